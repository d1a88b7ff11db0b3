/// A piece of a list: what stands at some offset.
public enum RowElement: Hashable, Sendable {
  /// The header of the whole list, before the first section.
  case listHeader
  /// The header of a section.
  case header(section: Int)
  /// A row.
  case row(RowPath)
  /// The footer of a section.
  case footer(section: Int)
  /// The footer of the whole list, behind the last section.
  case listFooter

  /// The section that the piece belongs to; `nil` for header and footer of the list.
  public var section: Int? {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    case .listHeader, .listFooter: nil
    }
  }
}

extension RowElement: CustomStringConvertible {
  /// What the piece is, in words, as in `row (0, 12)` and `header of section 3`.
  public var description: String {
    switch self {
    case .listHeader: "list header"
    case .header(let section): "header of section \(section)"
    case .row(let path): "row \(path)"
    case .footer(let section): "footer of section \(section)"
    case .listFooter: "list footer"
    }
  }
}
