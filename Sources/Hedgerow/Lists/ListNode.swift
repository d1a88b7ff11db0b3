public import Foundation

/// A list: a scrolling view that shows rows.
open class ListNode: ScrollNode {
  /// Makes a list in no tree; its kind is a table unless set.
  public override init(_ identifier: String? = nil, frame: CGRect = .zero) {
    super.init(identifier, frame: frame)
    kind = .table
  }
}
