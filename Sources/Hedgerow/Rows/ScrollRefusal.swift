/// Why a scroll was refused.
///
/// The offset is untouched.
public enum ScrollRefusal: Error, Hashable, Sendable {
  /// The row belongs to a page that is not loaded.
  case notLoaded
  /// The row is in the data, and the list has not shown that data yet.
  case notDisplayed
  /// The tag is known, and no list has it now.
  case notAttached(tag: String)
  /// No list ever had the tag.
  case unknownTag(String)
  /// Several lists are meant; here are their paths.
  case ambiguous([String])
  /// No row has the identity.
  case unknownID(String)
  /// There is no row to be the last one.
  case empty
  /// The section or the row has a negative number.
  case negative(RowPath)
  /// There are only so many sections.
  case badSection(Int, of: Int)
  /// There are only so many rows in the section.
  case outOfBounds(row: Int, of: Int, section: Int)
  /// The view to be shown is not inside what scrolls.
  case notInside
  /// The offset, the rectangle or the alignment holds a number that is not finite.
  case notFinite
}

extension ScrollRefusal: CustomStringConvertible {
  /// The reason and, where there is something to be done, what: as in `section 26 of 25`.
  public var description: String {
    switch self {
    case .notLoaded: "the row is not loaded; load its page first"
    case .notDisplayed: "the list does not show the row yet; ask again after its next update, or let a request wait"
    case .notAttached(let tag): "no list has the tag “\(tag)” now; a request that may wait waits for one"
    case .unknownTag(let tag): "no list ever had the tag “\(tag)”; register one, or check the spelling"
    case .ambiguous(let paths):
      "\(paths.count) lists are meant: \(paths.joined(separator: ", ")); ask from inside one of them, or by tag"
    case .unknownID(let id): "no row has the id \(id)"
    case .empty: "the list has no rows"
    case .negative(let path): "negative number in \(path); sections and rows are counted from 0"
    case .badSection(let section, let count): "section \(section) of \(count)"
    case .outOfBounds(let row, let count, let section): "row \(row) of \(count) in section \(section)"
    case .notInside: "the view is not inside what scrolls; ask the view that encloses it"
    case .notFinite: "a number is not finite; give finite points"
    }
  }
}
