import Foundation
import Hedgerow

/// Where the nodes lie, each in the coordinates of the node above it.
struct ModelFrames {
  /// Beyond this many points nothing is taken: sums of such numbers would become infinite.
  static let farthest: CGFloat = 1e9

  private(set) var frames: [CGRect]
  /// For elements, whose frames are those on the screen: where on the screen they begin.
  private var screen: [CGPoint]
  private(set) var notes: [DumpNote] = []
  /// The nodes whose frame was not told.
  private(set) var untold: [Int] = []

  /// - Complexity: O(n), with n nodes.
  init(_ model: ModelNodes) {
    frames = [CGRect](repeating: .zero, count: model.nodes.count)
    screen = [CGPoint](repeating: .zero, count: model.nodes.count)
    for (index, node) in model.nodes.enumerated() where model.isView(index) || node.frame != nil {
      let anchor = model.anchors[index]
      let above = anchor < 0 ? CGPoint.zero : screen[anchor]
      screen[index] = above
      guard let told = node.frame else {
        untold.append(index)
        continue
      }
      var frame = held(told, node)
      if node.role == .element {
        screen[index] = frame.origin
        frame.origin = CGPoint(x: frame.origin.x - above.x, y: frame.origin.y - above.y)
      } else if anchor >= 0 {
        frame = turned(frame, node, in: anchor, model)
      }
      frames[index] = frame
    }
    fitTops(model)
  }

  /// A rectangle whose numbers are finite and no further out than ``farthest``.
  private mutating func held(_ rect: CGRect, _ node: DumpNode) -> CGRect {
    let rect = rect.standardized
    func hold(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
    }
    let held = CGRect(
      x: hold(rect.origin.x), y: hold(rect.origin.y), width: hold(rect.size.width), height: hold(rect.size.height))
    if held != rect {
      notes.append(
        DumpNote(.geometry, line: node.line, "the frame reaches beyond a billion points and was brought inside"))
    }
    return held
  }

  /// The rectangle as it is where y runs downwards: AppKit's runs upwards in views without the flag F.
  private func turned(_ frame: CGRect, _ node: DumpNode, in anchor: Int, _ model: ModelNodes) -> CGRect {
    let flags = model.nodes[anchor].flags
    guard node.value(of: "flags") != nil, !flags.isEmpty, !flags.contains("F") else { return frame }
    let top = model.nodes[anchor].bounds?.origin.y ?? 0
    var frame = frame
    frame.origin.y = 2 * top + frames[anchor].height - frame.maxY
    return frame
  }

  /// Gives windows without a frame the size of what is in them.
  private mutating func fitTops(_ model: ModelNodes) {
    var missing: [Int: CGSize] = [:]
    for index in untold where model.anchors[index] < 0 && model.isView(index) { missing[index] = .zero }
    guard !missing.isEmpty else { return }
    for (index, anchor) in model.anchors.enumerated() {
      guard anchor >= 0, let size = missing[anchor] else { continue }
      missing[anchor] = CGSize(
        width: max(size.width, frames[index].maxX), height: max(size.height, frames[index].maxY))
    }
    for (index, size) in missing { frames[index].size = size }
  }
}
