import Foundation
import Hedgerow
import HedgerowTesting

/// A controller that hosts content with a scroll view in it, and keeps two values that go with that.
final class HostingController: ControllerNode {
  private let isScrolling: ValueBinding<Bool>
  private let contentOffset: ValueBinding<CGPoint>
  private var binding: ScrollBinding?
  private var isFirstViewDidAppear = true
  private(set) weak var scrollView: ScrollNode?
  private(set) var searches = 0

  init(isScrolling: ValueBinding<Bool>, contentOffset: ValueBinding<CGPoint>) {
    self.isScrolling = isScrolling
    self.contentOffset = contentOffset
    super.init("Hosting")
  }

  override func viewDidAppear() {
    guard isFirstViewDidAppear else { return }
    isFirstViewDidAppear = false
    hook()
  }

  override func viewDidLayoutSubviews() {
    guard !isFirstViewDidAppear else { return }
    if scrollView?.isDescendant(of: view) != true { hook() }
  }

  private func hook() {
    searches += 1
    scrollView = view.firstDescendant(ofType: ScrollNode.self, includingSelf: true)
    binding = scrollView?.bindScroll(
      isScrolling: isScrolling, contentOffset: contentOffset)
  }
}

/// A delegate that an app, or a framework, already has on its list.
final class FrameworkDelegate: ScrollNodeDelegate {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: ScrollNode) { scrolls += 1 }
}

/// The hook of the article: it takes the delegate.
final class DelegateHook: ScrollNodeDelegate {
  var isScrolling = false
  func scrollViewWillBeginDragging(_ scrollView: ScrollNode) { isScrolling = true }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    isScrolling = false
  }
}

/// The code of the article "Hooking into a scroll view".
enum HookingIntoAScrollView {
  static func run(_ print: (Any) -> Void) throws {
    try twoValues(print)
    try delegates(print)
    try ends(print)
    try replaced(print)
    try withoutHook(print)
  }

  /// The values of a screen: what SwiftUI would keep as its state.
  final class Values {
    var isScrolling = false
    var contentOffset = CGPoint.zero
  }

  private static func hosting(_ values: Values) -> (WindowNode, HostingController) {
    let host = HostingController(
      isScrolling: ValueBinding(get: { values.isScrolling }, set: { values.isScrolling = $0 }),
      contentOffset: ValueBinding(
        get: { values.contentOffset }, set: { values.contentOffset = $0 }))
    let window = WindowNode(width: 390, height: 844, rootController: host)
    return (window, host)
  }

  private static func content(_ name: String) -> ListNode {
    ListNode(name, rows: 200, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  private static func twoValues(_ print: (Any) -> Void) throws {
    let values = Values()
    let (window, host) = hosting(values)
    let feed = content("feed")
    host.view.addSubview(feed)
    window.settle()

    let finger = CGPoint(x: 195, y: 600)
    try window.flick(from: finger, velocity: CGPoint(x: 0, y: -1200))
    print("\(values.isScrolling), \(Int(values.contentOffset.y))")
    window.settle()
    print("\(values.isScrolling), \(Int(values.contentOffset.y))")

    values.contentOffset = CGPoint(x: 0, y: 440)
    window.settle()
    print("\(values.isScrolling), \(Int(feed.contentOffset.y))")
  }

  private static func delegates(_ print: (Any) -> Void) throws {
    let window = WindowNode(width: 390, height: 844)
    let feed = content("feed")
    window.addSubview(feed)
    let framework = FrameworkDelegate()
    feed.delegate = framework
    feed.contentOffset.y = 44
    print("its own delegate heard \(framework.scrolls)")

    let hook = DelegateHook()
    feed.delegate = hook
    feed.contentOffset.y = 88
    print("with the delegate taken, \(framework.scrolls)")

    feed.delegate = framework
    var heard = 0
    let token = feed.observeScroll(.offset) { _ in heard += 1 }
    feed.contentOffset.y = 132
    window.layoutIfNeeded()
    print("with an observer, \(framework.scrolls), and the observer \(heard)")
    token.cancel()
  }

  private static func ends(_ print: (Any) -> Void) throws {
    let window = WindowNode(width: 390, height: 844)
    let feed = content("feed")
    window.addSubview(feed)
    window.settle()
    let hook = DelegateHook()
    feed.delegate = hook
    var heard: [ScrollEvent] = []
    let phases = feed.observeScroll(.phase) { heard.append($0) }

    let finger = CGPoint(x: 195, y: 600)
    try window.flick(from: finger, velocity: CGPoint(x: 0, y: -1200))
    let y = feed.contentOffset.y
    print("hook: \(hook.isScrolling), list: \(feed.isScrolling)")
    window.settle()
    for event in heard { print(event) }
    print("it went on for \(Int(feed.contentOffset.y - y)) points")
    phases.cancel()

    feed.contentOffset = .zero
    var told: [String] = []
    let atEnd = feed.observeScroll(value: \.isAtEnd) { told.append("at the end: \($1)") }
    feed.scroll(to: .end, animated: true) { told.append("\($0)") }
    window.settle()
    feed.scroll(to: .row(0), animated: true) { told.append("\($0)") }
    window.advance(by: 0.1)
    try window.tap(at: finger)
    for line in told { print(line) }
    atEnd.cancel()
  }

  private static func replaced(_ print: (Any) -> Void) throws {
    let values = Values()
    let (window, host) = hosting(values)
    let feed = content("feed")
    host.view.addSubview(feed)
    window.settle()

    try feed.reload([500])
    host.view.setNeedsLayout()
    window.settle()
    print("\(host.scrollView?.hierarchyName ?? "none"), \(host.searches) search")

    let other = content("other")
    feed.removeFromSuperview()
    host.view.addSubview(other)
    host.view.setNeedsLayout()
    window.settle()
    print("\(host.scrollView?.hierarchyName ?? "none"), \(host.searches) searches")
    print("observers of the first: \(feed.observerCount)")

    feed.contentOffset.y = 10
    other.contentOffset.y = 20
    window.settle()
    print(Int(values.contentOffset.y))
  }

  private static func withoutHook(_ print: (Any) -> Void) throws {
    let window = WindowNode(width: 390, height: 844)
    let scroll = ScrollNode("page", frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    scroll.contentSize = CGSize(width: 390, height: 5000)
    let content = ViewNode("content", frame: CGRect(x: 0, y: 0, width: 390, height: 5000))
    scroll.addSubview(content)
    window.addSubview(scroll)

    let timeline = ScrollTimeline(of: scroll)
    try window.flick(from: CGPoint(x: 195, y: 500), velocity: CGPoint(x: 0, y: -1200))
    var frames = 0
    var isEqual = true
    while scroll.isScrolling {
      window.advance(by: 1.0 / 60)
      frames += 1
      let origin = content.convert(CGPoint.zero, to: window) ?? .zero
      isEqual = isEqual && scroll.frame.minY - origin.y == scroll.contentOffset.y
    }
    print("\(frames) frames, equal in each: \(isEqual)")
    print(timeline.drawing(columns: 60, rows: 8))
  }
}
