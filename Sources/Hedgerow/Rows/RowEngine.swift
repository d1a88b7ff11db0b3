/// The geometry of a list along its scroll axis: which row is where, at a cost that hardly grows with the list.
///
/// The engine knows extents and nothing of views. The layout order is: list header; for each section its header, its
/// rows, its footer; list footer. Offsets are points from the start of the list header. Spans are half-open: what ends
/// at an offset is not at it, and what has no extent contains nothing.
///
/// Each row has a `RowHandle` that stays right through every edit. Extents may be estimates (`RowExtent`), and
/// `totals` says how much of the whole is one.
///
/// It is a value. A copy shares its memory with the original until one of them is changed, and the first change of a
/// shared engine copies it, in O(*n*). Changing an engine that nobody shares copies nothing. Every throwing call checks
/// first, the section before the row, and changes nothing when it throws.
///
/// In the costs below *n* is the number of rows plus twice the number of sections. A million sections of one row are
/// as good as one section of a million rows. The engine holds about 22 bytes for a row when it is built in one go, and
/// up to about 32 after many edits, handle included.
public struct RowEngine {
  var tree: RowTree
  var listHeader = RowExtent.zero
  var listFooter = RowExtent.zero

  /// Makes an engine without sections.
  public init() {
    tree = RowTree()
  }

  /// What rows and sections are held by, ready to be changed: copied first if another engine shares it.
  mutating func ownTree() -> RowTree {
    if !isKnownUniquelyReferenced(&tree) { tree = RowTree(copying: tree) }
    return tree
  }
}

// The tree is changed only while a single engine holds it, so engines on two threads never meet in one that changes.
extension RowEngine: @unchecked Sendable {}

extension RowEngine: CustomStringConvertible {
  /// The counts and the extent, as in `40 rows in 2 sections, 1760.0 points`.
  public var description: String {
    let totals = totals
    let estimate = totals.estimatedExtent > 0 ? " (\(totals.estimatedExtent) estimated)" : ""
    return "\(totals.rows) rows in \(totals.sections) sections, \(totals.extent) points\(estimate)"
  }
}
