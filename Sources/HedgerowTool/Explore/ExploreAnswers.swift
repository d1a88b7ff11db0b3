import Foundation
import Hedgerow
import HedgerowExplorer

/// Answers to the questions of a command line, in words.
struct ExploreAnswers {
  let model: DumpModel

  /// How many lines an answer has at most.
  static let limit = 200

  func text(for question: ExploreArguments.Question) -> String {
    switch question {
    case .find(let type): find(type)
    case .all(let type): all(type)
    case .owner(let address): owner(of: address)
    case .nearest(let address): nearest(to: address)
    case .at(let point): hit(at: point)
    }
  }

  /// What an element is called in an answer.
  func name(_ element: DumpElement) -> String { TextLine.harmless(element.description) }

  /// What a responder is called in an answer: as the text has it, if it is in the text.
  func name(_ responder: ResponderNode) -> String {
    guard let element = model.element(of: responder) else {
      return responder is WindowNode
        ? "a window made for what the text shows" : TextLine.harmless(responder.description)
    }
    return name(element)
  }

  private func find(_ type: String) -> String {
    let found = model.elements(ofClass: type)
    guard let first = found.first else { return "\(type): none" }
    let rest =
      found.count == 1 ? "the only one" : "the first of \(found.count), so a search that stops there may be wrong"
    return "\(type): \(name(first)), \(rest)\n" + path(to: first)
  }

  private func all(_ type: String) -> String {
    let found = model.elements(ofClass: type)
    guard !found.isEmpty else { return "\(type): none" }
    var lines = ["\(type): \(found.count)"]
    lines += found.prefix(Self.limit).map { "  \(name($0))" }
    if found.count > Self.limit { lines.append("  … \(found.count - Self.limit) more") }
    return lines.joined(separator: "\n")
  }

  private func path(to element: DumpElement) -> String {
    guard let view = element.view else { return "  it has no view in the text" }
    var names: [String] = []
    var next: ViewNode? = view
    while let current = next, names.count < 64 {
      names.append(model.element(of: current)?.shortClassName ?? "Window")
      next = current.superview
    }
    if next != nil { names.append("…") }
    return "  in " + TextLine.harmless(names.reversed().joined(separator: "/"))
  }

  private func owner(of address: UInt64) -> String {
    let label = "0x" + String(address, radix: 16)
    guard let responder = model.elements(at: address).lazy.compactMap(\.responder).first else {
      return "\(label): nothing in the text has this address"
    }
    let owners = responder.owningControllers()
    guard !owners.isEmpty else {
      let hint = model.controllers.isEmpty ? "; paste what _printHierarchy prints beside it to know them" : ""
      return "\(name(responder)): no controller is known to own it" + hint
    }
    let lines = owners.map { "  \(name($0))" + ($0.isContained ? "" : ", not contained in the one above") }
    return (["\(name(responder)) is owned by"] + lines).joined(separator: "\n")
  }

  private func nearest(to address: UInt64) -> String {
    guard let view = model.view(at: address) ?? model.controller(at: address)?.viewIfLoaded else {
      return "0x\(String(address, radix: 16)): no view in the text has this address"
    }
    switch view.nearest(ScrollNode.self, matching: [.notTextInput, .notPrivate]) {
    case .found(let match): return "nearest to \(name(view)): \(name(match))"
    case .ambiguous(let candidates, _):
      let lines = candidates.prefix(Self.limit).map { "  \(name($0))" }
      return (["nearest to \(name(view)): ambiguous, \(candidates.count) are equally near"] + lines)
        .joined(separator: "\n")
    case .notFound: return "nearest to \(name(view)): none"
    }
  }

  private func hit(at point: CGPoint) -> String {
    // From the front to the back: a window that the text shows later lies over the earlier ones.
    let windows = model.windows.reversed().filter {
      let origin = $0.frame.origin
      return point.x >= origin.x && point.y >= origin.y && point.x < origin.x + $0.frame.width
        && point.y < origin.y + $0.frame.height
    }
    let label = "(\(TextLine.number(point.x)), \(TextLine.number(point.y)))"
    guard !windows.isEmpty else { return "\(label): outside of what the text shows" }
    var lines: [String] = []
    for window in windows.prefix(8) {
      let local = CGPoint(
        x: point.x - window.frame.origin.x + window.bounds.origin.x,
        y: point.y - window.frame.origin.y + window.bounds.origin.y)
      let place = windows.count > 1 ? " in \(name(window))" : ""
      let explanation = window.explainHit(local)
      guard let hit = explanation.hit else {
        lines.append("\(label)\(place) reaches nothing")
        lines += passedOver(explanation, in: window)
        continue
      }
      lines.append("\(label)\(place) reaches \(name(hit))")
      lines += chain(from: hit)
      lines += passedOver(explanation, in: window)
      let list = (hit as? ScrollNode) ?? hit.enclosing(ScrollNode.self)
      if let list { lines.append("  it would scroll \(name(list))") }
      if let cells = (hit.enclosing(ListNode.self)).flatMap({ model.cells(of: $0) }),
        let row = cells.path(ofCellContaining: hit)
      {
        lines.append("  in row \(row.row) of section \(row.section), counted from the first cell of the text")
      }
    }
    if windows.count > 8 { lines.append("… and \(windows.count - 8) more windows") }
    return lines.joined(separator: "\n")
  }

  /// What lies in front of the hit at the point, and lets it through.
  private func passedOver(_ explanation: HitExplanation, in window: WindowNode) -> [String] {
    let inFront = explanation.passedOver.lazy.filter {
      guard let point = $0.view.convert(explanation.point, from: window) else { return false }
      return $0.view.point(inside: point)
    }
    return inFront.prefix(5).map { "  in front of it, \(name($0.view)) \($0.reason)" }
  }

  private func chain(from hit: ViewNode) -> [String] {
    var lines: [String] = []
    for responder in hit.responderChain() {
      guard lines.count < 32 else { return lines + ["  then …"] }
      lines.append("  then \(name(responder))")
    }
    return lines
  }
}
