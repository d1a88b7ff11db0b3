import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Random containment, presentation and moving of root views, with appearance counted.
@Suite("Controller scripts")
struct ControllerScriptTests {
  private final class Counting: ControllerNode {
    /// The appearance calls, which must come as "wd" for in and "WD" for out, in turn.
    var calls = ""
    override func viewWillAppear() { calls += "w" }
    override func viewDidAppear() { calls += "d" }
    override func viewWillDisappear() { calls += "W" }
    override func viewDidDisappear() { calls += "D" }

    /// Whether will and did were in turn: each did follows its will, a will may be turned round by the other.
    var isBalanced: Bool {
      var rest = Substring(calls)
      while !rest.isEmpty {
        if rest.hasPrefix("wdWD") || rest.hasPrefix("wWD") {
          rest = rest.dropFirst(rest.hasPrefix("wd") ? 4 : 3)
        } else {
          return rest == "w" || rest == "wd"
        }
      }
      return true
    }
  }

  @Test(
    "containment and presentation edits keep the links, and appearance is balanced", arguments: 0..<40 as Range<UInt64>)
  func script(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let windows = [WindowNode("w0"), WindowNode("w1")]
    let controllers = (0..<8).map { Counting("c\($0)") }
    for step in 0..<120 {
      let controller = controllers[random.below(8)]
      let other = controllers[random.below(8)]
      let window = windows[random.below(2)]
      switch random.below(10) {
      case 0, 1: try? controller.attachChild(other)
      case 2: controller.removeFromParent()
      case 3, 4: try? controller.present(other, style: random.once(in: 2) ? .fullScreen : .pageSheet)
      case 5: try? controller.dismiss()
      case 6: if controller.presenter == nil, controller.parent == nil { window.rootController = controller }
      case 7: try? controller.view.attach(other.view)
      case 8: other.view.removeFromSuperview()
      default: window.settle()
      }
      var violations = windows.flatMap { $0.checkInvariants() }
      for controller in controllers {
        if let view = controller.viewIfLoaded, view.superview == nil { violations += view.checkInvariants() }
        if !controller.isBalanced { violations.append("\(controller) was called \(controller.calls)") }
      }
      if !violations.isEmpty {
        Issue.record("seed \(seed), step \(step)\n\(Set(violations).joined(separator: "\n"))")
        return
      }
    }
  }

  @Test("what the scripts made is let go of when nobody keeps it", arguments: 900..<910 as Range<UInt64>)
  func release(seed: UInt64) {
    final class Weak {
      weak var node: ResponderNode?
      init(_ node: ResponderNode) { self.node = node }
    }
    var weak: [Weak] = []
    do {
      var random = SplitMix64(seed: seed)
      let window = WindowNode()
      let controllers = (0..<6).map { ControllerNode("c\($0)") }
      let views = (0..<12).map { $0 < 6 ? controllers[$0].view : ViewNode() } + [ProbeNode(), window]
      for _ in 0..<80 {
        let (one, two) = (random.below(views.count), random.below(views.count))
        switch random.below(5) {
        case 0: try? views[one].attachOverlay(views[two])
        case 1: try? controllers[one % 6].attachChild(controllers[two % 6])
        case 2: try? controllers[one % 6].present(controllers[two % 6])
        default: try? views[one].attach(views[two])
        }
      }
      weak = views.map { Weak($0) } + controllers.map { Weak($0) }
    }
    #expect(weak.count == 20)
    #expect(weak.allSatisfy { $0.node == nil })
  }
}
