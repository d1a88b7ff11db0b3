import Foundation
import Hedgerow

/// The readers that can be fuzzed alone; `all` is the whole way from bytes to facts, `model` the way on to nodes and drawings.
enum FuzzedReader: String, CaseIterable {
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

  /// Reads bytes; what matters is that it returns.
  func read(_ bytes: [UInt8]) {
    let source = SourceText(bytes)
    switch self {
    case .all:
      guard let dump = try? Dump(reading: bytes) else { return }
      for (index, node) in dump.nodes.enumerated() {
        if let parent = node.parent { precondition(parent < index, "a parent must stand before its child") }
        if let frame = node.frame { precondition(frame.origin.x.isFinite, "a frame must be finite") }
      }
      _ = DumpFacts(dump).json()
      if bytes.count < 20_000 { _ = dump.recursiveDescription() }
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
    case .model: Self.model(bytes)
    }
  }

  private static func readColumns(_ form: ColumnTreeReader.Form, _ source: SourceText) {
    var reader = ColumnTreeReader(source.text, form)
    reader.read(source.lines[...])
  }

  /// Makes the model, lets it settle, asks it, and draws it in every form.
  private static func model(_ bytes: [UInt8]) {
    guard let dump = try? Dump(reading: bytes) else { return }
    let model = DumpModel(dump)
    precondition(model.elements.count == dump.nodes.count, "an element is lost")
    let frames = model.elements.compactMap(\.view).map(\.frame)
    for window in model.windows {
      window.settle()
      _ = window.hitTest(CGPoint(x: 10, y: 10))
      _ = try? window.onlyDescendant(ofType: ScrollNode.self)
    }
    precondition(frames == model.elements.compactMap(\.view).map(\.frame), "a pass moved something")
    for element in model.elements {
      _ = element.view?.owningControllers()
      _ = element.view?.nearest(ScrollNode.self)
      precondition(element.view.map { $0.frame.maxX.isFinite && $0.frame.maxY.isFinite } ?? true, "a frame is infinite")
    }
    for cells in model.lists {
      for cell in cells.cells { precondition(cells.list.contains(cell.path), "a cell has no row") }
    }
    _ = DumpOutline(model).text()
    var picture = DumpPicture(model)
    picture.hitPoint = CGPoint(x: 10, y: 10)
    let svg = picture.svg()
    precondition(!svg.contains("nan") || !svg.contains("=\"nan"), "a number of the picture is none")
    _ = DumpPage(model).html()
  }

  static let chosen: FuzzedReader =
    ProcessInfo.processInfo.environment["FUZZ_READER"].flatMap(FuzzedReader.init) ?? .all
}

/// The entry that libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzedReader.chosen.read(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}
