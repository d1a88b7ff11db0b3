public import Foundation

/// Where a scroll goes.
public enum ScrollDestination: Hashable, Sendable {
  /// A row. The section is validated before the row, both before any arithmetic, when the destination is used.
  case row(RowPath)
  /// The row, or the view, with an identity.
  case id(RowID)
  /// A whole section, with its header and footer; it may have no rows.
  case section(Int)
  /// The start of the content. It is an edge, not a row: never refused, also with no rows at all.
  case start
  /// The end of the content. It is an edge, not a row: never refused, also with no rows at all.
  case end
  /// The last row of the last section that has one, looked for when the destination is used; refused when there is none.
  case last
  /// A content offset, in points; only the axes along which the view scrolls count.
  case offset(CGPoint)
  /// A rectangle in content coordinates, in points; only the axes along which the view scrolls count.
  case rect(CGRect)

  /// A row by its number in a section, the first one unless said otherwise.
  public static func row(_ row: Int, section: Int = 0) -> ScrollDestination {
    .row(RowPath(section: section, row: row))
  }

  /// The row, or the view, with an identity.
  public static func id<ID: Hashable & Sendable>(_ id: ID) -> ScrollDestination { .id(RowID(id)) }
}

/// The identity of a row: any hashable value, a UUID or a number or a name.
public struct RowID: Hashable, Sendable, CustomStringConvertible {
  /// The value.
  public let base: any Hashable & Sendable

  /// Wraps a value; wrapping a `RowID` gives that one.
  public init<ID: Hashable & Sendable>(_ id: ID) { base = (id as? RowID)?.base ?? id }

  /// Whether the two wrap equal values of one type.
  public static func == (first: RowID, second: RowID) -> Bool { AnyHashable(first.base) == AnyHashable(second.base) }

  /// Feeds the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// The value in words.
  public var description: String { String(describing: base) }
}

extension ScrollDestination: CustomStringConvertible {
  /// As it is written: "row (0, 12)", "section 3", "start".
  public var description: String {
    switch self {
    case .row(let path): "row \(path)"
    case .id(let id): "id \(id)"
    case .section(let section): "section \(section)"
    case .start: "start"
    case .end: "end"
    case .last: "last row"
    case .offset(let point): "offset (\(inPoints(Double(point.x))), \(inPoints(Double(point.y))))"
    case .rect(let rect): "rectangle \(rect.shortDescription)"
    }
  }
}
