#if DEBUG
  import Foundation

  extension ViewNode {
    /// What is wrong with the tree that the view is in and with the controllers around it, a sentence each; empty for a
    /// sound tree.
    ///
    /// For tests: it is not compiled into releases, and holds between edits, not inside a callback.
    ///
    /// - Complexity: O(n) for n views, more where many are pinned to one.
    package final func checkInvariants() -> [String] {
      var top = self
      while let parent = top.parent { top = parent }
      var check = InvariantCheck()
      check.run(from: top)
      return check.violations
    }
  }

  /// One check of a tree, of the trees that wait to be put over it, and of its controllers; without recursion.
  private struct InvariantCheck {
    private(set) var violations: [String] = []
    private var seen: Set<ObjectIdentifier> = []
    private var tops: [ViewNode] = []
    private var controllers: [ControllerNode] = []

    mutating func run(from top: ViewNode) {
      tops = [top]
      while let top = tops.popLast() { checkTree(top) }
      while let controller = controllers.popLast() { check(controller) }
    }

    private mutating func expect(_ holds: Bool, _ view: ResponderNode, _ sentence: @autoclosure () -> String) {
      if !holds { violations.append("\(view.description) \(sentence())") }
    }

    private mutating func checkTree(_ top: ViewNode) {
      let window = top.flags.contains(.isWindow) ? top as? WindowNode : nil
      expect(top.windowNode === window, top, "is the top of a tree, yet in another window")
      var probes: [ProbeNode] = []
      var stack = [top]
      while let view = stack.popLast() {
        guard seen.insert(ObjectIdentifier(view)).inserted else {
          expect(false, view, "is in the tree twice")
          continue
        }
        expect(view === top || !view.flags.contains(.isWindow), view, "is a window inside a tree")
        checkMarks(of: view)
        checkChildren(of: view)
        checkPins(of: view)
        checkLinks(of: view)
        if let probe = view as? ProbeNode { probes.append(probe) }
        stack.append(contentsOf: view.children.reversed())
      }
      for probe in probes { check(probe) }
      if let window { check(window, probes: probes) }
    }

    // MARK: - One view

    private mutating func checkMarks(of view: ViewNode) {
      let flags = view.flags
      let isShown =
        view.windowNode != nil && !view.isHidden
        && (view.parent.map { $0.flags.contains(.visible) } ?? flags.contains(.isWindow))
      expect(view.isVisible == isShown, view, "is marked visible \(view.isVisible), yet is \(isShown)")
      let scrolling = view.children.filter(\.subtreeMayScroll).count
      expect(
        view.scrollingChildren == scrolling, view,
        "counts \(view.scrollingChildren) subviews in which something scrolls, there are \(scrolling)")
      let branching = view.children.filter { !$0.children.isEmpty }.count
      expect(
        view.branchingChildren == branching, view,
        "counts \(view.branchingChildren) subviews with subviews, there are \(branching)")
      expect(flags.contains(.scrollable) == (view is any ScrollingView), view, "is marked as scrolling wrongly")
      expect(flags.contains(.probe) == (view is ProbeNode), view, "is marked as a probe wrongly")
      if let only = view.commonClass.only {
        expect(view.children.allSatisfy { ObjectIdentifier(type(of: $0)) == only }, view, "has subviews of two classes")
      }
      expect(!view.children.isEmpty || view.commonClass.bits == 0, view, "has no subviews, yet a class of theirs")
      let frame = view.storedFrame
      expect(
        frame.isFinite && view.boundsOrigin.x.isFinite && view.boundsOrigin.y.isFinite && frame.width >= 0
          && frame.height >= 0, view, "has no proper rectangle")
      expect(!flags.contains(.probe) || frame.size == .zero, view, "is a probe with a size")
    }

    private mutating func checkChildren(of view: ViewNode) {
      for child in view.children {
        expect(child.parent === view, child, "is a subview of \(view), yet its superview is another")
        expect(child.windowNode === view.windowNode, child, "is in another window than its superview")
        expect(
          !child.needsLayout || view.flags.contains(.subtreeNeedsLayout), child,
          "waits for layout, which its superview \(view) does not know")
      }
      expect(view.children == grouped(view.children, in: view), view, "has an overlay that is not right above its base")
    }

    /// The subviews with every overlay behind its base.
    private func grouped(_ children: [ViewNode], in parent: ViewNode) -> [ViewNode] {
      var result: [ViewNode] = []
      for child in children where child.extras?.overlayBase?.parent !== parent {
        var stack = [child]
        while let view = stack.popLast() {
          result.append(view)
          stack.append(contentsOf: view.overlays.filter { $0.parent === parent }.reversed())
        }
      }
      return result
    }

    private mutating func checkPins(of view: ViewNode) {
      let base = view.extras?.overlayBase
      expect(view.flags.contains(.overlay) == (base != nil), view, "is marked as an overlay wrongly")
      expect(
        view.flags.contains(.hiddenWithBase) == (base?.isHidden ?? false), view, "is hidden with its base wrongly")
      if let base {
        expect(base.overlays.filter { $0 === view }.count == 1, view, "is not once among the overlays of \(base)")
        expect(base.parent === view.parent, view, "is not beside its base \(base)")
        expect(view.pinnedFrame(wanting: view.storedFrame.size) == view.storedFrame, view, "is not where its pin says")
        expect(!base.isDescendant(of: view), view, "is an overlay of what is inside it")
      }
      for overlay in view.overlays {
        expect(overlay.extras?.overlayBase === view, overlay, "is an overlay of \(view), yet its base is another")
        if overlay.parent == nil { tops.append(overlay) }
      }
    }

    private mutating func checkLinks(of view: ViewNode) {
      if let owner = view.owner {
        expect(owner.rootView === view, view, "has an owner with another root view")
        controllers.append(owner)
      }
      if let responder = view.extras?.responderAbove {
        expect(responder.insertedAbove === view, view, "has a responder above it that stands above another")
      }
      for watcher in view.extras?.watchers ?? [] {
        let probe = watcher.takeUnretainedValue()
        expect(probe.scope === view, view, "is watched by a probe that watches another view")
        expect(probe.windowNode != nil, view, "is watched by a probe without a window")
      }
    }

    // MARK: - Probes, windows, controllers

    private mutating func check(_ probe: ProbeNode) {
      guard let window = probe.windowNode else {
        expect(probe.scope == nil, probe, "watches, yet is in no window")
        expect(!probe.isToldInNextPass, probe, "is to be told, yet is in no window")
        return
      }
      expect(
        window.changedProbes.filter { $0 === probe }.count == (probe.isToldInNextPass ? 1 : 0), probe,
        "is marked to be told wrongly")
      guard let scope = probe.scope, probe.isDescendant(of: scope) else {
        return expect(probe.isToldInNextPass, probe, "watches nothing around it")
      }
      let count = scope.extras?.watchers.filter { $0.takeUnretainedValue() === probe }.count ?? 0
      expect(count == 1, probe, "is \(count) times among the watchers of \(scope)")
    }

    private mutating func check(_ window: WindowNode, probes: [ProbeNode]) {
      expect(window.probeCount == probes.count, window, "counts \(window.probeCount) probes, there are \(probes.count)")
      expect(
        window.changedProbes.allSatisfy { $0.windowNode === window }, window, "will tell a probe of another window")
      if let root = window.root {
        expect(root.hostWindow === window, window, "has a root controller with another window")
        controllers.append(root)
      }
      if let scene = window.sceneNode {
        expect(scene.windowNodes.filter { $0 === window }.count == 1, window, "is not once in its scene")
      }
    }

    private mutating func check(_ controller: ControllerNode) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      if let view = controller.rootView {
        expect(view.owner === controller, controller, "has a root view with another owner")
        checkAppearance(of: controller, isInWindow: view.windowNode != nil)
        if let window = view.windowNode, controller.appearance == .appearing, controller.followsWindow {
          expect(
            window.appearing.contains { $0 === controller }, controller, "is appearing, which its window does not know")
        }
      }
      for child in controller.childControllers {
        expect(child.parentController === controller, child, "is a child of \(controller), yet its parent is another")
      }
      if let parent = controller.parentController {
        let count = parent.childControllers.filter { $0 === controller }.count
        expect(count == 1, controller, "is \(count) times a child of its parent \(parent)")
        controllers.append(parent)
      }
      if let presented = controller.presentedController {
        expect(presented.presentingController === controller, presented, "is not presented by its presenter")
        controllers.append(presented)
      }
      if let presenter = controller.presentingController {
        expect(presenter.presentedController === controller, controller, "is not what its presenter presents")
        controllers.append(presenter)
      }
      if let window = controller.hostWindow {
        expect(window.root === controller, controller, "is not the root controller of its window")
      }
      controllers.append(contentsOf: controller.childControllers)
    }

    private mutating func checkAppearance(of controller: ControllerNode, isInWindow: Bool) {
      guard controller.followsWindow else { return }
      let isShown = controller.appearance == .appeared || controller.appearance == .appearing
      expect(
        isShown == isInWindow && controller.appearance != .disappearing, controller,
        "is \(controller.appearance.rawValue) with its view \(isInWindow ? "in a" : "in no") window")
    }
  }
#endif
