import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// `nearest` beside its definition, written down a second time.
@Suite("The nearest view, beside an oracle")
struct NearestOracleTests {
  /// The matches of a subtree that are nearest its root.
  private func shallowest(_ view: ViewNode, _ isMatch: (ViewNode) -> Bool) -> [ViewNode] {
    var level = [view]
    while !level.isEmpty {
      let matches = level.filter(isMatch)
      if !matches.isEmpty { return matches }
      level = level.flatMap(\.subviews)
    }
    return []
  }

  private func naive(_ view: ViewNode, _ isMatch: (ViewNode) -> Bool) -> [ViewNode] {
    guard let parent = view.superview, let index = parent.subviews.firstIndex(of: view) else { return [] }
    return naive(from: parent, below: index, of: view, isMatch)
  }

  private func naive(
    from parent: ViewNode, below index: Int, of helper: ViewNode, _ isMatch: (ViewNode) -> Bool
  ) -> [ViewNode] {
    for sibling in parent.subviews[..<index].reversed() {
      let matches = shallowest(sibling, isMatch)
      if matches.count < 2 {
        if matches.isEmpty { continue }
        return matches
      }
      let under = matches.filter { match in
        guard let place = helper.convert(helper.bounds.origin, to: match) else { return false }
        let inside = CGPoint(x: place.x - match.bounds.origin.x, y: place.y - match.bounds.origin.y)
        return inside.x >= 0 && inside.y >= 0 && inside.x < match.bounds.width && inside.y < match.bounds.height
      }
      return under.isEmpty ? matches : under
    }
    if isMatch(parent) { return [parent] }
    guard let above = parent.superview, let place = above.subviews.firstIndex(of: parent) else { return [] }
    return naive(from: above, below: place, of: helper, isMatch)
  }

  @Test("by type and by filter it is what the definition says", arguments: 0..<40 as Range<UInt64>)
  func nearest(seed: UInt64) {
    let tree = RandomTree(seed: seed, count: 50)
    for view in tree.views {
      #expect(view.nearest(ScrollNode.self).candidates == naive(view) { $0 is ScrollNode })
      #expect(view.nearest(RedView.self).candidates == naive(view) { $0 is RedView })
      #expect(view.nearest(matching: .list).candidates == naive(view) { ($0 as? ScrollNode)?.kind.isList == true })
      #expect(
        view.nearest(matching: [.scrolls, .visible]).candidates == naive(view) { $0 is ScrollNode && $0.isVisible })
      let result = view.nearest(BlueScroll.self, includingSelf: true)
      #expect(result.candidates == (view is BlueScroll ? [view] : naive(view) { $0 is BlueScroll }))
    }
  }

  @Test("matches inside a match do not count, and of several at one depth the one under the helper does")
  func geometry() throws {
    let (_, node) = try hierarchy(
      "top>(pages>(l[SV](0,0,100,100)>inner[SV](0,0,9,9), r[SV](100,0,100,100)), helper(150,50,0,0))")
    #expect(node["helper"].nearest(ScrollNode.self).match === node["r"])
    node["helper"].frame.origin.x = 99
    #expect(node["helper"].nearest(ScrollNode.self).match === node["l"])
    node["helper"].frame.origin.x = 200
    let result = node["helper"].nearest(ScrollNode.self)
    #expect(result.match == nil)
    #expect(result.candidates == [node["l"], node["r"]])
    let error = #expect(throws: SearchError.self) { _ = try result.get() }
    #expect(
      error?.description == """
        ambiguous: 2 of type ScrollNode.
          View "top"/View "pages"/Scroll "l"
          View "top"/View "pages"/Scroll "r"
        Ask from inside one of them (nearest), or by tag.
        """)
  }

  @Test("siblings in front are never looked at, nor what is inside the helper")
  func inFront() throws {
    let (_, node) = try hierarchy("top>(back[SV], helper>own[SV], front[SV])")
    #expect(node["helper"].nearest(ScrollNode.self).match === node["back"])
    node["back"].removeFromSuperview()
    let result = node["helper"].nearest(ScrollNode.self)
    #expect(result.candidates == [])
    #expect("\(result)" == "0 of type ScrollNode among 1 view. Nothing came near.")
  }

  @Test("a helper in no tree finds nothing, and says so")
  func alone() {
    #expect(throws: SearchError.self) { try ViewNode().nearest(ScrollNode.self).get() }
  }
}
