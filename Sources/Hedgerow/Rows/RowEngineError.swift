/// Why a row engine refused a call.
///
/// What was refused changed nothing.
public enum RowEngineError: Error, Equatable, Sendable {
  /// There is no such section.
  case badSection(Int, count: Int)
  /// There is a section, but no such row in it.
  case outOfBounds(row: Int, count: Int, section: Int)
  /// An extent is negative, infinite or not a number.
  case badExtent(Double, of: RowElement)
  /// A number of rows is negative.
  case negativeCount(Int)
  /// The engine would have to hold more than it can number: sections count twice, rows once.
  case tooMany(limit: Int)
}

extension RowEngineError: CustomStringConvertible {
  /// What was asked for, what there is, and what to do.
  public var description: String {
    switch self {
    case .badSection(let section, let count):
      "section \(section) of \(count): "
        + (count == 0 ? "there are no sections" : "sections run from 0 to \(count - 1)") + "; nothing was changed"
    case .outOfBounds(let row, let count, let section):
      "row \(row) of \(count) in section \(section): "
        + (count == 0 ? "the section has no rows" : "rows run from 0 to \(count - 1)") + "; nothing was changed"
    case .badExtent(let points, let element):
      "extent \(points) for the \(element): an extent is a finite number of points, zero or more; nothing was changed"
    case .negativeCount(let count):
      "\(count) rows: a number of rows is zero or more; nothing was changed"
    case .tooMany(let limit):
      "too many rows: a row engine holds \(limit) rows, a section counting as two more; nothing was changed"
    }
  }
}
