import Foundation
import Hedgerow

/// Controllers: from the lines of a controller dump, and from those told before a view.
extension ModelBuilder {
  /// Whether a controller's line says that its view is out of the window.
  private func isOutOfWindow(_ index: Int) -> Bool { model.nodes[index].has("not in the window") }

  mutating func makeControllers() {
    var byAddress: [UInt64: ControllerNode] = [:]
    for (index, node) in model.nodes.enumerated() where node.role == .controller {
      let controller = ControllerNode(model.classes[index].shortName)
      responders[index] = controller
      controllers.append(controller)
      if let address = node.address, byAddress[address] == nil { byAddress[address] = controller }
      connect(controller, index)
      contain(controller, index)
    }
    for (index, node) in model.nodes.enumerated() where model.isView(index) {
      guard let mention = node.controllers.first, let view = views[index], view.controller == nil,
        node.prefix.contains("'")
      else { continue }
      let known = mention.address.flatMap { byAddress[$0] }
      let controller = known ?? ControllerNode(PrintedClass(mention.className).shortName)
      guard controller.viewIfLoaded == nil else { continue }
      if known == nil {
        controllers.append(controller)
        if let address = mention.address { byAddress[address] = controller }
      }
      own(view, controller, index)
    }
    for (index, node) in model.nodes.enumerated() where node.role == .controller && model.anchors[index] < 0 {
      if let controller = responders[index] as? ControllerNode { makeRoot(controller, index) }
    }
  }

  /// Gives a controller the view of its address, or one made for it where the dumps show no views.
  private mutating func connect(_ controller: ControllerNode, _ index: Int) {
    guard let told = model.nodes[index].controllerView else { return }
    let candidates = told.address.flatMap { viewsByAddress[$0] } ?? []
    if let address = told.address, let view = freeView(of: address, among: candidates) {
      own(view, controller, index)
      views[index] = controller.viewIfLoaded
      return
    }
    if showsViews, !isOutOfWindow(index) {
      note(
        .notModelled, index,
        candidates.isEmpty
          ? "the view of \(controller.hierarchyName) is not among the views of the text"
          : "the view of \(controller.hierarchyName) belongs to another controller already")
    }
    let view = ViewNode(PrintedClass(told.className).shortName)
    own(view, controller, index)
    views[index] = view
  }

  /// The first view of an address that no controller owns yet.
  private mutating func freeView(of address: UInt64, among candidates: [Int]) -> ViewNode? {
    var owned = ownedByAddress[address, default: 0]
    defer { ownedByAddress[address] = owned }
    while owned < candidates.count {
      if let view = views[candidates[owned]], view.controller == nil { return view }
      owned += 1
    }
    return nil
  }

  private mutating func own(_ view: ViewNode, _ controller: ControllerNode, _ index: Int) {
    guard !(view is WindowNode) else {
      note(.notModelled, index, "a window is no controller's view")
      return
    }
    do {
      try controller.setView(view)
    } catch {
      note(.notModelled, index, "\(error)")
    }
  }

  private mutating func contain(_ controller: ControllerNode, _ index: Int) {
    guard !model.nodes[index].isPresented, model.anchors[index] >= 0,
      let parent = responders[model.anchors[index]] as? ControllerNode
    else { return }
    do {
      try parent.attachChild(controller)
      controller.didMove(toParent: parent)
    } catch {
      note(.notModelled, index, "\(error)")
    }
  }

  /// Whether the view that was made for a controller is put in by its line: the dumps show no views, and it is in the window.
  func isPlaceholderPlaced(_ index: Int) -> Bool {
    model.nodes[index].role == .controller && !showsViews && views[index] != nil && !isOutOfWindow(index)
      && !model.nodes[index].isPresented
  }

  // MARK: - Roots and presentations

  /// Makes a controller that stands at the top of its dump the root of the window that its view is in.
  private mutating func makeRoot(_ controller: ControllerNode, _ index: Int) {
    guard let view = controller.viewIfLoaded, !model.nodes[index].isPresented else { return }
    let top: Int
    if !showsViews {
      guard isPlaceholderPlaced(index) else { return }
      top = index
    } else {
      guard let place = viewPlaces[ObjectIdentifier(view)] else { return }
      var above = place
      while model.anchors[above] >= 0 { above = model.anchors[above] }
      top = above
    }
    let window = window(for: top)
    if window.rootController == nil { window.rootController = controller }
  }

  /// Takes back the root controllers of windows that would lay out their views elsewhere than the text has them.
  mutating func keepRootsInPlace() {
    for (index, node) in model.nodes.enumerated() where node.role == .controller && model.anchors[index] < 0 {
      guard let view = (responders[index] as? ControllerNode)?.viewIfLoaded, let window = view.superview as? WindowNode,
        window.rootController === responders[index], view.frame != window.bounds
      else { continue }
      let (frame, place) = (view.frame, window.subviews.firstIndex(of: view))
      window.rootController = nil
      do {
        try window.attach(view, at: place)
      } catch {
        note(.notModelled, index, "\(error)")
      }
      view.frame = frame
      note(.notModelled, index, "the view does not fill its window, so the controller is not made its root")
    }
  }

  /// Presents what the controller dump shows as presented, over what is there by now.
  mutating func present() {
    for (index, node) in model.nodes.enumerated() where node.role == .controller && node.isPresented {
      guard let controller = responders[index] as? ControllerNode else { continue }
      guard model.anchors[index] >= 0, let presenter = responders[model.anchors[index]] as? ControllerNode else {
        note(.notModelled, index, "the text does not show who presents \(controller.hierarchyName)")
        continue
      }
      guard let view = controller.viewIfLoaded else {
        note(.notModelled, index, "\(controller.hierarchyName) is presented and has no view yet")
        continue
      }
      if showsViews {
        let window = view.superview as? WindowNode
        guard view.superview != nil, window == nil || window?.bounds == view.frame else {
          note(.notModelled, index, "the view of \(controller.hierarchyName) is not shown as a presentation's is")
          continue
        }
      }
      do {
        try presenter.present(controller)
      } catch {
        note(.notModelled, index, "\(error)")
      }
    }
  }
}
