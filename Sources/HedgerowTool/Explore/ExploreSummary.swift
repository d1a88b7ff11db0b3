import Foundation
import Hedgerow
import HedgerowExplorer

/// What a hierarchy comes to: how much of what, the lists, which searches would be ambiguous, and what reading had to guess.
struct ExploreSummary {
  let model: DumpModel
  let dump: Dump

  /// How many lists and how many notes are named.
  static let limit = 30

  func text() -> String {
    [counts, lists, searches, notes].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var answers: ExploreAnswers { ExploreAnswers(model: model) }

  private var scrolls: [DumpElement] { model.elements.filter { $0.responder is ScrollNode } }

  private var counts: [String] {
    let views = model.elements.count { $0.responder is ViewNode }
    let others = scrolls.count - model.lists.count
    var parts = [TextLine.count(model.lists.count, "list")]
    if others > 0 { parts.append(TextLine.count(others, "other view that scrolls", "other views that scroll")) }
    parts.append(TextLine.count(views, "view"))
    if !model.controllers.isEmpty { parts.append(TextLine.count(model.controllers.count, "controller")) }
    let trees = dump.roots().count
    return ["\(parts.joined(separator: ", ")), in \(TextLine.count(trees, "tree")) (\(dump.kind.rawValue))."]
  }

  private var lists: [String] {
    var lines = model.lists.prefix(Self.limit).map { cells in
      let owner = cells.list.owningController.map { ", owned by \(answers.name($0))" } ?? ""
      let hidden = cells.list.isVisible ? "" : ", hidden"
      return "  \(answers.name(cells.list)): \(TextLine.count(cells.cells.count, "cell"))\(hidden)\(owner)"
    }
    if model.lists.count > Self.limit { lines.append("  … \(model.lists.count - Self.limit) more") }
    return lines.isEmpty ? [] : ["Lists:"] + lines
  }

  /// The classes that somebody may search for a list by, with what the first match is.
  private var searches: [String] {
    var names: [String] = []
    for element in scrolls {
      for name in [element.node.className, element.node.baseClass].compactMap({ $0 }) where !names.contains(name) {
        guard names.count < Self.limit else { break }
        names.append(name)
      }
    }
    let isUIKit = scrolls.contains { $0.node.role == .view && !($0.node.className ?? "").hasPrefix("NS") }
    if isUIKit, !names.contains("UIScrollView") { names.append("UIScrollView") }
    var ambiguous: [String] = []
    var single: [String] = []
    for name in names {
      let found = model.elements(ofClass: name)
      let label = TextLine.harmless(name)
      if found.count > 1 {
        ambiguous.append("  \(label): \(found.count), the first is \(answers.name(found[0]))")
      } else if found.count == 1 {
        single.append(label)
      }
    }
    guard !ambiguous.isEmpty else {
      return single.isEmpty ? [] : ["No search for a list by its class would be ambiguous."]
    }
    var lines = ["Searches that would be ambiguous:"] + ambiguous
    if !single.isEmpty { lines.append("Searches that find one: \(single.joined(separator: ", "))") }
    return lines
  }

  private var notes: [String] {
    let notes = (dump.notes + model.notes).sorted { $0.line < $1.line }
    guard !notes.isEmpty else { return [] }
    var lines = ["\(TextLine.count(notes.count, "note")):"]
    lines += notes.prefix(Self.limit).map { "  \(TextLine.harmless($0.description))" }
    if notes.count > Self.limit { lines.append("  … \(notes.count - Self.limit) more") }
    return lines
  }
}
