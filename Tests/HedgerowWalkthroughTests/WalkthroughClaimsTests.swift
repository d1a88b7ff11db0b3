import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@testable import HedgerowWalkthroughs

/// What the walkthroughs say in words beside what they print.
@Suite("Claims of the walkthroughs")
struct WalkthroughClaimsTests {
  @Test("A controller has no owner but the one above it, and a view in no tree has none")
  func owners() throws {
    let (_, node) = try hierarchy("window>Tabs.view>Mail.view>helper")
    #expect(node.controller("Mail").owningController === node.controller("Tabs"))
    #expect(node.controller("Tabs").owningController == nil)
    #expect(ViewNode().owningController == nil)
  }

  @Test("Siblings in front of a helper are never looked at")
  func siblingsInFront() throws {
    let (_, node) = try hierarchy("window>(rear[list], helper, front[list])")
    #expect(node["helper"].nearest(ListNode.self).match === node["rear"])
  }

  @Test("In a sibling's subtree the match nearest its top counts, and one inside a match does not")
  func nearestTheTop() throws {
    let (_, node) = try hierarchy("window>(page>outer[SV]>inner[SV], helper)")
    #expect(node["helper"].nearest(ScrollNode.self).match === node["outer"])
  }

  @Test("A path is a value: it names the way after the view has gone")
  func pathOutlives() throws {
    let (window, node) = try hierarchy("window>page>inbox[list]")
    let path = node["inbox"].hierarchyPath()
    node["inbox"].removeFromSuperview()
    #expect(path.description == #"Window/View "page"/List "inbox""#)
    #expect(path.resolve(from: window) == nil)
  }

  @Test(
    "A target and the row that it points at may be set in either order, and a refusal clears the target",
    arguments: [true, false])
  func targetAndData(isTargetFirst: Bool) throws {
    let registry = ListRegistry()
    let screen = ItemsScreen(.items, in: registry)
    let window = WindowNode(width: 390, height: 600) { ControllerNode("Items") { screen.list } }
    let row = RowPath(section: 0, row: 20)
    if isTargetFirst { screen.target = ListTarget(.row(row), at: .end) }
    try screen.list.update { $0.insertRows(at: [row]) }
    if !isTargetFirst { screen.target = ListTarget(.row(row), at: .end) }
    window.settle()
    #expect(screen.list.contentOffset.y == 324)
    #expect(screen.target == nil)

    screen.target = ListTarget(.row(99))
    window.settle()
    #expect(screen.target != nil)
    try screen.list.reload([5])
    window.settle()
    #expect(screen.target == nil)
  }

  @Test("A binding lasts as long as its token")
  func token() {
    let registry = ListRegistry()
    var screen: ItemsScreen? = ItemsScreen(.items, in: registry)
    weak let list = screen?.list
    screen = nil
    #expect(list == nil)
    #expect(!registry.pass())
    #expect(registry.description == "no lists")
  }
}
