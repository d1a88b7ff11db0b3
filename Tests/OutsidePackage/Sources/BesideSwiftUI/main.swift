import Foundation
import Hedgerow
import HedgerowTesting
import SwiftUI

// Every name of the platform's stands unqualified, beside Hedgerow's.
@MainActor struct Inbox: View {
  let axes: Axis.Set = .vertical
  let edge = Edge.top
  let insets = EdgeInsets()
  let alignment = Alignment.center
  let position = ScrollPosition()
  let phase = ScrollPhase.idle
  let row = IndexPath(indexes: [0, 3])
  let clock: any Clock<Duration> = ContinuousClock()
  typealias Kinds = (
    Tag, Scene, Window, Table, Path, Anchor<Int>, ScrollTarget, ScrollGeometry, ScrollViewProxy, Animation, Transaction
  )
  let body = List { Section { Text("inbox") } }
}

// Subclasses from another module: what is open is overridden, what is stored stays the library's.
final class Feed: ListNode {
  private(set) var windows = 0

  init(_ name: String) { super.init(name) }

  override func didMoveToWindow() { windows += window == nil ? 0 : 1 }
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame.size.width = bounds.width }
  }
}

final class Round: ViewNode {
  override func point(inside point: CGPoint) -> Bool {
    let radius = bounds.width / 2
    return hypot(point.x - radius, point.y - radius) < radius
  }
}

final class PassThrough: ViewNode {
  override var passesHitsThrough: Bool {
    get { true }
    set {}
  }
}

final class Mail: ControllerNode {
  let feed = Feed("feed")

  override func loadView() {
    let content = PassThrough()
    content.addSubview(feed)
    content.addSubview(Round("button", frame: CGRect(x: 100, y: 100, width: 40, height: 40)))
    view = content
  }
  override func viewWillLayoutSubviews() { feed.frame = view.bounds }
}

final class Lookout: ProbeNode {
  private(set) var found: ListNode?

  override func didEnterWindow() { found = nearest(ListNode.self).match }
}

final class Panel: WindowNode {}
final class Tabs: ControllerNode {}
final class Router: ResponderNode {}

let inbox = Inbox()
let mail = Mail("Mail")
let lookout = Lookout()
let panel = Panel(width: 390, height: 844)
panel.rootController = mail
mail.feed.addOverlay(lookout)
let router = Router()
mail.feed.responderAbove = router
panel.settle()

print(lookout.found === mail.feed, mail.feed.windows, lookout.owningController === mail)
print(panel.hitTest(CGPoint(x: 120, y: 120)).map { "\($0)" } ?? "nothing")
print(panel.hitTest(CGPoint(x: 101, y: 101)).map { "\($0)" } ?? "nothing")
print(mail.feed.nearestResponder(ofType: Router.self) === router, router.next === mail.view)

let (root, node) = try hierarchy("top>(feed[class=Feed], probe)", classes: ["Feed": { Feed($0) }])
print(node["probe"].nearest(Feed.self).match === root.firstDescendant(ofType: Feed.self))
print(screen.outline)

// Classes of another module are written with braces too.
print(Panel { Tabs("Tabs") { Round("knob") { Feed("inner") } } }.outline)
