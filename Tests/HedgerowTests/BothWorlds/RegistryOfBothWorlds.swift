import Foundation
import Hedgerow
import Testing

extension BothWorlds {
  @MainActor @Suite struct Registry {
    /// A list of rows 44 points long in a window, 100 points high.
    private func shown(rows: Int = 50) throws -> (tree: Tree, list: World.List) {
      let tree = try World.tree("window(0,0,300,600)>root(0,0,300,600)>L[list](0,0,300,100)")
      let list = try #require(tree["L"] as? World.List)
      try World.show(rows, in: list)
      return (tree, list)
    }

    @Test func `a list is reached by its tag and moves for a request`() throws {
      let registry = ListRegistry()
      let (tree, list) = try shown()
      try registry.register(list, as: "a")
      #expect(registry["a"] === list)
      #expect(registry.list("a", as: World.List.self) === list)
      #expect(registry.tags(visibleOnly: true) == ["a"])
      let request = registry.scroll("a", to: .row(10), at: .start)
      registry.pass()
      #expect(request.outcome == .settled(from: 0, to: 440))
      #expect(list.contentOffset.y == 440)
      tree["root"].isHidden = true
      #expect(registry.tags(visibleOnly: true).isEmpty)
      withExtendedLifetime(tree) {}
    }

    @Test func `a request waits for the list, for a window and for the row`() throws {
      let registry = ListRegistry()
      let request = registry.scroll("a", to: .row(70), at: .start)
      registry.pass()
      #expect(request.need == .list)
      let (tree, list) = try shown()
      list.removeFromSuperview()
      try registry.register(list, as: "a")
      registry.pass()
      #expect(request.need == .window)
      tree["root"].addSubview(list)
      registry.pass()
      #expect(request.need == .row)
      try World.show(80, in: list)
      registry.pass()
      #expect(request.outcome == .settled(from: 0, to: 3080))
    }

    @Test func `what is not there is refused with the offset untouched`() throws {
      let registry = ListRegistry()
      let (tree, list) = try shown()
      try registry.register(list, as: "a")
      list.contentOffset.y = 30
      let bad = registry.scroll("a", to: .row(-1), when: .now)
      #expect(bad.outcome == .refused(.negative(RowPath(section: 0, row: -1))))
      let far = registry.scroll("a", to: .row(50), when: .now)
      #expect(far.outcome == .refused(.outOfBounds(row: 50, of: 50, section: 0)))
      let section = registry.scroll("a", to: .row(RowPath(section: 3, row: 0)), when: .now)
      #expect(section.outcome == .refused(.badSection(3, of: 1)))
      #expect(registry.scroll("x", to: .start, when: .now).outcome == .refused(.unknownTag("x")))
      #expect(list.contentOffset.y == 30)
      withExtendedLifetime(tree) {}
    }

    @Test func `edges and offsets are brought into what the content allows`() throws {
      let registry = ListRegistry()
      let (tree, list) = try shown()
      try registry.register(list, as: "a")
      #expect(registry.scroll("a", to: .end, when: .now).outcome == .settled(from: 0, to: 2100))
      #expect(registry.scroll("a", to: .last, at: .end, when: .now).outcome == .alreadyThere)
      let beyond = registry.scroll("a", to: .offset(CGPoint(x: 0, y: -50)), when: .now)
      #expect(beyond.outcome == .clamped(shortBy: 50))
      #expect(list.contentOffset.y == 0)
      withExtendedLifetime(tree) {}
    }

    @Test func `a tag moved away keeps its offset`() throws {
      let registry = ListRegistry()
      let (tree, list) = try shown()
      try registry.register(list, as: "a")
      list.contentOffset.y = 300
      try registry.move(list, to: "b")
      #expect(list.contentOffset.y == 0)
      try registry.move(list, to: "a")
      #expect(list.contentOffset.y == 300)
      withExtendedLifetime(tree) {}
    }

    @Test func `lists are told apart by the controller that owns them`() throws {
      let registry = ListRegistry()
      let tree = try World.tree("window>(c1.view>(L1[list],L2[list]), c2.view>L3[list])")
      for name in ["L1", "L2", "L3"] {
        try registry.register(#require(tree[name] as? World.List), as: ListTag(name))
      }
      let (first, second) = (try #require(tree.controllers["c1"]), try #require(tree.controllers["c2"]))
      #expect(registry.lists(ownedBy: first).count == 2)
      #expect(registry.onlyList(ownedBy: first).match == nil)
      #expect(registry.onlyList(ownedBy: second).match === tree["L3"])
    }

    @Test func `a probe registers what it covers, follows a replacement and lets go when it leaves`() throws {
      let registry = ListRegistry()
      let tree = try World.tree("window>root>(first[list], second[list])")
      let (first, second) = (tree["first"], tree["second"])
      second.removeFromSuperview()
      let probe = World.probe(as: "a", in: registry)
      tree["root"].addSubview(probe)
      #expect(registry["a"] === first)
      #expect(World.searches(of: probe) == 1)
      tree["root"].insertSubview(second, aboveSubview: first)
      first.removeFromSuperview()
      World.treeChanged(around: probe)
      #expect(registry["a"] === second)
      #expect(World.searches(of: probe) == 2)
      probe.removeFromSuperview()
      #expect(registry["a"] == nil)
      #expect(registry.count == 0)
    }

    @Test func `a probe has no size, is never hit and no element of accessibility`() {
      let probe = World.probe(as: "a", in: ListRegistry())
      #expect(probe.frame.size == .zero)
      #expect(!World.isInTheWay(probe))
    }

    @Test func `a probed list that is let go is released, and its probe with it`() throws {
      let registry = ListRegistry()
      weak var released: World.Node?
      weak var releasedProbe: World.Node?
      for _ in 0..<50 {
        do {
          let tree = try World.tree("window>root>L[list]")
          let probe = World.probe(as: "a", in: registry)
          tree["root"].addSubview(probe)
          #expect(registry["a"] === tree["L"])
          released = tree["L"]
          releasedProbe = probe
        }
        #expect(released == nil)
        #expect(releasedProbe == nil)
        #expect(registry["a"] == nil)
        #expect(registry.count == 0)
      }
    }

    @Test func `a number of rows is asked of the list through the protocol alone`() throws {
      let (tree, list) = try shown(rows: 7)
      let scrollable: any Scrollable = list
      let rows = try #require(scrollable as? any RowScrollable)
      #expect(rows.rowSectionCount == 1)
      #expect(rows.rowCount(inShownSection: 0) == 7)
      #expect(rows.span(ofShownRow: RowPath(section: 0, row: 2)) == 88..<132)
      #expect(rows.lastShownRow == RowPath(section: 0, row: 6))
      withExtendedLifetime(tree) {}
    }
  }
}
