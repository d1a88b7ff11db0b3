import Foundation
import Hedgerow
import Testing

/// The searches beside the plainest recursions that say what they should find.
@Suite("Searches beside an oracle")
struct DescendantOracleTests {
  private func preOrder(_ view: ViewNode, includingSelf: Bool) -> [ViewNode] {
    (includingSelf ? [view] : []) + view.subviews.flatMap { preOrder($0, includingSelf: true) }
  }

  private func breadthFirst(_ view: ViewNode, includingSelf: Bool) -> [ViewNode] {
    var found: [ViewNode] = []
    var level = includingSelf ? [view] : view.subviews
    while !level.isEmpty {
      found += level
      level = level.flatMap(\.subviews)
    }
    return found
  }

  private func expected(_ view: ViewNode, _ order: SearchOrder, _ includingSelf: Bool) -> [ViewNode] {
    order == .preOrder
      ? preOrder(view, includingSelf: includingSelf) : breadthFirst(view, includingSelf: includingSelf)
  }

  private func check<Match: ViewNode>(
    _ type: Match.Type, in view: ViewNode, _ order: SearchOrder, _ includingSelf: Bool
  ) {
    let matches = expected(view, order, includingSelf).compactMap { $0 as? Match }
    #expect(view.allDescendants(ofType: type, order: order, includingSelf: includingSelf) == matches)
    #expect(view.firstDescendant(ofType: type, order: order, includingSelf: includingSelf) === matches.first)
    let tagged = matches.filter { $0.isPrivate }
    #expect(
      view.firstDescendant(ofType: type, order: order, includingSelf: includingSelf) { $0.isPrivate } === tagged.first)
    #expect(
      view.allDescendants(ofType: type, order: order, includingSelf: includingSelf) { $0.isPrivate } == tagged)
    do {
      let only = try view.onlyDescendant(ofType: type, order: order, includingSelf: includingSelf)
      #expect(matches == [only])
    } catch .ambiguous(let ambiguity) {
      #expect(ambiguity.count == matches.count)
      var top = view
      while let above = top.superview { top = above }
      #expect(ambiguity.paths.map { $0.resolve(from: top) } == matches)
    } catch .notFound(let miss) {
      #expect(matches == [])
      #expect(miss.seen == expected(view, .preOrder, includingSelf).count)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("by type, in both orders, with and without the receiver", arguments: 0..<25 as Range<UInt64>)
  func byType(seed: UInt64) {
    var tree = RandomTree(seed: seed, count: 60)
    for _ in 0..<6 {
      let view = tree.anyView()
      for order in SearchOrder.allCases {
        for includingSelf in [false, true] {
          #expect(
            Array(view.descendants(order: order, includingSelf: includingSelf)) == expected(view, order, includingSelf))
          check(ViewNode.self, in: view, order, includingSelf)
          check(ScrollNode.self, in: view, order, includingSelf)
          check(ListNode.self, in: view, order, includingSelf)
          check(BlueScroll.self, in: view, order, includingSelf)
          check(RedView.self, in: view, order, includingSelf)
          check(WindowNode.self, in: view, order, includingSelf)
        }
      }
    }
  }

  /// What a filter means, said a second time.
  static let filters: [(SearchFilter, @Sendable (ViewNode) -> Bool)] = [
    (.any, { _ in true }),
    (.visible, { $0.isVisible }),
    (.inWindow, { $0.window != nil }),
    (.scrolls, { $0 is ScrollNode }),
    (.axis(.vertical), { ($0 as? ScrollNode)?.axes.contains(.vertical) == true }),
    (.axis([.vertical, .horizontal]), { ($0 as? ScrollNode)?.axes == [.vertical, .horizontal] }),
    (.kind(.collection), { ($0 as? ScrollNode)?.kind == .collection }),
    (.list, { ["table", "collection"].contains(($0 as? ScrollNode)?.kind.rawValue) }),
    (.scrollEnabled, { ($0 as? ScrollNode)?.isScrollEnabled == true }),
    (.notTextInput, { ($0 as? ScrollNode)?.kind != .textInput }),
    (.notPrivate, { !$0.isPrivate }),
    (.identifier("v7"), { $0.identifier == "v7" }),
    (.excluding(RedView.self), { !($0 is RedView) }),
    ([.visible, .list, .notPrivate], { $0.isVisible && ($0 as? ScrollNode)?.kind.isList == true && !$0.isPrivate }),
    (SearchFilter.scrolls.and(.excluding(ListNode.self)), { $0 is ScrollNode && !($0 is ListNode) }),
  ]

  @Test("by filter, in both orders, with and without the receiver", arguments: filters.indices)
  func byFilter(index: Int) {
    let (filter, means) = Self.filters[index]
    for seed in 200..<210 as Range<UInt64> {
      var tree = RandomTree(seed: seed, count: 50)
      let view = tree.random.once(in: 2) ? tree.window : tree.anyView()
      for order in SearchOrder.allCases {
        for includingSelf in [false, true] {
          let matches = expected(view, order, includingSelf).filter(means)
          #expect(view.allDescendants(matching: filter, order: order, includingSelf: includingSelf) == matches)
          #expect(view.firstDescendant(matching: filter, order: order, includingSelf: includingSelf) === matches.first)
          let scrolls = matches.compactMap { $0 as? ScrollNode }
          #expect(
            view.allDescendants(ofType: ScrollNode.self, matching: filter, order: order, includingSelf: includingSelf)
              == scrolls)
          let only = try? view.onlyDescendant(matching: filter, order: order, includingSelf: includingSelf)
          #expect(only === (matches.count == 1 ? matches[0] : nil))
        }
      }
      let above = sequence(first: view, next: \.superview).dropFirst()
      #expect(view.enclosing(matching: filter) === above.first(where: means))
      #expect(
        view.enclosing(matching: filter, includingSelf: true) === (means(view) ? view : above.first(where: means)))
    }
  }

  @Test("the path of every view finds it again, and says where it is", arguments: 300..<310 as Range<UInt64>)
  func paths(seed: UInt64) {
    let tree = RandomTree(seed: seed, count: 60)
    for view in tree.views {
      let path = view.hierarchyPath()
      #expect(path.resolve(from: tree.window) === view)
      #expect(path.depth == Array(sequence(first: view, next: \.superview)).count - 1)
      #expect(path.steps.last?.name == view.hierarchyName)
    }
    #expect(tree.window.checkInvariants() == [])
  }
}
