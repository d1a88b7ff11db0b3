/// A subtree drawn as text, one line a view.
///
/// The line of a view is its name, and behind the names of its siblings in one column what it says of itself, see
/// ``ViewNode/outlineDetail``. Below a stated depth, and beyond a stated number of siblings, the drawing elides.
struct Outline {
  /// How many levels are drawn.
  var maxDepth: Int
  /// How many siblings of one view are drawn.
  var maxSiblings: Int

  /// A view that waits to be drawn.
  private struct Entry {
    let view: ViewNode
    let prefix: String
    let connector: String
    let continuation: String
    let depth: Int
    let nameWidth: Int
  }

  /// Draws a view and what is below it.
  ///
  /// - Complexity: O(n), with n views, of which the elided ones are only counted.
  func draw(_ root: ViewNode) -> String {
    var lines: [String] = []
    var stack: [(entry: Entry?, note: String)] = [
      (Entry(view: root, prefix: "", connector: "", continuation: "", depth: 0, nameWidth: 0), "")
    ]
    while let (entry, note) = stack.popLast() {
      guard let entry else {
        lines.append(note)
        continue
      }
      lines.append(line(for: entry))
      let children = entry.view.subviews
      guard !children.isEmpty else { continue }
      let prefix = entry.prefix + entry.continuation
      guard entry.depth < maxDepth else {
        lines.append(prefix + "└ … \(Self.count(entry.view.subtree().count - 1, "more view"))")
        continue
      }
      let shown = children.prefix(maxSiblings)
      let width = shown.map(\.hierarchyName.count).max() ?? 0
      var entries: [(entry: Entry?, note: String)] = []
      for (index, child) in shown.enumerated() {
        let isLast = index == children.count - 1
        entries.append(
          (
            Entry(
              view: child, prefix: prefix, connector: isLast ? "└ " : "├ ", continuation: isLast ? "  " : "│ ",
              depth: entry.depth + 1, nameWidth: width), ""
          ))
      }
      if shown.count < children.count {
        entries.append((nil, prefix + "└ … \(Self.count(children.count - shown.count, "more sibling"))"))
      }
      stack.append(contentsOf: entries.reversed())
    }
    return lines.joined(separator: "\n")
  }

  private func line(for entry: Entry) -> String {
    let view = entry.view
    let name = view.hierarchyName
    var details = [view.outlineDetail].compactMap { $0 }
    if view.isHidden { details.append("hidden") }
    let start = entry.prefix + entry.connector + name
    guard !details.isEmpty else { return start }
    // A window's size stands right behind its name, where there is no column to keep.
    let gap = entry.depth == 0 ? " " : String(repeating: " ", count: entry.nameWidth - name.count + 2)
    return start + gap + details.joined(separator: ", ")
  }

  private static func count(_ n: Int, _ word: String) -> String { "\(n) \(word)\(n == 1 ? "" : "s")" }
}

extension ViewNode {
  /// The view and what is below it as text, one line a view: 32 levels and 64 siblings of a view, the rest elided.
  ///
  /// - Complexity: O(n), with n views.
  public final var outline: String { outline(maxDepth: 32) }

  /// The view and what is below it as text, one line a view.
  ///
  /// - Parameters:
  ///   - maxDepth: how many levels below this view are drawn.
  ///   - maxSiblings: how many subviews of one view are drawn; 64 unless said otherwise.
  /// - Complexity: O(n), with n views.
  public final func outline(maxDepth: Int, maxSiblings: Int = 64) -> String {
    Outline(maxDepth: max(0, maxDepth), maxSiblings: max(0, maxSiblings)).draw(self)
  }
}
