import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with finding the right scroll view, each reduced to a tree and its one right answer.
@Suite("Search cases")
struct SearchCases {
  @Test("1: the inner scroll view beside a helper is nearer than the outer one that a search from the top gives")
  func innerBesideHelper() throws {
    let (win, node) = try hierarchy(
      "win>vc.view>outer[SV]>content>(label0, innerHost>(inner[SV]>label1), probeHost>probe)")
    #expect(node["probe"].nearest(ScrollNode.self).match === node["inner"])
    #expect(win.firstDescendant(ofType: ScrollNode.self) === node["outer"])
    #expect(win.allDescendants(ofType: ScrollNode.self).map(\.identifier) == ["outer", "inner"])
  }

  @Test("2: each helper of a page of carousels has its own carousel, time after time, and the page only by its axis")
  func carousels() throws {
    let (_, node) = try hierarchy(
      "page[SV axis=V]>stack>(row0>(h0[SV axis=H],p0), row1>(h1[SV axis=H],p1), row2>(h2[SV axis=H],p2))")
    for _ in 0..<100 {
      for index in 0...2 {
        #expect(node["p\(index)"].nearest(ScrollNode.self).match === node["h\(index)"])
      }
    }
    #expect(node["p1"].nearest(ScrollNode.self, matching: .axis(.vertical)).match === node["page"])
  }

  @Test("4: of three lists in one controller the first match drives the wrong one, the nearest the right one")
  func threeListsInOneController() throws {
    let (_, node) = try hierarchy("win>vc.view>(c1>(L1[list],k1), c2>(L2[list],k2), c3>(L3[list],k3))")
    let inController = node["k2"].owningController?.view.firstDescendant(ofType: ListNode.self)
    #expect(inController === node["L1"], "the trap")
    for index in 1...3 {
      #expect(node["k\(index)"].nearest(ListNode.self).match === node["L\(index)"])
    }
    let error = #expect(throws: SearchError.self) { try node["vc.view"].onlyDescendant(ofType: ListNode.self) }
    guard case .ambiguous(let ambiguity) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(ambiguity.count == 3)
  }

  @Test(
    "5: a list that changed from a table to a collection is still found as a list, and a search for a table says why not"
  )
  func backingChanged() throws {
    for (kind, table) in [("table", true), ("collection", false)] {
      let (root, node) = try hierarchy("root>host>X[\(kind)]")
      #expect(root.firstDescendant(matching: .list) === node["X"])
      #expect((root.firstDescendant(matching: .kind(.table)) === node["X"]) == table)
      guard !table else { continue }
      let error = #expect(throws: SearchError.self) { _ = try root.onlyDescendant(matching: .kind(.table)) }
      guard case .notFound(let miss) = error else { return #expect(Bool(false), "\(error as Any)") }
      #expect(miss.nearMissCount == 1)
      #expect(miss.nearMisses.first?.path.resolve(from: root) === node["X"])
      #expect(
        miss.description
          == "0 of type ViewNode (table) among 2 views; 1 near:\n  "
          + #"View "root"/View "host"/List "X" is a collection, not a table"#)
    }
  }

  final class Grow: ScrollNode {}
  final class Page: ScrollNode {}

  @Test("7: a text that grows inside its own scroll view finds the page when that class is left out")
  func growingText() throws {
    let (_, node) = try hierarchy(
      "page[SV,class=Page]>cell>grow[SV,class=Grow]>text[text]", classes: ["Page": { Page($0) }, "Grow": { Grow($0) }])
    let text = node["text"]
    #expect(text.enclosing(ScrollNode.self) === node["grow"])
    #expect(text.enclosing(ScrollNode.self, matching: .excluding(Grow.self)) === node["page"])
    #expect(text.enclosing(ScrollNode.self, matching: [.excluding(Grow.self), .excluding(Page.self)]) == nil)
  }

  @Test("8: a private scroll view that the system put into each cell can be passed over")
  func privateInCell() throws {
    let (_, node) = try hierarchy("table[table,SV]>cell>priv[SV,private,scrollEnabled=false]>contentView>field")
    let field = node["field"]
    #expect(field.enclosing(ScrollNode.self) === node["priv"])
    #expect(field.enclosing(ScrollNode.self, matching: .notPrivate) === node["table"])
    #expect(field.enclosing(ScrollNode.self, matching: .scrollEnabled) === node["table"])
    #expect(field.enclosing(matching: .kind(.table)) === node["table"])
    #expect(field.enclosing(ListNode.self) === node["table"])
  }

  @Test("10: first, all and only are three answers, and only says which candidates there are or that there is none")
  func firstAndUnique() throws {
    let (root, node) = try hierarchy("root>(s0[SV],s1[SV])")
    #expect(root.firstDescendant(ofType: ScrollNode.self) === node["s0"])
    #expect(root.allDescendants(ofType: ScrollNode.self).map(\.identifier) == ["s0", "s1"])
    let error = #expect(throws: SearchError.self) { try root.onlyDescendant(ofType: ScrollNode.self) }
    guard case .ambiguous(let ambiguity) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(ambiguity.paths.map { $0.resolve(from: root) } == [node["s0"], node["s1"]])

    node["s1"].removeFromSuperview()
    #expect(try root.onlyDescendant(ofType: ScrollNode.self) === node["s0"])

    node["s0"].removeFromSuperview()
    #expect(root.firstDescendant(ofType: ScrollNode.self) == nil)
    #expect(root.allDescendants(ofType: ScrollNode.self).isEmpty)
    #expect(throws: SearchError.self) { try root.onlyDescendant(ofType: ScrollNode.self) }
  }

  @Test("11: the scroll view is inside the wrapper that has the name, and the receiver counts only when asked")
  func insideWrapper() throws {
    let (_, node) = try hierarchy("root>(wA>sA[SV], wB>mid>sB[SV])")
    #expect(node["wB"].firstDescendant(ofType: ScrollNode.self) === node["sB"])
    #expect(node["sB"].firstDescendant(ofType: ScrollNode.self, includingSelf: true) === node["sB"])
    #expect(node["sB"].firstDescendant(ofType: ScrollNode.self) == nil)
  }

  @Test(
    "13: a search in pre-order finds the scroll view where the way by first children misses it",
    arguments: [("root>(sv[SV],footer)", true), ("root>(header,sv[SV])", false), ("root>wrap>(sv[SV])", true)])
  func firstChildPath(notation: String, isOnFirstChildPath: Bool) throws {
    let (root, node) = try hierarchy(notation)
    var view: ViewNode? = root
    while let current = view, !(current is ScrollNode) { view = current.subviews.first }
    #expect((view === node["sv"]) == isOnFirstChildPath)
    #expect(root.firstDescendant(ofType: ScrollNode.self) === node["sv"])
  }

  @Test("14: the twin in a hidden tab is left out by a search for visible views, and follows the tab that is shown")
  func hiddenTwin() throws {
    let (_, node) = try hierarchy(
      #"win>tabs>(t0[hidden=true]>l0[list](identifier="page"), t1[hidden=false]>l1[list](identifier="page"))"#)
    let tabs = node["tabs"]
    #expect(try tabs.onlyDescendant(matching: [.identifier("page"), .visible]) === node["l1"])
    let error = #expect(throws: SearchError.self) { _ = try tabs.onlyDescendant(matching: .identifier("page")) }
    guard case .ambiguous(let ambiguity) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(ambiguity.count == 2)
    node["t0"].isHidden = false
    node["t1"].isHidden = true
    #expect(try tabs.onlyDescendant(matching: [.identifier("page"), .visible]) === node["l0"])
  }

  @Test(
    "16: a wrapper around the target, a clip or a host, does not keep its helper from it",
    arguments: [
      "v>(T[SV],helper)", "v>(clip>T[SV], helper)", "r>(v>(clip>T[SV]), helperHost>helper)",
      "r>(v>(clip>T[SV]), helperHost>helper, u>U[SV])",
    ])
  func wrappedTarget(notation: String) throws {
    let (_, node) = try hierarchy(notation)
    #expect(node["helper"].nearest(ScrollNode.self).match === node["T"])
  }
}
