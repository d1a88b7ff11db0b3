import Foundation
import Hedgerow

/// Classes for searches to tell apart.
final class RedView: ViewNode {}
final class BlueScroll: ScrollNode {}

/// A window full of views of mixed classes at random places, some hidden, clipping, scrolled, private or transparent.
struct RandomTree {
  let window: WindowNode
  /// The window first, then the views as they were made.
  private(set) var views: [ViewNode]
  var random: SplitMix64

  init(seed: UInt64, count: Int, flags: Bool = true) {
    random = SplitMix64(seed: seed)
    window = WindowNode("w", frame: CGRect(x: 3, y: 5, width: 200, height: 200))
    views = [window]
    for index in 0..<count {
      let view = makeView("v\(index)")
      let parent = views[random.below(views.count)]
      view.frame = CGRect(
        x: random.below(120) - 20, y: random.below(120) - 20, width: random.below(140), height: random.below(140))
      if flags { setFlags(of: view) }
      parent.insertSubview(view, at: random.below(parent.subviews.count + 1))
      views.append(view)
    }
  }

  private mutating func makeView(_ name: String) -> ViewNode {
    switch random.below(10) {
    case 0: return ListNode(name)
    case 1:
      return ScrollNode(name, axes: random.once(in: 2) ? .horizontal : [.horizontal, .vertical], kind: .collection)
    case 2: return BlueScroll(name)
    case 3: return ScrollNode(name, axes: .vertical, kind: .textInput)
    case 4: return ProbeNode(name)
    case 5, 6: return RedView(name)
    default: return ViewNode(name)
    }
  }

  private mutating func setFlags(of view: ViewNode) {
    view.isHidden = random.once(in: 10)
    view.isUserInteractionEnabled = !random.once(in: 12)
    view.allowsHitTesting = !random.once(in: 12)
    view.clipsToBounds = random.once(in: 3)
    view.passesHitsThrough = random.once(in: 6)
    view.isPrivate = random.once(in: 6)
    view.isAccessibilityElement = random.once(in: 3)
    view.accessibilityElementsHidden = random.once(in: 8)
    if random.once(in: 5) { view.accessibilityLabel = random.once(in: 4) ? "" : "label" }
    view.alpha = random.once(in: 8) ? 0.01 : 1
    if random.once(in: 3) { view.bounds.origin = CGPoint(x: random.below(40) - 20, y: random.below(40) - 20) }
    if random.once(in: 6) { view.hitShape = .outset(CGFloat(random.below(30) - 10)) }
  }

  /// A point in or near the window, in its coordinates.
  mutating func point() -> CGPoint { CGPoint(x: random.below(240) - 20, y: random.below(240) - 20) }

  /// One of the views.
  mutating func anyView() -> ViewNode { views[random.below(views.count)] }
}
