import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with who is told, and for how long.
extension ObserveCases {
  @Test("137: an observer leaves the delegate alone: it gets every call, answers, and stays when the observer goes")
  func delegateStays() throws {
    let list = list(100, 44, height: 400)
    let delegate = DelegateRecorder()
    list.delegate = delegate
    var heard = 0
    let token = list.observeScroll(.offset) { _ in heard += 1 }
    for y in [10, 20, 0] {
      list.contentOffset.y = CGFloat(y)
      window.settle()
    }
    let tap = window.tapStatusBar()
    #expect(tap.answer == .scrolls)
    #expect(delegate.calls.filter { $0 == "didScroll" }.count == 3)
    #expect(delegate.calls.filter { $0 == "shouldScrollToTop" }.count == 1)
    #expect(heard == 3)
    #expect(list.delegate === delegate)
    token.cancel()
    #expect(list.delegate === delegate)
  }

  @Test(
    "139: who comes first, delegate or observer, makes no difference, and rows are measured once",
    arguments: [true, false])
  func eitherOrder(delegateFirst: Bool) throws {
    let list = ListNode(frame: .viewport(300, 400))
    var measured: [RowPath: Int] = [:]
    list.extents = .uniform(row: .estimated(44))
    list.measure = { path in
      measured[path, default: 0] += 1
      return 50
    }
    try list.reload([30])
    let delegate = DelegateRecorder()
    var heard = 0
    var token: ObservationToken?
    if delegateFirst { list.delegate = delegate }
    token = list.observeScroll(.offset) { _ in heard += 1 }
    if !delegateFirst { list.delegate = delegate }
    window.addSubview(list)
    window.settle()
    for y in [50, 100, 150] {
      list.contentOffset.y = CGFloat(y)
      window.settle()
    }
    #expect(delegate.calls.filter { $0 == "didScroll" }.count == 3)
    #expect(heard == 3)
    #expect(Set(0..<11).isSubset(of: measured.keys.map(\.row)))
    #expect(measured.values.allSatisfy { $0 == 1 })
    withExtendedLifetime(token) {}
  }

  @Test("140: a delegate that is released is gone, and the observer beside it hears on")
  func releasedDelegate() {
    let list = list(100, 44, height: 400)
    var delegate: DelegateRecorder? = DelegateRecorder()
    list.delegate = delegate
    var heard = 0
    let token = list.observeScroll(.offset) { _ in heard += 1 }
    delegate = nil
    list.contentOffset.y = 10
    window.settle()
    #expect(heard == 1)
    #expect(list.delegate == nil)
    withExtendedLifetime((token, delegate)) {}
  }

  @Test("142: a delegate that is nil for a moment misses that moment, the observer does not")
  func delegateGoneForAMoment() {
    let list = list(100, 44, height: 400)
    let delegate = DelegateRecorder()
    list.delegate = delegate
    var heard = 0
    let token = list.observeScroll(.offset) { _ in heard += 1 }
    list.delegate = nil
    list.contentOffset.y += 10
    list.delegate = delegate
    list.contentOffset.y += 10
    window.settle()
    #expect(heard == 2)
    #expect(delegate.calls == ["didScroll"])
    withExtendedLifetime(token) {}
  }

  @Test("148: who observes a tag hears the list that replaces the first, and leaves nothing on the first")
  func replacedUnderTag() throws {
    let registry = ListRegistry()
    let first = list(100, 44, height: 300)
    try registry.register(first, as: "list")
    var heard = 0
    let token = registry.observeScroll(of: "list", .offset) { _ in heard += 1 }
    #expect(first.observerCount == 1)
    let second = list(100, 44, height: 300)
    try registry.register(second, as: "list")
    first.contentOffset.y = 10
    second.contentOffset.y = 30
    window.settle()
    #expect(heard == 1)
    #expect(first.observerCount == 0)
    #expect(second.observerCount == 1)
    token.cancel()
    #expect(second.observerCount == 0)
  }

  @Test("149: a list may be released with observers on it, and taking them away is free at any time")
  func releasedWithObservers() {
    var list: ListNode? = ListNode("list", rows: 10, rowHeight: 44)
    weak let released = list
    let tokens = (0..<3).compactMap { _ in list?.observeScroll(.all) { _ in } }
    #expect(list?.observerCount == 3)
    list = nil
    #expect(released == nil)
    #expect(tokens.map(\.isEnded) == [true, true, true])
    for token in tokens { token.cancel() }

    list = ListNode("list", rows: 10, rowHeight: 44)
    let token = list?.observeScroll(.all) { _ in }
    token?.cancel()
    token?.cancel()
    #expect(list?.observerCount == 0)
    list = nil
    #expect(token?.isEnded == true)

    let tracker = ScrollTracker(.all) { _ in }
    tracker.track(nil)
    tracker.track(nil)
    #expect(tracker.tracked == nil)
  }

  @Test("scroll 104: a tap on the status bar scrolls the one list that it can mean, and none of several")
  func statusBar() throws {
    let (root, node) = try hierarchy(
      """
      window>(table[table](0,0,300,600)>(a[SV axis=H](0,0,300,100), b[SV axis=H](0,100,300,100), c[SV axis=H](0,200,300,100)))
      """)
    let window = try #require(root as? WindowNode)
    let table = try #require(node["table"] as? ListNode)
    try table.reload([100])
    table.contentOffset.y = 500
    let carousels = try ["a", "b", "c"].map { try #require(node[$0] as? ScrollNode) }
    for (index, carousel) in carousels.enumerated() { carousel.frame.origin.y = 500 + CGFloat(index) * 100 }
    window.settle()
    var tap = window.tapStatusBar()
    #expect(tap.candidates.count == 4)
    #expect(tap.chosen == nil)
    window.settle()
    #expect(table.contentOffset.y == 500)

    for carousel in carousels { carousel.scrollsToTop = false }
    tap = window.tapStatusBar()
    #expect(tap.candidates.count == 1)
    #expect(tap.chosen === table)
    window.settle()
    #expect(table.contentOffset.y == 0)

    var moved = 0
    let token = table.observeScroll(.offset) { _ in moved += 1 }
    tap = window.tapStatusBar()
    #expect(tap.chosen === table)
    table.scrollsToTop = false
    tap = window.tapStatusBar()
    #expect(tap.candidates.isEmpty)
    window.settle()
    #expect(moved == 0)

    // Hidden lists and lists off the screen can't be meant.
    table.scrollsToTop = true
    carousels[0].scrollsToTop = true
    carousels[0].isHidden = true
    carousels[1].scrollsToTop = true
    carousels[1].frame.origin.y = 5000
    #expect(window.tapStatusBar().candidates.count == 1)
    withExtendedLifetime(token) {}
  }

  @Test("registry 49: tracking another list ends what was heard of the first")
  func trackAnother() {
    let (a, b) = (list(100, 44, height: 200), list(100, 44, height: 200))
    var heard: [String] = []
    var name = ""
    let tracker = ScrollTracker(.offset) { _ in heard.append(name) }
    func scroll(_ list: ListNode, _ label: String) {
      name = label
      list.contentOffset.y += 10
      window.settle()
    }
    tracker.track(a)
    scroll(a, "A")
    tracker.track(b)
    scroll(a, "A")
    scroll(b, "B")
    #expect(heard == ["A", "B"])
    tracker.track(nil)
    scroll(a, "A")
    scroll(b, "B")
    #expect(heard == ["A", "B"])
    #expect(a.observerCount == 0)
    #expect(b.observerCount == 0)
  }

  /// What a screen works with.
  private final class Model {
    var offset: CGFloat = 0
    var token: ObservationToken?
  }

  @Test(
    "lifecycle 196: a screen that leaves takes its helper, its observer and its requests along, and its model is released"
  )
  func nothingStays() throws {
    let registry = ListRegistry()
    var screen: ControllerNode? = ControllerNode("Screen")
    var model: Model? = Model()
    weak let releasedModel = model
    weak var releasedList: ListNode?
    weak var releasedProbe: ProbeNode?
    let token: ObservationToken?
    let request: ScrollRequest
    do {
      let list = ListNode("list", rows: 100, rowHeight: 44, frame: .viewport(300, 400))
      let probe = ProbeNode(as: "list", in: registry)
      releasedList = list
      releasedProbe = probe
      screen?.view.addSubview(list)
      list.addOverlay(probe)
      token = list.observeScroll(.offset) { [model] event in
        if case .offset(_, let new) = event.change { model?.offset = new.y }
      }
      window.rootController = screen
      window.settle()
      list.contentOffset.y = 100
      window.settle()
      #expect(model?.offset == 100)
      // No such row yet: it waits.
      request = registry.scroll("list", to: .row(500))
      window.settle()
      #expect(request.outcome == nil)
    }
    window.rootController = nil
    window.settle()
    #expect(request.outcome == .cancelled(.detached))
    #expect(registry.count == 0)
    screen = nil
    model = nil
    #expect(releasedList == nil)
    #expect(releasedProbe == nil)
    #expect(token?.isEnded == true)
    #expect(releasedModel == nil)
    #expect(window.allDescendants(ofType: ProbeNode.self).isEmpty)
    withExtendedLifetime((screen, model)) {}
  }
}
