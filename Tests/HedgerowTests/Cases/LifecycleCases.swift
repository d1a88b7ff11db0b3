import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with what comes and goes, each reduced to its one right answer.
@Suite("Lifecycle cases")
struct LifecycleCases {
  final class Tab: ControllerNode {
    var appeared = 0
    var shown = 0
    var hidden = 0
    override func viewDidAppear() { appeared += 1 }
    override func viewVisibilityDidChange() {
      if view.isVisible { shown += 1 } else { hidden += 1 }
    }
  }

  @Test("191: tabs that are only hidden all appear at launch, and what a switch changes is what is visible")
  func tabs() {
    let tabs = (0..<3).map { Tab("tab\($0)") }
    let bar = ControllerNode("Tabs") { for tab in tabs { tab } }
    func select(_ index: Int) {
      for (other, tab) in tabs.enumerated() where other != index { tab.view.isHidden = true }
      tabs[index].view.isHidden = false
    }
    select(0)
    let window = WindowNode(width: 390, height: 844, rootController: bar)
    window.settle()
    #expect(tabs.map(\.appeared) == [1, 1, 1])
    #expect(tabs.map(\.shown) == [1, 0, 0])
    #expect(tabs.map(\.hidden) == [0, 0, 0])
    select(1)
    window.settle()
    #expect(tabs.map(\.shown) == [1, 1, 0])
    #expect(tabs.map(\.hidden) == [1, 0, 0])
    select(0)
    window.settle()
    #expect(tabs.map(\.appeared) == [1, 1, 1])
    #expect(tabs.map(\.shown) == [2, 1, 0])
    #expect(tabs.map(\.hidden) == [1, 1, 0])
  }

  /// A row that shows a view which is not its own, and lets go only of what it still has.
  final class HostingRow: ViewNode, ReusableRow {
    let content = ViewNode("content")
    var hosted: ViewNode?
    override func didMoveToSuperview() { if content.superview == nil { addSubview(content) } }
    func show(_ view: ViewNode) {
      hosted = view
      content.addSubview(view)
    }
    func prepareForReuse() {
      if let hosted { content.removeSubview(hosted) }
      hosted = nil
    }
  }

  @Test("188: a reused row removes only what is still its own, so that content which has moved on stays")
  func movedOnContent() {
    let controller = ControllerNode("Hosted")
    let hosted = controller.view
    let (a, b) = (HostingRow("A"), HostingRow("B"))
    let list = ListNode("list", rows: 2, rowHeight: 44, frame: CGRect(x: 0, y: 0, width: 100, height: 88))
    list.addSubview(a)
    list.addSubview(b)
    a.show(hosted)
    b.show(hosted)
    a.prepareForReuse()
    #expect(hosted.superview === b.content)
    #expect(hosted.owningController === controller)
    #expect(hosted.isDescendant(of: b))
    #expect(a.content.subviews.isEmpty)
  }

  @Test("193: rows that come before the first layout are there at the first layout, with no error")
  func updateBeforeWindow() throws {
    let list = ListNode("list", rows: 10, rowHeight: 44, frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let report = try list.update { $0.insertRows(at: (0..<5).map { RowPath(section: 0, row: $0) }) }
    #expect(report.newRowCount == 15)
    let window = WindowNode()
    window.addSubview(list)
    window.settle()
    #expect(list.rowCount == 15)
    #expect(list.contentSize.height == 660)
  }

  @Test("197: the focus stays with its row when older rows arrive, and so does the row on the screen")
  func focus() throws {
    final class FocusList: ListNode {
      var changes = 0
      override func focusDidChange(from old: RowHandle?, to new: RowHandle?) { changes += 1 }
    }
    let list = FocusList(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    list.extents = .uniform(row: 50)
    let source = try RowSource(list, ids: (0..<10).map { "r\($0)" })
    source.focusedID = "r4"
    #expect(list.changes == 1)
    list.changes = 0
    try source.prepend((0..<5).map { "new \($0)" })
    #expect(source.focusedID == "r4")
    #expect(list.focusedRow == RowPath(0, 9))
    #expect(list.contentOffset.y == 250)
    #expect(list.changes == 0)
    try source.remove(["r4"])
    #expect(list.focusedRow == nil)
    #expect(list.changes == 1)
  }
}
