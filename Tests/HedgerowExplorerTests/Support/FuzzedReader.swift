import Foundation
import Hedgerow

// The fuzzer compiles this file together with the readers, in one module.
#if !HEDGEROW_FUZZER
  @testable import HedgerowExplorer
#endif

/// What is fuzzed, and what must hold of it whatever the bytes are: each reader alone, `all` from bytes to facts, and `model` on to
/// nodes and drawings.
enum FuzzedReader: String, CaseIterable, Sendable {
  case all
  case bars
  case elements
  case markup
  case json
  case flags
  case arrows
  case index
  case box
  case transport
  case model

  /// Reads bytes.
  ///
  /// - Returns: what does not hold; that it returns at all is the most of it.
  func faults(_ bytes: [UInt8]) -> [String] {
    let source = SourceText(bytes)
    switch self {
    case .all: return Self.wholeWay(bytes)
    case .bars:
      var reader = BarTreeReader(source.text)
      reader.read(source.lines[...])
      _ = reader.kind()
    case .elements:
      var reader = ElementReader(source.text)
      reader.read(source.lines[...])
      _ = reader.finish()
    case .markup:
      var reader = PageSourceReader(source.text, source.lines[...])
      reader.read(0..<source.text.count)
    case .json:
      var reader = JSONSourceReader(source.text, source.lines)
      reader.read()
    case .flags: Self.readColumns(.flags, source)
    case .arrows: Self.readColumns(.arrows, source)
    case .index: Self.readColumns(.index, source)
    case .box: Self.readColumns(.box, source)
    case .transport: _ = TransportRepair.repair(bytes)
    case .model: return Self.model(bytes)
    }
    return []
  }

  private static func readColumns(_ form: ColumnTreeReader.Form, _ source: SourceText) {
    var reader = ColumnTreeReader(source.text, form)
    reader.read(source.lines[...])
  }

  private static func wholeWay(_ bytes: [UInt8]) -> [String] {
    guard let dump = try? Dump(reading: bytes) else { return [] }
    var faults: [String] = []
    for (index, node) in dump.nodes.enumerated() {
      if let parent = node.parent, parent >= index { faults.append("a parent stands behind its child") }
      if let frame = node.frame, !frame.origin.x.isFinite { faults.append("a frame is not finite") }
    }
    _ = DumpFacts(dump).json()
    if bytes.count < 20_000 { _ = dump.recursiveDescription() }
    return faults
  }

  /// Makes the model, lets it settle, asks it, and draws it in every form.
  private static func model(_ bytes: [UInt8]) -> [String] {
    guard let dump = try? Dump(reading: bytes) else { return [] }
    let model = DumpModel(dump)
    var faults: [String] = []
    if model.elements.count != dump.nodes.count { faults.append("an element is lost") }
    let frames = model.elements.compactMap(\.view).map(\.frame)
    for window in model.windows {
      window.settle()
      _ = window.hitTest(CGPoint(x: 10, y: 10))
      _ = try? window.onlyDescendant(ofType: ScrollNode.self)
    }
    if frames != model.elements.compactMap(\.view).map(\.frame) { faults.append("a pass moved something") }
    for view in model.elements.compactMap(\.view) {
      _ = view.owningControllers()
      _ = view.nearest(ScrollNode.self)
      if !view.frame.maxX.isFinite || !view.frame.maxY.isFinite { faults.append("a frame is infinite") }
    }
    for cells in model.lists where !cells.cells.allSatisfy({ cells.list.contains($0.path) }) {
      faults.append("a cell has no row")
    }
    _ = DumpOutline(model).text()
    var picture = DumpPicture(model)
    picture.hitPoint = CGPoint(x: 10, y: 10)
    let svg = picture.svg()
    for word in ["=\"nan", "=\"inf", "=\"-inf", "=\"–", "<script"] where svg.contains(word) {
      faults.append("the picture has \(word)")
    }
    _ = DumpPage(model).html()
    return faults
  }
}
