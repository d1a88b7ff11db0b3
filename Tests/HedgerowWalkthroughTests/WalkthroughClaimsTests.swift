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

  @Test(
    "What is in view stays at any offset, where scrolling the topmost back to the top misses by what was cut",
    arguments: [0.25, 13, 43.5, 1000, 1001.75, 3786])
  func missedByWhatIsCut(offset: Double) throws {
    let held = try NumbersScreen((1...100).reversed())
    held.list.contentOffset.y = offset
    #expect(try movement(in: held.source) { try held.add() }.hasSuffix("moved by 0.0 points"))

    let other = try NumbersScreen((1...100).reversed())
    other.list.contentOffset.y = offset
    other.list.placeKeeping = .off
    let moved = try movement(in: other.source) {
      let topmost = try #require(other.source.visibleIDs.max())
      try other.add()
      other.list.scroll(to: .id(topmost), at: .start)
    }
    #expect(moved.hasSuffix("moved by \(offset.truncatingRemainder(dividingBy: 44)) points"))
  }

  @Test("The reader stays with the rows that kept their order, and not with the one that moved away")
  func movedRow() throws {
    let screen = try NumbersScreen((1...100).reversed())
    screen.list.contentOffset.y = 1000
    try screen.source.move(78, after: 1)
    #expect(screen.title == "79 ~ 64")
    #expect(screen.list.contentOffset.y == 956)
  }

  @Test("The row that has the focus counts before all others, and a row that may not be held on to does not count")
  func focusAndOptOut() throws {
    let screen = try NumbersScreen((1...100).reversed())
    screen.list.contentOffset.y = 1000
    screen.source.focusedID = 70
    try screen.source.resize(75, to: 100)
    // The rows before the focus gave way.
    #expect(screen.list.contentOffset.y == 1056)

    let other = try NumbersScreen((1...100).reversed())
    other.list.contentOffset.y = 1000
    other.list.mayAnchor = { $0.row != 22 }
    try other.source.resize(78, to: 100)
    #expect(other.list.contentOffset.y == 1056)
    #expect(other.source.path(of: 77).flatMap { other.list.rect(of: $0) }?.minY == 1068)
  }

  @Test("A list goes on slowing down over the rows that it was on, and an animated scroll ends at its row")
  func motion() throws {
    func screen() throws -> (NumbersScreen, WindowNode) {
      let screen = try NumbersScreen((1...100).reversed())
      return (screen, WindowNode(width: 390, height: 600) { ControllerNode("Items") { screen.list } })
    }
    let (still, stillWindow) = try screen()
    let (fed, fedWindow) = try screen()
    for (screen, window) in [(still, stillWindow), (fed, fedWindow)] {
      try window.flick(from: CGPoint(x: 195, y: 500), velocity: CGPoint(x: 0, y: -1500))
      window.advance(by: 0.2)
      #expect(screen.list.phase == .decelerating)
      if screen === fed { try screen.add() }
      #expect(screen.list.phase == .decelerating)
      window.settle()
    }
    #expect(fed.title == still.title)
    #expect(abs(fed.list.contentOffset.y - 440 - still.list.contentOffset.y) < 1e-6)

    var outcome: ScrollOutcome?
    fed.list.scroll(to: .id(20), at: .start, animated: true) { outcome = $0 }
    fedWindow.advance(by: 0.1)
    try fed.add()
    fedWindow.settle()
    #expect(fed.source.position.id == 20)
    #expect(fed.source.position.distance == 0)
    #expect(outcome?.description.hasPrefix("settled") == true)
  }
}
