import Foundation
import Hedgerow
import Testing

/// Random edits whose callbacks edit the tree themselves.
@Suite("Meddling callbacks")
struct MeddlingTests {
  @Test("callbacks that edit the tree leave it sound", arguments: 0..<40 as Range<UInt64>)
  func meddling(seed: UInt64) {
    let world = MeddlingWorld(seed: seed)
    for step in 0..<60 {
      world.edit()
      let violations = world.violations()
      if !violations.isEmpty {
        Issue.record("seed \(seed), step \(step): \(world.log.suffix(12))\n\(violations.joined(separator: "\n"))")
        return
      }
    }
    world.end()
  }
}

/// Two windows and some views, each of which now and then makes an edit in a callback.
private final class MeddlingWorld {
  private(set) var log: [String] = []
  private var random: SplitMix64
  private var views: [ViewNode] = []
  private var controllers: [Meddler] = []
  private var depth = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    views = [WindowNode("w0"), WindowNode("w1")]
    for index in 0..<9 { views.append(MeddlingView("v\(index)", in: self)) }
    for index in 0..<2 { views.append(MeddlingProbe("p\(index)", in: self)) }
    controllers = (0..<2).map { Meddler("c\($0)", in: self) }
    controllers[0].view = views[3]
    controllers[1].view = views[4]
  }

  /// Called by a callback: once in a while there is one more edit.
  func meddle() {
    guard depth < 4, random.once(in: 4) else { return }
    edit()
  }

  func edit() {
    depth += 1
    defer { depth -= 1 }
    let view = views[random.below(views.count)]
    let other = views[random.below(views.count)]
    log.append("\(depth):\(view.identifier ?? "")/\(other.identifier ?? "")")
    switch random.below(9) {
    case 0, 1: try? other.attach(view)
    case 2: try? other.attach(view, at: random.below(3))
    case 3: view.removeFromSuperview()
    case 4: view.isHidden.toggle()
    case 5: try? other.attachOverlay(view)
    case 6: other.exchangeSubview(at: 0, withSubviewAt: 1)
    case 7: if depth == 1 { (view.window ?? view).layoutIfNeeded() }
    default: other.bringSubviewToFront(view)
    }
  }

  func violations() -> [String] {
    views.filter { $0.superview == nil && $0.overlayBase == nil }.flatMap { $0.checkInvariants() }
  }

  /// Lets go of everything.
  func end() {
    depth = 100
    for view in views { (view as? MeddlingView)?.world = nil }
    controllers = []
    views = []
  }
}

private final class MeddlingView: ViewNode {
  weak var world: MeddlingWorld?
  convenience init(_ identifier: String, in world: MeddlingWorld) {
    self.init(identifier)
    self.world = world
  }
  override func willMove(toSuperview newSuperview: ViewNode?) { world?.meddle() }
  override func didMoveToSuperview() { world?.meddle() }
  override func willMove(toWindow newWindow: WindowNode?) { world?.meddle() }
  override func didMoveToWindow() { world?.meddle() }
  override func didAddSubview(_ subview: ViewNode) { world?.meddle() }
  override func willRemoveSubview(_ subview: ViewNode) { world?.meddle() }
  override func visibilityDidChange() { world?.meddle() }
  override func layoutSubviews() { world?.meddle() }
}

private final class MeddlingProbe: ProbeNode {
  weak var world: MeddlingWorld?
  convenience init(_ identifier: String, in world: MeddlingWorld) {
    self.init(identifier)
    self.world = world
  }
  override func didEnterWindow() { world?.meddle() }
  override func treeDidChange() { world?.meddle() }
  override func didLeaveWindow() { world?.meddle() }
}

private final class Meddler: ControllerNode {
  weak var world: MeddlingWorld?
  convenience init(_ title: String, in world: MeddlingWorld) {
    self.init(title)
    self.world = world
  }
  override func viewWillAppear() { world?.meddle() }
  override func viewDidAppear() { world?.meddle() }
  override func viewWillDisappear() { world?.meddle() }
  override func viewDidDisappear() { world?.meddle() }
  override func viewVisibilityDidChange() { world?.meddle() }
}
