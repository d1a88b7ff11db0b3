import Hedgerow
import Testing

extension BothWorlds {
  @MainActor @Suite struct Nearest {
    @Test(arguments: [
      ("each helper gets the list that it lies over", "v>(c1>(L1[list],k1), c2>(L2[list],k2))", "k2", "L2"),
      ("the list behind wins over the one around", "outer[list]>cell>(inner[list],k)", "k", "inner"),
      ("with nothing behind, the one around counts", "outer[list]>cell>k", "k", "outer"),
      ("a list in a wrapper is found", "v>(clip>mask>T[list], k)", "k", "T"),
      ("a wrapped helper climbs first", "r>(v>(clip>T[list]), host>k)", "k", "T"),
      ("a list in front is never meant", "r>(v>T[list], k, U[list])", "k", "T"),
      ("only a list in front is none", "r>(k, U[list])", "k", "nil"),
      ("the nearest sibling behind counts, not the shallowest", "r>(L1[list], box>L2[list], k)", "k", "L2"),
      ("of one sibling's lists the one nearest its top counts", "r>(box>(mid>D[list], S[list]), k)", "k", "S"),
      ("a list inside a list does not count beside it", "r>(O[list]>(I1[list], I2[list]), k)", "k", "O"),
      ("lists on one level that geometry can't tell apart", "r>(box>(A[list], B[list]), k)", "k", "? A B"),
      ("a tree without lists", "r>(a, b>k)", "k", "nil"),
    ])
    func `a helper finds the list it is meant for`(what: String, line: String, helper: String, expected: String) throws
    {
      let tree = try World.tree(line)
      #expect(tree.name(of: tree[helper].nearest(World.List.self)) == expected, "\(what)")
      let byTrait = tree[helper].nearest(matching: .list)
      #expect(tree.name(of: byTrait) == expected, "\(what), by trait")
    }

    @Test(arguments: [
      ("k(50,50,0,0)", "A"), ("k(150,50,0,0)", "B"), ("k(0,0,0,0)", "A"),
      // Half open: the edge belongs to the list that begins there.
      ("k(100,50,0,0)", "B"),
      // Outside of all, all are candidates; inside of two, those two.
      ("k(350,50,0,0)", "? A B C"), ("k(250,10,0,0)", "? B C"),
    ])
    func `of several on one level the one under the helper's corner counts`(helper: String, expected: String) throws {
      let lists = "A[list](0,0,100,100), B[list](100,0,200,100), C[list](200,0,100,50)"
      let tree = try World.tree("root>(box(0,0,300,100)>(\(lists)), \(helper))")
      #expect(tree.name(of: tree["k"].nearest(World.List.self)) == expected)
    }

    @Test func `geometry is compared through offsets and frames on the way`() throws {
      let lists = "A[list](0,0,100,100), B[list](0,600,100,100)"
      let tree = try World.tree("root>(page[SV](10,20,100,200,y=500)>stack>(\(lists)), host(10,20,0,0)>k(40,120,0,0))")
      #expect(tree.name(of: tree["k"].nearest(World.List.self)) == "B")
    }

    @Test(arguments: [(false, "outer"), (true, "inner")])
    func `the asker itself counts only when it is included`(includingSelf: Bool, expected: String) throws {
      let tree = try World.tree("outer[list]>cell>inner[list]")
      #expect(tree.name(of: tree["inner"].nearest(World.List.self, includingSelf: includingSelf)) == expected)
    }

    @Test(arguments: [("p0", "h0"), ("p1", "h1"), ("p2", "h2")])
    func `a carousel is found from inside its row, the page by its axis`(helper: String, carousel: String) throws {
      let rows = (0..<3).map { "row\($0)>(h\($0)[SV axis=H],p\($0))" }.joined(separator: ", ")
      let tree = try World.tree("page[SV axis=V]>stack>(\(rows))")
      for _ in 1...100 { #expect(tree.name(of: tree[helper].nearest(World.ScrollView.self)) == carousel) }
      #expect(tree.name(of: tree[helper].nearest(matching: .axis(.vertical))) == "page")
    }

    @Test func `an ambiguous answer carries the candidates and throws their paths`() throws {
      let tree = try World.tree("r>(box>(A[list], B[list]), k)")
      let result = tree["k"].nearest(World.List.self)
      #expect(result.match == nil)
      #expect(tree.names(of: result.candidates) == "A B")
      let error = #expect(throws: SearchError.self) { _ = try result.get() }
      guard case .ambiguous(let ambiguity) = error else {
        Issue.record("ambiguous was expected, \(String(describing: error)) came")
        return
      }
      #expect(ambiguity.wanted == "\(World.List.self)")
      #expect(ambiguity.paths == [tree["A"].hierarchyPath(), tree["B"].hierarchyPath()])
    }

    @Test func `a miss names what was kept out, and by which condition`() throws {
      let tree = try World.tree("r>(A[list]>cell, H[SV axis=H], k)")
      let result = tree["k"].nearest(World.List.self, matching: .axis(.horizontal))
      guard case .notFound(let miss) = result else {
        Issue.record("\(result)")
        return
      }
      #expect(
        miss.nearMisses.map(\.reason) == [
          "is a scroll view, but no \(World.List.self)", "scrolls vertical, not horizontal",
        ])
      #expect(miss.nearMisses.map { tree.name(of: $0.path.resolve(from: tree.root)) } == ["H", "A"])
    }
  }
}
