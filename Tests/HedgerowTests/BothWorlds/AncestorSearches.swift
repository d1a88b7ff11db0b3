import Hedgerow
import Testing

extension BothWorlds {
  @MainActor @Suite struct Ancestors {
    static let line = "top>(page[SV]>cell>grow[class=Grow]>text[text], side>list[list]>row)"

    private func tree() throws -> Tree { try World.tree(Self.line, classes: ["Grow": { Grow() }]) }

    @Test func `ancestors run from the nearest to the top, the view itself only on request`() throws {
      let tree = try tree()
      #expect(tree.names(of: Array(tree["text"].ancestors())) == "grow cell page top")
      #expect(tree.names(of: Array(tree["text"].ancestors(includingSelf: true))) == "text grow cell page top")
      #expect(Array(tree.root.ancestors()).isEmpty)
    }

    @Test func `the enclosing view of a type is the nearest, and an excluded class is passed over`() throws {
      let tree = try tree()
      let text = tree["text"]
      #expect(tree.name(of: text.enclosing(World.ScrollView.self)) == "grow")
      #expect(tree.name(of: text.enclosing(World.ScrollView.self, includingSelf: true)) == "text")
      #expect(tree.name(of: text.enclosing(matching: [.scrolls, .excluding(Grow.self)])) == "page")
      #expect(tree.name(of: text.enclosing(World.ScrollView.self) { !($0 is Grow) }) == "page")
      #expect(text.enclosing(World.List.self) == nil)
      #expect(text.enclosing(World.ScrollView.self, matching: .axis([.horizontal, .vertical])) == nil)
    }

    @Test(arguments: [
      ("text", "grow", "grow cell page top"), ("grow", "text", "grow cell page top"), ("cell", "cell", "cell page top"),
      ("text", "row", "top"), ("top", "row", "top"), ("row", "list", "list side top"),
    ])
    func `common ancestors run from the nearest to the top and include a view that holds the other`(
      first: String, second: String, expected: String
    ) throws {
      let tree = try tree()
      #expect(tree.names(of: tree[first].commonAncestors(with: tree[second])) == expected)
      let nearest = tree[first].nearestCommonAncestor(with: tree[second])
      #expect(tree.name(of: nearest) == expected.split(separator: " ")[0])
    }

    @Test func `views of two trees have nothing in common`() throws {
      let (one, other) = try (tree(), tree())
      #expect(one["text"].nearestCommonAncestor(with: other["text"]) == nil)
      #expect(one["text"].commonAncestors(with: other["text"]).isEmpty)
    }
  }

  @MainActor @Suite struct Paths {
    @Test func `the path of every view leads back to it`() throws {
      let tree = try World.tree("top>(a>(b, c[list]>d), e>(f, g>h))")
      for (name, view) in tree.views {
        let path = view.hierarchyPath()
        #expect(path.resolve(from: tree.root) === view, "\(name)")
        #expect(path.depth == Array(view.ancestors()).count)
        #expect(path.steps.map(\.name) == view.ancestors(includingSelf: true).map(\.hierarchyName).reversed())
      }
    }

    @Test func `a path is a value: it is read with slashes, and says where a view was`() throws {
      let tree = try World.tree("top>(a, b>(c, d))")
      let path = tree["d"].hierarchyPath()
      let names = ["top", "b", "d"].map { tree[$0].hierarchyName }
      #expect(path.description == names.joined(separator: "/"))
      #expect(path.steps.map(\.index) == [0, 1, 1])
      tree["c"].removeFromSuperview()
      #expect(path.resolve(from: tree.root) == nil, "where the tree ends before, nothing is found")
      #expect(path != tree["d"].hierarchyPath())
      tree["b"].addSubview(tree["c"])
      #expect(path.resolve(from: tree.root) === tree["c"], "the indexes alone count")
    }
  }
}

/// A scroll view that grows with its text, which searches for the page leave out.
private final class Grow: World.ScrollView {}
