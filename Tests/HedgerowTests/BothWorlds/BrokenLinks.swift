import Foundation
import Hedgerow
import Testing

extension BothWorlds {
  /// Types of the app's own whose links are wrong.
  ///
  /// Walks over them end, with each object once, and say what is wrong.
  @MainActor @Suite struct BrokenLinks {
    // MARK: Chains

    @Test(arguments: [
      // From the first, `next` of each in order; the walk, and who comes up again.
      ("two that lead to each other", [1, 0], [1], 0),
      ("one that leads to itself", [0], [], 0),
      ("a way into a circle", [1, 2, 3, 1], [1, 2, 3], 1),
      ("a long way round", Array(1..<40) + [20], Array(1..<40), 20),
    ])
    func `a chain in a circle ends, and the circle is reported`(
      what: String, links: [Int], visited: [Int], repeated: Int
    ) {
      let chain = links.indices.map { Link($0) }
      for (link, next) in zip(chain, links) { link.next = chain[next] }
      defer { for link in chain { link.next = nil } }
      var walk = chain[0].responderChain()
      var walked: [Int] = []
      while let link = walk.next() { walked.append(link.number) }
      #expect(walked == visited)
      #expect(walk.repeatedResponder === chain[repeated])
      #expect(walk.next() == nil, "a walk that has ended stays at its end")
      let error = #expect(throws: SearchError.self) { _ = try chain[0].allResponders() }
      guard case .circle(let circle) = error else {
        Issue.record("a circle was expected, \(String(describing: error)) came")
        return
      }
      #expect(circle.at == "link \(repeated)")
      #expect(circle.visited == visited.map { "link \($0)" })
      #expect(circle.description.hasPrefix("The links run in a circle: link \(repeated) comes up a second time"))
      #expect(chain[0].nearestResponder(ofType: Link.self) { $0.number == 99 } == nil)
      #expect(chain[0].outermostResponder(ofType: Link.self)?.number == visited.last)
    }

    @Test func `a chain without a circle reports none`() throws {
      let chain = (0..<40).map { Link($0) }
      for index in 0..<39 { chain[index].next = chain[index + 1] }
      var walk = chain[0].responderChain()
      while walk.next() != nil {}
      #expect(walk.repeatedResponder == nil)
      #expect(try chain[0].allResponders().count == 39)
    }

    // MARK: Superviews

    @Test func `superviews in a circle end, each once, and the walk names the one that came up again`() {
      let knots = Knot.knots("x", "y")
      knots["x"]!.superview = knots["y"]
      knots["y"]!.superview = knots["x"]
      defer { Knot.untie(knots) }
      let x = knots["x"]!
      var walk = x.ancestors()
      #expect(walk.next()?.name == "y")
      #expect(walk.next() == nil)
      #expect(walk.repeatedNode === x)
      #expect(x.ancestors(includingSelf: true).map(\.name) == ["x", "y"])
      #expect(x.enclosing(Knot.self) { $0.name == "z" } == nil)
      #expect(x.nearestCommonAncestor(with: knots["y"]!) === x)
      #expect(x.commonAncestors(with: knots["y"]!).map(\.name) == ["x", "y"])
      #expect(x.hierarchyPath().steps.map(\.name) == ["y", "x"])
    }

    @Test func `superviews that run into a circle end behind it`() {
      let knots = Knot.knots("a", "b", "c", "d")
      for (child, parent) in [("a", "b"), ("b", "c"), ("c", "d"), ("d", "b")] {
        knots[child]!.superview = knots[parent]
      }
      defer { Knot.untie(knots) }
      var walk = knots["a"]!.ancestors()
      var names: [String] = []
      while let knot = walk.next() { names.append(knot.name) }
      #expect(names == ["b", "c", "d"])
      #expect(walk.repeatedNode === knots["b"])
      #expect(knots["a"]!.hierarchyPath().steps.map(\.name) == ["d", "c", "b", "a"])
    }

    // MARK: Subviews

    @Test(arguments: SearchOrder.allCases, [false, true])
    func `a subview that leads back to an ancestor ends the walk, with each view once`(
      order: SearchOrder, includingSelf: Bool
    ) {
      let knots = Knot.knots("root", "a", "b", "c")
      for (parent, child) in [("root", "a"), ("a", "b"), ("root", "c"), ("b", "root"), ("b", "a")] {
        knots[parent]!.hold(knots[child]!)
      }
      defer { Knot.untie(knots) }
      let root = knots["root"]!
      var walk = root.descendants(order: order, includingSelf: includingSelf).makeIterator()
      var names: [String] = []
      while let knot = walk.next() { names.append(knot.name) }
      let expected = order == .preOrder ? ["a", "b", "c"] : ["a", "c", "b"]
      #expect(names == (includingSelf ? ["root"] : []) + expected)
      #expect(walk.repeatedNode === root)
      #expect(root.allDescendants(ofType: Knot.self, order: order).map(\.name) == expected)
      #expect(root.allDescendants(ofType: Knot.self, matching: .any, order: order).map(\.name) == expected)
      #expect(root.firstDescendant(ofType: Knot.self, order: order) { $0.name == "z" } == nil)
      #expect(root.firstDescendant(ofType: Link.self, order: order) == nil)
    }

    @Test func `a child listed twice is visited once and named as coming up again`() {
      let knots = Knot.knots("root", "a", "b")
      for child in ["a", "b", "a"] { knots["root"]!.hold(knots[child]!) }
      defer { Knot.untie(knots) }
      var walk = knots["root"]!.descendants().makeIterator()
      var names: [String] = []
      while let knot = walk.next() { names.append(knot.name) }
      #expect(names == ["a", "b"])
      #expect(walk.repeatedNode === knots["a"])
    }

    @Test(arguments: SearchOrder.allCases)
    func `a search for the only one reports the circle instead of an answer`(order: SearchOrder) {
      let knots = Knot.knots("root", "a")
      knots["root"]!.hold(knots["a"]!)
      knots["a"]!.hold(knots["root"]!)
      defer { Knot.untie(knots) }
      let root = knots["root"]!
      let errors = [
        #expect(throws: SearchError.self) { _ = try root.onlyDescendant(ofType: Knot.self, order: order) },
        #expect(throws: SearchError.self) {
          _ = try root.onlyDescendant(ofType: Knot.self, matching: .any, order: order)
        },
      ]
      for error in errors {
        guard case .circle(let circle) = error else {
          Issue.record("a circle was expected, \(String(describing: error)) came")
          continue
        }
        #expect(circle.at == "root")
        #expect(circle.description.contains("root comes up a second time"))
      }
    }

    @Test func `a helper's search ends in a tangle, sees each view once and reports the circle`() {
      // The sibling behind the helper leads back to what is around both.
      let knots = Knot.knots("top", "box", "tangle", "helper")
      for (parent, child) in [("top", "box"), ("box", "tangle"), ("box", "helper"), ("tangle", "top")] {
        knots[parent]!.hold(knots[child]!)
      }
      for (child, parent) in [("box", "top"), ("tangle", "box"), ("helper", "box")] {
        knots[child]!.superview = knots[parent]
      }
      defer { Knot.untie(knots) }
      let result = knots["helper"]!.nearest(Link.self)
      guard case .notFound(let miss) = result else {
        Issue.record("nothing was to be found, \(result) was")
        return
      }
      #expect(miss.seen == 3, "the tangle, the box and the top")
      #expect(miss.circle?.at == "top")
      #expect(miss.description.contains("The links run in a circle: top comes up a second time"))
      #expect(knots["helper"]!.nearest(Knot.self).match === knots["tangle"])
    }

    @Test func `a helper's search ends where superviews run in a circle`() {
      let knots = Knot.knots("helper", "x", "y")
      for (child, parent) in [("helper", "x"), ("x", "y"), ("y", "x")] {
        knots[child]!.superview = knots[parent]
        knots[parent]!.hold(knots[child]!)
      }
      defer { Knot.untie(knots) }
      guard case .notFound(let miss) = knots["helper"]!.nearest(Link.self) else {
        Issue.record("nothing was to be found")
        return
      }
      #expect(miss.seen == 2)
      #expect(miss.circle?.at == "x")
    }
  }
}

/// A responder whose links are what a test makes them.
private final class Link: ChainResponder, CustomStringConvertible {
  let number: Int
  var next: Link?

  init(_ number: Int) { self.number = number }

  var description: String { "link \(number)" }
}

/// A view whose links are what a test makes them.
private final class Knot: TraitedNode {
  typealias RelatedWindow = Knot

  let name: String
  fileprivate(set) var superview: Knot?
  private(set) var subviews: [Knot] = []

  init(_ name: String) { self.name = name }

  func hold(_ knot: Knot) { subviews.append(knot) }

  var hierarchyName: String { name }
  var window: Knot? { nil }
  var frame: CGRect { .zero }
  var bounds: CGRect { .zero }
  var isHidden: Bool { false }
  var alpha: CGFloat { 1 }
  var searchTraits: SearchTraits { SearchTraits() }
  var searchIdentifier: String? { name }

  static func knots(_ names: String...) -> [String: Knot] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, Knot($0)) })
  }

  /// Lets go of what holds itself.
  static func untie(_ knots: [String: Knot]) {
    for knot in knots.values {
      knot.superview = nil
      knot.subviews = []
    }
  }
}
