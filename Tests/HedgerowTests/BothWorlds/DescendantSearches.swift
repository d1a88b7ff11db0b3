import Hedgerow
import Testing

extension BothWorlds {
  @MainActor @Suite struct Descendants {
    /// A list on each of two levels, one of them inside another.
    static let line = "root>(a>(deep[list]>inner[list]), b[list], c>text[text])"

    @Test(arguments: [
      (SearchOrder.preOrder, false, "a deep inner b c text"),
      (.preOrder, true, "root a deep inner b c text"),
      (.breadthFirst, false, "a b c deep text inner"),
      (.breadthFirst, true, "root a b c deep text inner"),
    ])
    func `descendants come in the order asked for, the receiver only on request`(
      order: SearchOrder, includingSelf: Bool, expected: String
    ) throws {
      let tree = try World.tree(Self.line)
      let names = tree.names(of: Array(tree.root.descendants(order: order, includingSelf: includingSelf)))
      #expect(names == expected)
    }

    @Test(arguments: [(SearchOrder.preOrder, "deep", "deep inner b"), (.breadthFirst, "b", "b deep inner")])
    func `the order defines the first match, and all matches include those inside another`(
      order: SearchOrder, first: String, all: String
    ) throws {
      let tree = try World.tree(Self.line)
      #expect(tree.name(of: tree.root.firstDescendant(ofType: World.List.self, order: order)) == first)
      #expect(tree.names(of: tree.root.allDescendants(ofType: World.List.self, order: order)) == all)
      #expect(tree.name(of: tree.root.firstDescendant(ofType: World.List.self, matching: .list, order: order)) == first)
      #expect(tree.names(of: tree.root.allDescendants(ofType: World.List.self, matching: .any, order: order)) == all)
    }

    @Test(arguments: [(false, "inner", "inner"), (true, "deep", "deep inner")])
    func `a receiver that matches counts only when it is included`(
      includingSelf: Bool, first: String, all: String
    ) throws {
      let tree = try World.tree(Self.line)
      let list = tree["deep"]
      #expect(tree.name(of: list.firstDescendant(ofType: World.List.self, includingSelf: includingSelf)) == first)
      #expect(tree.names(of: list.allDescendants(ofType: World.List.self, includingSelf: includingSelf)) == all)
      #expect(tree.name(of: list.firstDescendant(matching: .list, includingSelf: includingSelf)) == first)
    }

    @Test func `a predicate narrows a search down`() throws {
      let tree = try World.tree(Self.line)
      let wanted = tree["inner"]
      #expect(tree.root.firstDescendant(ofType: World.List.self) { $0 === wanted } === wanted)
      #expect(tree.root.firstDescendant(ofType: World.List.self) { _ in false } == nil)
      #expect(tree.names(of: tree.root.allDescendants(ofType: World.List.self) { $0 !== wanted }) == "deep b")
      #expect(try tree.root.onlyDescendant(ofType: World.List.self) { $0 === wanted } === wanted)
    }

    @Test func `one match is the only one, and it comes back`() throws {
      let tree = try World.tree("root>(s0[list], c>text[text])")
      #expect(try tree.root.onlyDescendant(ofType: World.List.self) === tree["s0"])
      #expect(try tree.root.onlyDescendant(ofType: World.Node.self, matching: .kind(.textInput)) === tree["text"])
    }

    @Test(arguments: SearchOrder.allCases)
    func `several matches are an error that names the way to each, in the order asked for`(order: SearchOrder) throws {
      let tree = try World.tree(Self.line)
      let expected = tree.root.allDescendants(ofType: World.List.self, order: order)
      let error = #expect(throws: SearchError.self) {
        _ = try tree.root.onlyDescendant(ofType: World.List.self, order: order)
      }
      guard case .ambiguous(let ambiguity) = error else {
        Issue.record("ambiguous was expected, \(String(describing: error)) came")
        return
      }
      #expect(ambiguity.count == 3)
      #expect(tree.names(of: ambiguity.paths.compactMap { $0.resolve(from: tree.root) }) == tree.names(of: expected))
      let head = "ambiguous: 3 of type \(World.List.self).\n  \(expected[0].hierarchyPath())\n"
      #expect(ambiguity.description.hasPrefix(head))
    }

    @Test func `a miss says how many views it saw and what came near`() throws {
      let tree = try World.tree("root>(a, c>text[text])")
      let text = tree["text"]
      let error = #expect(throws: SearchError.self) { _ = try tree.root.onlyDescendant(ofType: World.List.self) }
      #expect(
        error?.description == "0 of type \(World.List.self) among 3 views; 1 near:\n  "
          + "\(text.hierarchyPath()) is a scroll view, but no \(World.List.self)")
    }

    @Test func `a miss names the predicate when it alone kept a list out`() throws {
      let tree = try World.tree("root>s0[list]")
      let error = #expect(throws: SearchError.self) {
        _ = try tree.root.onlyDescendant(ofType: World.List.self) { _ in false }
      }
      #expect(
        error?.description == "0 of type \(World.List.self) among 1 view; 1 near:\n  "
          + "\(tree["s0"].hierarchyPath()) does not satisfy the predicate")
    }

    @Test func `an empty tree has no first, no all, and no only`() throws {
      let tree = try World.tree("root")
      #expect(tree.root.firstDescendant(ofType: World.Node.self) == nil)
      #expect(tree.root.allDescendants(ofType: World.Node.self).isEmpty)
      let error = #expect(throws: SearchError.self) { _ = try tree.root.onlyDescendant(ofType: World.Node.self) }
      #expect(error?.description == "0 of type \(World.Node.self) among 0 views. Nothing came near.")
    }
  }
}
