import Foundation
import Hedgerow

/// Writes the picture of a model, window below window.
struct PictureWriter {
  let model: DumpModel
  let hitPoint: CGPoint?
  private let maxWindows: Int
  let words: ElementText
  private(set) var body = ""
  private var width: CGFloat = 0
  private var y: CGFloat = 0
  private var left: Int
  private var windowCount = 0
  /// For each cell the list that it is a row of.
  private(set) var listsOfCells: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// What was drawn of each view, in its window's coordinates.
  var drawn: [ObjectIdentifier: CGRect] = [:]

  static let margin: CGFloat = 24
  /// How wide what stands beside a window is.
  static let side: CGFloat = 384

  init(_ model: DumpModel, registry: ListRegistry?, hitPoint: CGPoint?, maxFrames: Int, maxWindows: Int) {
    self.model = model
    self.hitPoint = hitPoint
    self.maxWindows = maxWindows
    words = ElementText(model: model, registry: registry)
    left = max(0, maxFrames)
    for cells in model.lists {
      for cell in cells.cells { listsOfCells[ObjectIdentifier(cell.view)] = ObjectIdentifier(cells.list) }
    }
  }

  mutating func write() {
    let windows = model.windows.filter { $0.bounds.width > 0 && $0.bounds.height > 0 }
    guard !windows.isEmpty else {
      text("The text tells no frames, so there is nothing to draw.", x: Self.margin, y: Self.margin + 12, "faint")
      width = 420
      y = 60
      return
    }
    windowCount = windows.count
    let shown = windows.prefix(max(1, maxWindows))
    for window in shown {
      let screen = PictureScreen(window, of: model, limit: left)
      left -= screen.frames.count
      write(screen)
    }
    if shown.count < windows.count {
      let rest = windows.count - shown.count
      text("… \(rest) more window\(rest == 1 ? "" : "s")", x: Self.margin, y: y + 14, "faint")
      y += 30
    }
  }

  /// The whole document.
  func document(style: String?) -> String {
    let size = "\(Self.n(max(width, 200))) \(Self.n(max(y, 60)))"
    let sheet = style.map { "<style>\($0)</style>" } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="screen\(windowCount == 1 && y < 1_400 ? " alone" : "")" viewBox="0 0 \(size)" width="\(Self.n(max(width, 200)))" \
      height="\(Self.n(max(y, 60)))" role="img" aria-label="The screen that the text shows">\(sheet)
      \(body)</svg>

      """
  }

  private mutating func write(_ screen: PictureScreen) {
    let scale = PictureScale(screen.size, x: Self.margin, y: y + Self.margin + 26)
    let glass = scale.rect(CGRect(origin: .zero, size: screen.size))
    let element = model.element(of: screen.window)
    let title = element.map { "\(words.name($0)) · line \($0.line)" } ?? "a window made for what the text shows"
    // In one line: a screen may be narrower than its name.
    let heading = "\(ElementText.line(title, limit: 60)) · \(PointText.size(screen.size))"
    text(heading, x: glass.minX, y: glass.minY - 10, "title")
    body += "<rect class=\"glass\" \(Self.box(glass)) rx=\"3\"/>\n"
    let hues = Self.hues(of: screen.frames)
    drawn[ObjectIdentifier(screen.window)] = CGRect(origin: .zero, size: screen.size)
    for (number, frame) in screen.frames.enumerated() where number > 0 || frame.view !== screen.window {
      draw(frame, hues, scale)
    }
    var bottom = drawLists(screen, hues, scale, glass)
    if let point = hitPoint { bottom = max(bottom, drawHit(at: point, screen, scale, from: bottom)) }
    if screen.omitted > 0 {
      text("… \(screen.omitted) more views", x: glass.minX, y: glass.maxY + 16, "faint")
    }
    y = max(glass.maxY + (screen.omitted > 0 ? 22 : 0), bottom) + Self.margin
    width = max(width, glass.maxX + Self.side + Self.margin)
  }

  /// For each list and scroll view the number of its colour.
  private static func hues(of frames: [PictureScreen.Frame]) -> [ObjectIdentifier: Int] {
    var hues: [ObjectIdentifier: Int] = [:]
    for frame in frames where frame.view is ListNode { hues[ObjectIdentifier(frame.view)] = hues.count % 6 }
    for frame in frames where frame.view is ScrollNode && hues[ObjectIdentifier(frame.view)] == nil {
      hues[ObjectIdentifier(frame.view)] = hues.count % 6
    }
    return hues
  }

  // MARK: - Pieces

  mutating func add(_ markup: String) { body += markup + "\n" }

  mutating func text(_ string: String, x: CGFloat, y: CGFloat, _ style: String) {
    body +=
      "<text class=\"\(style)\" x=\"\(Self.n(x))\" y=\"\(Self.n(y))\">\(MarkupText.escaped(string))</text>\n"
  }

  static func n(_ value: CGFloat) -> String { PointText.number(value) }

  static func box(_ rect: CGRect) -> String {
    "x=\"\(n(rect.minX))\" y=\"\(n(rect.minY))\" width=\"\(n(rect.width))\" height=\"\(n(rect.height))\""
  }
}

/// From a window's coordinates to those of the picture.
struct PictureScale {
  private let factor: CGFloat
  private let origin: CGPoint

  init(_ size: CGSize, x: CGFloat, y: CGFloat) {
    let longest = max(size.width, size.height)
    // A screen is drawn point by point, a large one smaller, a fragment larger.
    factor = longest > 900 ? 900 / longest : longest < 200 ? min(4, 200 / longest) : 1
    origin = CGPoint(x: x, y: y)
  }

  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * factor, y: origin.y + point.y * factor)
  }

  func rect(_ rect: CGRect) -> CGRect {
    CGRect(origin: point(rect.origin), size: CGSize(width: rect.width * factor, height: rect.height * factor))
  }
}
