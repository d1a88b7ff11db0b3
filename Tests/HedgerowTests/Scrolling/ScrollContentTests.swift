import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Plain scroll views whose content has identifiers.
@Suite("Scroll content")
struct ScrollContentTests {
  /// A column of views of 100 points in a stack, in a scroll view of 250.
  private func shown(_ names: [String]) -> (scroll: ScrollNode, stack: ViewNode) {
    let scroll = ScrollNode("scroll", frame: CGRect(x: 0, y: 0, width: 100, height: 250))
    let stack = ViewNode("stack")
    scroll.addSubview(stack)
    layOut(names, in: stack, scroll)
    return (scroll, stack)
  }

  private func layOut(_ names: [String], in stack: ViewNode, _ scroll: ScrollNode) {
    for view in stack.subviews { view.removeFromSuperview() }
    for (index, name) in names.enumerated() {
      stack.addSubview(ViewNode(name, frame: CGRect(x: 0, y: index * 100, width: 100, height: 100)))
    }
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: names.count * 100)
    scroll.contentSize = stack.frame.size
  }

  private let names = (0..<10).map { "v\($0)" }

  @Test("What is seen stays through a change, also when every view is made anew")
  func hold() {
    let (scroll, stack) = shown(names)
    scroll.contentOffset.y = 330
    let report = scroll.changeContent { layOut(["a", "b"] + names, in: stack, scroll) }
    #expect(scroll.contentOffset.y == 530)
    #expect(report.kept == .view("v3", isFallback: false))
    #expect(report.description == "offset 330 → 530, kept view \"v3\"")
    #expect(scroll.visibleIdentifiers() == ["v3", "v4", "v5"])
  }

  @Test("A change within another is part of it")
  func nestedChange() {
    let (scroll, stack) = shown(names)
    scroll.contentOffset.y = 330
    scroll.changeContent {
      stack.frame.origin.y += 50
      scroll.changeContent { stack.frame.origin.y += 70 }
    }
    #expect(scroll.contentOffset.y == 450)
  }

  @Test("When the views in view go, the next takes their place, else the one before")
  func fallback() {
    let (scroll, stack) = shown(names)
    scroll.contentOffset.y = 330
    let gone: Set = ["v3", "v4", "v5"]
    let report = scroll.changeContent {
      layOut(["a"] + names.filter { !gone.contains($0) }, in: stack, scroll)
    }
    #expect(report.kept == .view("v6", isFallback: true))
    #expect(scroll.contentOffset.y == 430)
  }

  @Test("The rules for the ends hold as they do in lists")
  func ends() {
    let (scroll, stack) = shown(names)
    scroll.placeKeeping.start = .reveal
    #expect(scroll.changeContent { layOut(["a"] + names, in: stack, scroll) }.kept == .start)
    #expect(scroll.contentOffset.y == 0)
    scroll.placeKeeping.end = .follow
    scroll.scroll(to: .end)
    #expect(scroll.changeContent { layOut(["a"] + names + ["z"], in: stack, scroll) }.kept == .end)
    #expect(scroll.contentOffset.y == 950)
    scroll.placeKeeping = .off
    #expect(scroll.changeContent { layOut(["b", "a"] + names + ["z"], in: stack, scroll) }.kept == .offset)
    #expect(scroll.contentOffset.y == 950)
  }

  @Test("A view is reached by its identifier, and what is not there is refused")
  func scrollToID() throws {
    let (scroll, _) = shown(names)
    #expect(scroll.scroll(to: .id("v6"), at: .start) == .settled(from: 0, to: 600))
    #expect(scroll.scroll(to: .id("v2"), at: .center) == .settled(from: 600, to: 125))
    #expect(scroll.scroll(to: .id("nobody")) == .refused(.notLoaded))
    #expect(scroll.scroll(to: .id(3)) == .refused(.notLoaded))
    #expect(scroll.contentOffset.y == 125)
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 250))
    window.addSubview(scroll)
    let registry = ListRegistry()
    try registry.register(scroll, as: "page")
    let request = registry.scroll("page", to: .id("v9"), at: .end)
    window.settle()
    #expect(request.outcome == .settled(from: 125, to: 750))
  }

  @Test("A place is saved and found again, by the first view that is left")
  func anchors() throws {
    let (scroll, stack) = shown(names)
    scroll.contentOffset.y = 330
    let saved = try JSONEncoder().encode(scroll.contentAnchor())
    let anchor = try JSONDecoder().decode(ScrollAnchor<String>.self, from: saved)
    scroll.contentOffset.y = 0
    #expect(scroll.restore(anchor) == .settled(from: 0, to: 330))
    layOut(["a", "b", "v4", "v5"] + names[6...], in: stack, scroll)
    #expect(scroll.restore(anchor) == .settled(from: 330, to: 130))
    layOut(["a"], in: stack, scroll)
    #expect(scroll.restore(anchor) == .refused(.notLoaded))
    #expect(scroll.restore(ScrollAnchor(places: [])) == .refused(.empty))
  }

  @Test("The position is read and set as a value")
  func position() {
    let (scroll, _) = shown(names)
    #expect(scroll.contentPosition.edge == .start)
    #expect(scroll.contentPosition.id == "v0")
    scroll.contentOffset.y = 330
    let position = scroll.contentPosition
    #expect(position.description == "v3 at -30, (0, 330)")
    scroll.contentPosition = ContentPosition(edge: .end)
    #expect(scroll.contentOffset.y == 750)
    scroll.contentPosition = position
    #expect(scroll.contentOffset.y == 330)
    scroll.contentPosition = ContentPosition(id: "nobody")
    #expect(scroll.contentOffset.y == 330)
    scroll.contentPosition = ContentPosition(point: CGPoint(x: 0, y: 10))
    #expect(scroll.contentOffset.y == 10)
  }

  @Test("Views inside another scroll view are its affair, and deep content is no trouble")
  func nested() {
    let (scroll, stack) = shown(names)
    let inner = ScrollNode("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.addSubview(ViewNode("hidden inside", frame: CGRect(x: 0, y: 0, width: 100, height: 10)))
    stack.subviews[0].addSubview(inner)
    #expect(scroll.visibleIdentifiers() == ["v0", "v1", "v2"])
    scroll.contentOffset.y = 50
    #expect(scroll.visibleIdentifiers() == ["inner", "v1", "v2"])
    var deep = ViewNode("d", frame: CGRect(x: 0, y: 0, width: 1, height: 1000))
    stack.addSubview(deep)
    for level in 0..<100_000 {
      let next = ViewNode("d\(level)", frame: CGRect(x: 0, y: 0, width: 1, height: 1000))
      deep.addSubview(next)
      deep = next
    }
    #expect(scroll.visibleIdentifiers().last == "v2")
    #expect(scroll.visibleIdentifiers().contains("d99999"))
  }

  @Test("Equal identifiers count once, where they come first")
  func duplicates() {
    let (scroll, stack) = shown(["a", "b", "a", "c", "d"])
    scroll.contentOffset.y = 120
    scroll.changeContent { layOut(["x", "a", "b", "a", "c", "d"], in: stack, scroll) }
    #expect(scroll.contentOffset.y == 220)
  }
}
