import Foundation
import Hedgerow

extension PictureWriter {
  /// A view: its rectangle, and its text where there is room.
  mutating func draw(_ frame: PictureScreen.Frame, _ hues: [ObjectIdentifier: Int], _ scale: PictureScale) {
    let rect = scale.rect(frame.rect)
    var style = "f"
    if let hue = hues[ObjectIdentifier(frame.view)] {
      style += (frame.view is ListNode ? " list" : " scroll") + " s\(hue) p\(hue)"
    } else if let hue = listsOfCells[ObjectIdentifier(frame.view)].flatMap({ hues[$0] }) {
      style += " cell s\(hue)"
    } else if let superview = frame.view.superview, drawn[ObjectIdentifier(superview)] == frame.rect {
      // A stack of views of one size is drawn once.
      style += " bare"
    }
    drawn[ObjectIdentifier(frame.view)] = frame.rect
    let element = model.elements.indices.contains(frame.place) ? model.elements[frame.place] : nil
    let place = element == nil ? "" : " data-p=\"\(frame.place)\""
    let title = element.map { "<title>\(MarkupText.escaped(self.title($0)))</title>" } ?? ""
    add("<rect class=\"\(style)\"\(place) \(Self.box(rect))>\(title)</rect>")
    guard let element, frame.view.subviews.isEmpty || frame.view.subviews.allSatisfy(\.subviews.isEmpty),
      let words = words.text(element)
    else { return }
    write(words, in: rect)
  }

  private func title(_ element: DumpElement) -> String {
    let frame = element.node.frame.map { " " + PointText.rect($0) } ?? ""
    return "\(words.name(element)) \(words.address(element) ?? "")\(frame), line \(element.line)"
  }

  private mutating func write(_ words: String, in rect: CGRect) {
    let size = min(13, max(7, rect.height * 0.62))
    let room = Int((rect.width - 2) / (size * 0.58))
    guard rect.height >= 8, room >= 2 else { return }
    let line = words.count > room ? words.prefix(room - 1) + "…" : words[...]
    add(
      "<text class=\"word\" font-size=\"\(Self.n(size))\" x=\"\(Self.n(rect.minX + 2))\" "
        + "y=\"\(Self.n(rect.midY + size * 0.35))\">\(MarkupText.escaped(String(line)))</text>")
  }

  /// Names, contents and what is beside the window for each list.
  ///
  /// - Returns: how far down it reaches.
  mutating func drawLists(
    _ screen: PictureScreen, _ hues: [ObjectIdentifier: Int], _ scale: PictureScale, _ glass: CGRect
  ) -> CGFloat {
    var bottom = glass.minY - 6
    var tracks: [CGRect] = []
    let scrolls = screen.frames.filter { $0.view is ScrollNode }
    for frame in scrolls.prefix(40) {
      guard let scroll = frame.view as? ScrollNode, let hue = hues[ObjectIdentifier(scroll)],
        model.elements.indices.contains(frame.place)
      else { continue }
      let element = model.elements[frame.place]
      let rect = scale.rect(frame.rect)
      if scroll is ListNode { label(element, in: rect, hue) }
      let bar = gauge(of: scroll, rect, hue, beside: glass, &tracks)
      let top = max(bottom + 6, rect.minY)
      let x = glass.maxX + 62
      add(
        "<path class=\"lead s\(hue)\" d=\"M \(Self.n(bar ?? glass.maxX)) \(Self.n(rect.minY + 6)) "
          + "L \(Self.n(x - 6)) \(Self.n(top + 8))\"/>")
      bottom = card(element, scroll, at: CGPoint(x: x, y: top), hue)
    }
    if scrolls.count > 40 {
      text("… \(scrolls.count - 40) more that scroll", x: glass.maxX + 62, y: bottom + 18, "faint")
      bottom += 24
    }
    return bottom
  }

  private func name(_ element: DumpElement) -> String {
    if let tag = words.tag(element) { return "\"\(tag)\"" }
    if let identifier = element.node.identifier, !identifier.isEmpty { return ElementText.line(identifier, limit: 30) }
    return words.name(element)
  }

  private mutating func label(_ element: DumpElement, in rect: CGRect, _ hue: Int) {
    let name = name(element)
    let width = CGFloat(name.count) * 6.6 + 10
    guard rect.width > 24, rect.height > 16 else { return }
    let box = CGRect(x: rect.maxX - min(width, rect.width), y: rect.minY, width: min(width, rect.width), height: 16)
    add("<rect class=\"plate\" \(Self.box(box))/>")
    let room = max(1, Int((box.width - 8) / 6.4))
    let line = name.count > room ? name.prefix(max(1, room - 1)) + "…" : name[...]
    add(
      "<text class=\"label p\(hue)\" x=\"\(Self.n(box.maxX - 5))\" y=\"\(Self.n(box.minY + 12))\" "
        + "text-anchor=\"end\">\(MarkupText.escaped(String(line)))</text>")
  }

  /// The content and the part of it that is seen: beside the window, or along the lower edge of what scrolls sideways.
  ///
  /// - Returns: where the bar ends on the right.
  private mutating func gauge(
    of scroll: ScrollNode, _ rect: CGRect, _ hue: Int, beside glass: CGRect, _ tracks: inout [CGRect]
  ) -> CGFloat? {
    guard let gauge = PictureGauge(scroll) else { return nil }
    let seen = gauge.seen.upperBound - gauge.seen.lowerBound
    guard gauge.isVertical else {
      let track = CGRect(x: rect.minX + 3, y: rect.maxY - 7, width: max(4, rect.width - 6), height: 4)
      add("<rect class=\"track\" \(Self.box(track)) rx=\"2\"/>")
      let thumb = CGRect(
        x: track.minX + track.width * gauge.seen.lowerBound, y: track.minY, width: max(3, track.width * seen),
        height: 4)
      add("<rect class=\"thumb p\(hue)\" \(Self.box(thumb)) rx=\"2\"/>")
      return nil
    }
    var track = CGRect(x: glass.maxX + 6, y: rect.minY, width: 6, height: max(4, rect.height))
    while track.minX < glass.maxX + 46,
      tracks.contains(where: { $0.minX == track.minX && $0.minY < track.maxY && track.minY < $0.maxY })
    {
      track.origin.x += 9
    }
    tracks.append(track)
    add("<rect class=\"track\" \(Self.box(track)) rx=\"3\"/>")
    let thumb = CGRect(
      x: track.minX, y: track.minY + track.height * gauge.seen.lowerBound, width: 6,
      height: max(3, track.height * seen))
    add("<rect class=\"thumb p\(hue)\" \(Self.box(thumb)) rx=\"3\"/>")
    return track.maxX
  }

  private mutating func card(_ element: DumpElement, _ scroll: ScrollNode, at place: CGPoint, _ hue: Int) -> CGFloat {
    var y = place.y + 11
    add("<rect class=\"p\(hue)\" x=\"\(Self.n(place.x))\" y=\"\(Self.n(y - 9))\" width=\"10\" height=\"10\" rx=\"2\"/>")
    text(name(element), x: place.x + 16, y: y, "name")
    let shortName = words.name(element)
    let first = name(element) == shortName ? [] : [shortName]
    var lines = [(first + [words.address(element), "line \(element.line)"].compactMap { $0 }).joined(separator: " · ")]
    lines.append("offset \(PointText.point(scroll.contentOffset)) of \(PointText.size(scroll.contentSize))")
    if let list = scroll as? ListNode, let cells = model.cells(of: list), !cells.cells.isEmpty {
      lines.append("\(cells.cells.count) cell\(cells.cells.count == 1 ? "" : "s") in the text")
    }
    if let owner = scroll.owningController { lines.append("owner \(owner.hierarchyName)") }
    for line in lines {
      y += 15
      text(ElementText.line(line, limit: 52), x: place.x + 16, y: y, "mono faint")
    }
    return y + 8
  }

  /// What a touch at a point reaches, and who would be asked after it.
  ///
  /// - Returns: how far down it reaches.
  mutating func drawHit(at point: CGPoint, _ screen: PictureScreen, _ scale: PictureScale, from top: CGFloat) -> CGFloat
  {
    let size = screen.size
    guard point.x.isFinite, point.y.isFinite, point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height
    else { return top }
    let origin = screen.window.bounds.origin
    let hit = screen.window.hitTest(CGPoint(x: origin.x + point.x, y: origin.y + point.y))
    let chain = hit.map { Array($0.responderChain(includingSelf: true)) } ?? []
    let inChain = Set(chain.map { ObjectIdentifier($0) })
    for frame in screen.frames where inChain.contains(ObjectIdentifier(frame.view)) && frame.view !== screen.window {
      add("<rect class=\"\(frame.view === hit ? "hit" : "chain")\" \(Self.box(scale.rect(frame.rect)))/>")
    }
    let place = scale.point(point)
    add("<circle class=\"cross\" cx=\"\(Self.n(place.x))\" cy=\"\(Self.n(place.y))\" r=\"9\"/>")
    add(
      "<path class=\"cross\" d=\"M \(Self.n(place.x - 14)) \(Self.n(place.y)) h 28 "
        + "M \(Self.n(place.x)) \(Self.n(place.y - 14)) v 28\"/>")
    let glass = scale.rect(CGRect(origin: .zero, size: size))
    let x = glass.maxX + 62
    var y = top + 24
    let found = hit == nil ? "reaches nothing" : "reaches"
    text("A touch at \(PointText.point(point)) \(found)", x: x, y: y, "name hot")
    let shown = chain.count > 14 ? Array(chain.prefix(12)) : chain
    for responder in shown {
      y += 15
      text((responder === hit ? "" : "↑ ") + responderName(responder), x: x + 6, y: y, "mono")
    }
    if shown.count < chain.count {
      y += 15
      text("↑ … \(chain.count - shown.count) more responders", x: x + 6, y: y, "mono faint")
    }
    return y + 12
  }

  private func responderName(_ responder: ResponderNode) -> String {
    guard let element = model.element(of: responder), element.responder === responder else {
      return (responder as? ControllerNode)?.hierarchyName ?? (responder as? ViewNode)?.hierarchyName ?? "?"
    }
    let mark = responder is ControllerNode ? " (controller)" : ""
    return ElementText.line("\(words.name(element)) \(words.address(element) ?? "")\(mark)", limit: 48)
  }
}
