import Foundation

/// Content that is shorter than the viewport.
extension ListNode {
  /// Where rows lie that do not fill the viewport.
  public enum ShortContent: Hashable, Sendable {
    /// At the start, as in a list of mails.
    case start
    /// At the end, as in a chat: what is free lies before them, and is part of the content.
    case end
  }

  /// Sets how much lies free before the rows to what it is now.
  final func fillShortContent() {
    let axis = mainScrollAxis
    let insets = scrollInsets
    let room = bounds.size.extent(along: axis) - insets.start(along: axis) - insets.end(along: axis)
    let content = geometry.totalExtent - freeExtent
    let free = shortContent == .end ? max(0, room - content) : 0
    guard free != freeExtent else { return }
    let header = RowExtent.measured(ownHeaderExtent + free)
    guard (try? rows.resizeListHeader(to: header)) != nil else { return }
    grid?.resizeListHeader(to: header)
    freeExtent = free
  }
}
