import Foundation
import Hedgerow

/// The nodes of all dumps that a model is made from, one after the other, with what their classes say.
struct ModelNodes {
  let nodes: [DumpNode]
  /// For each node the number of its dump and its place there.
  let places: [(dump: Int, index: Int)]
  /// For each node the nearest node above it that is a view, an element or a controller; −1 for none.
  let anchors: [Int]
  /// For each node its class, as far as one is told.
  let classes: [PrintedClass]
  /// For each node the class that UIKit says it is based on.
  let baseClasses: [PrintedClass?]

  /// - Complexity: O(n), with n nodes.
  init(_ dumps: [Dump]) {
    var nodes: [DumpNode] = []
    var places: [(dump: Int, index: Int)] = []
    var anchors: [Int] = []
    var classes: [PrintedClass] = []
    var baseClasses: [PrintedClass?] = []
    var known: [String: PrintedClass] = [:]
    func printedClass(_ name: String) -> PrintedClass {
      if let found = known[name] { return found }
      let new = PrintedClass(name)
      known[name] = new
      return new
    }
    for (number, dump) in dumps.enumerated() {
      let start = nodes.count
      for (index, node) in dump.nodes.enumerated() {
        nodes.append(node)
        places.append((number, index))
        classes.append(printedClass(node.className ?? ""))
        baseClasses.append(
          (node.baseClass ?? node.superclasses.first { printedClass($0).kind != nil }).map(printedClass))
        // A parent stands before its child; a dump made by hand may say otherwise, and then has another root.
        guard let parent = node.parent, parent >= 0, parent < index else {
          anchors.append(-1)
          continue
        }
        anchors.append(Self.isModelled(nodes[start + parent]) ? start + parent : anchors[start + parent])
      }
    }
    self.nodes = nodes
    self.places = places
    self.anchors = anchors
    self.classes = classes
    self.baseClasses = baseClasses
  }

  /// Whether there is something in the model for it: layers and guides are no views.
  static func isModelled(_ node: DumpNode) -> Bool { node.role != .layer && node.role != .guide }

  /// Whether it is a view by itself, not that of a controller.
  func isView(_ index: Int) -> Bool {
    Self.isModelled(nodes[index]) && nodes[index].role != .controller
  }

  func isWindow(_ index: Int) -> Bool {
    isView(index) && (classes[index].isWindow || baseClasses[index]?.isWindow == true)
  }

  func isCell(_ index: Int) -> Bool {
    isView(index) && (classes[index].isCell || baseClasses[index]?.isCell == true)
  }

  func isHeader(_ index: Int) -> Bool {
    isView(index) && (classes[index].isHeader || baseClasses[index]?.isHeader == true)
  }

  /// What sort of scrolling view it is; `nil` for one that does not scroll.
  func kind(_ index: Int) -> ScrollKind? {
    guard isView(index), nodes[index].isScrollable else { return nil }
    return baseClasses[index]?.kind ?? classes[index].kind ?? .scroll
  }

  /// What the node is called in the model: the identifier that was told, else its class, and where it scrolls its address,
  /// so that candidates of a search can be told apart.
  func name(_ index: Int) -> String {
    let node = nodes[index]
    if let identifier = node.identifier, !identifier.isEmpty { return identifier }
    let name = classes[index].shortName.isEmpty ? "?" : classes[index].shortName
    guard let address = node.address, kind(index) != nil else { return name }
    return name + " 0x" + String(address, radix: 16)
  }
}
