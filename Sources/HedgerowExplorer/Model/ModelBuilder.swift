import Foundation
import Hedgerow

/// Makes windows, views, lists and controllers from the nodes of dumps.
///
/// Views come first, each without its superview; then controllers, which are matched with views by address; then all views are put
/// in from the top down; then lists get what they scroll. No step recurses.
struct ModelBuilder {
  let model: ModelNodes
  let frames: ModelFrames
  /// Whether the dumps show views by themselves, so that a controller's view is to be found among them.
  let showsViews: Bool
  var responders: [ResponderNode?]
  /// For each node its view: itself, or that of the controller.
  var views: [ViewNode?]
  var windows: [WindowNode] = []
  /// For each node without one above it the window that it is, or that was made for it.
  var windowsByTop: [Int: WindowNode] = [:]
  var controllers: [ControllerNode] = []
  var lists: [ListCells] = []
  var notes: [DumpNote]
  /// The views of the dumps by address, in text order.
  private(set) var viewsByAddress: [UInt64: [Int]] = [:]
  /// How many views of an address are known to have an owner: they stay at the beginning.
  var ownedByAddress: [UInt64: Int] = [:]
  /// Where each view of the dumps stands.
  private(set) var viewPlaces: [ObjectIdentifier: Int] = [:]

  /// - Complexity: O(n log n), with n nodes.
  init(_ dumps: [Dump]) {
    model = ModelNodes(dumps)
    frames = ModelFrames(model)
    showsViews = model.nodes.indices.contains { [model] in model.isView($0) }
    responders = [ResponderNode?](repeating: nil, count: model.nodes.count)
    views = [ViewNode?](repeating: nil, count: model.nodes.count)
    notes = frames.notes
    makeViews()
    makeControllers()
    placeViews()
    keepRootsInPlace()
    fillScrollViews()
    present()
    noteWhatIsMissing()
    notes.sort { $0.line < $1.line }
  }

  mutating func note(_ guess: DumpNote.Guess, _ index: Int, _ message: String) {
    notes.append(DumpNote(guess, line: model.nodes[index].line, message))
  }

  // MARK: - Views

  private mutating func makeViews() {
    for index in model.nodes.indices where model.isView(index) {
      let node = model.nodes[index]
      let view = newView(index)
      if node.isHidden { view.isHidden = true }
      let alpha = node.alpha
      if alpha != 1 { view.alpha = alpha }
      if node.clipsToBounds { view.clipsToBounds = true }
      if !node.isUserInteractionEnabled { view.isUserInteractionEnabled = false }
      if model.classes[index].isPrivate { view.isPrivate = true }
      view.tag = node.tag
      views[index] = view
      responders[index] = view
      viewPlaces[ObjectIdentifier(view)] = index
      if let address = node.address { viewsByAddress[address, default: []].append(index) }
    }
  }

  private mutating func newView(_ index: Int) -> ViewNode {
    let frame = frames.frames[index]
    let name = model.name(index)
    if model.isWindow(index) {
      if model.anchors[index] < 0 {
        let window = WindowNode(name, frame: frame)
        windows.append(window)
        windowsByTop[index] = window
        return window
      }
      note(.notModelled, index, "a window inside another node is modelled as a plain view")
    }
    switch model.kind(index) {
    case .table?, .collection?:
      let list = ListNode(name, frame: frame)
      list.kind = model.kind(index) ?? .table
      return list
    case let kind?:
      let scroll = ScrollNode(name, frame: frame)
      scroll.kind = kind
      return scroll
    case nil:
      return ViewNode(name, frame: frame)
    }
  }

  /// Puts every view into the one above it, in the order of the text, which is from the back to the front.
  private mutating func placeViews() {
    for index in model.nodes.indices {
      guard let view = views[index], !(view is WindowNode), model.isView(index) || isPlaceholderPlaced(index)
      else { continue }
      do {
        try superview(of: index).attach(view)
      } catch {
        note(.notModelled, index, "\(error)")
      }
      if view.frame != frames.frames[index] { view.frame = frames.frames[index] }
      if !(view is ScrollNode), let origin = model.nodes[index].bounds?.origin, origin != .zero {
        view.bounds.origin = origin
      }
    }
  }

  /// The view that a node's view goes into: that of the nearest node above with one, or a window made for it.
  private mutating func superview(of index: Int) -> ViewNode {
    var top = index
    while model.anchors[top] >= 0 {
      top = model.anchors[top]
      if let view = views[top] { return view }
    }
    return window(for: top)
  }

  /// The window made for a node that stands in none.
  mutating func window(for index: Int) -> WindowNode {
    if let window = windowsByTop[index] { return window }
    let frame = frames.frames[index]
    let window = WindowNode(
      frame: CGRect(x: 0, y: 0, width: max(0, frame.maxX), height: max(0, frame.maxY)))
    windowsByTop[index] = window
    windows.append(window)
    note(.madeUp, index, "the text shows no window around this; one was made for it")
    return window
  }

  // MARK: - Notes

  /// What is in the text and not in the model, a line for each sort.
  private mutating func noteWhatIsMissing() {
    for (role, what) in [(DumpRole.layer, "layer"), (.guide, "layout guide")] {
      let left = model.nodes.indices.filter { model.nodes[$0].role == role }
      guard let first = left.first else { continue }
      let count = left.count == 1 ? "a \(what) is no view and has" : "\(left.count) \(what)s are no views and have"
      note(.notModelled, first, "\(count) no place in the model")
    }
    let untold = frames.untold.filter { model.isView($0) && model.nodes[$0].role != .word }
    if let first = untold.first {
      let count = untold.count == 1 ? "a view has" : "\(untold.count) views have"
      note(.geometry, first, "\(count) no frame in the text: nothing can be said about touches there")
    }
  }
}
