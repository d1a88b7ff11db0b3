import Foundation
import Hedgerow
import Testing

extension BothWorlds {
  @MainActor @Suite struct Filters {
    static let line =
      "win>(t0(hidden)>l0[list](identifier=\"page\"), t1>l1[list](identifier=\"page\"), "
      + "grid[collection], carousel[SV axis=H], text[text], frozen[SV axis=V](scrollEnabled=false), plain)"

    nonisolated static let filters: [(SearchFilter, String)] = [
      (.list, "l0 l1 grid"),
      (.scrolls, "l0 l1 grid carousel text frozen"),
      (.kind(.collection), "grid"),
      (.kind(.table), "l0 l1"),
      (.axis(.horizontal), "carousel"),
      ([.scrolls, .notTextInput, .scrollEnabled], "l0 l1 grid carousel"),
      (.identifier("page"), "l0 l1"),
      ([.identifier("page"), .visible], "l1"),
      ([.list, .visible], "l1 grid"),
      ([.list, .inWindow], "l0 l1 grid"),
      ([.list, .excluding(World.ScrollView.self)], ""),
      (.scrolls.and(.kind(.textInput)), "text"),
    ]

    @Test(arguments: filters)
    func `a filter lets through what satisfies all its conditions`(filter: SearchFilter, expected: String) throws {
      let tree = try World.tree(Self.line)
      show(tree.root)
      let found: [World.Node] = tree.root.allDescendants(matching: filter)
      #expect(tree.names(of: found) == expected)
      #expect(tree.root.firstDescendant(matching: filter) === found.first)
    }

    @Test func `a hidden twin is told from the shown one, also after they changed places`() throws {
      let tree = try World.tree(Self.line)
      show(tree.root)
      let page: SearchFilter = [.identifier("page"), .visible]
      #expect(try tree.root.onlyDescendant(ofType: World.Node.self, matching: page) === tree["l1"])
      tree["t0"].isHidden = false
      tree["t1"].isHidden = true
      #expect(try tree.root.onlyDescendant(ofType: World.Node.self, matching: page) === tree["l0"])
    }

    nonisolated static let rejections: [(String, SearchFilter, String)] = [
      ("l0", .visible, "is inside t0, which is hidden"), ("t0", .visible, "is hidden"),
      ("l1", .axis(.horizontal), "scrolls vertical, not horizontal"), ("plain", .axis(.vertical), "does not scroll"),
      ("l1", .kind(.collection), "is a table, not a collection"), ("carousel", .list, "is no list"),
      ("frozen", .scrollEnabled, "can't be scrolled by the user"), ("text", .notTextInput, "is a text input"),
      ("grid", .identifier("page"), "is not called \"page\""),
    ]

    @Test(arguments: rejections)
    func `a filter says which condition keeps a view out`(name: String, filter: SearchFilter, reason: String) throws {
      let tree = try World.tree(Self.line)
      show(tree.root)
      let reason = reason.replacingOccurrences(of: "t0", with: tree["t0"].hierarchyName)
      #expect(filter.rejection(of: tree[name]) == reason)
      #expect(!filter.accepts(tree[name]))
    }

    @Test func `outside of a window nothing is in a window or visible`() throws {
      let tree = try World.tree("root>list[list]")
      #expect(SearchFilter.inWindow.rejection(of: tree["list"]) == "is in no window")
      #expect(SearchFilter.visible.rejection(of: tree["list"]) == "is in no window")
      #expect(SearchFilter.any.accepts(tree["list"]))
    }

    /// A window of UIKit is hidden until it is shown.
    private func show(_ window: World.Node) { window.isHidden = false }
  }
}
