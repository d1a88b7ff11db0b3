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
}
