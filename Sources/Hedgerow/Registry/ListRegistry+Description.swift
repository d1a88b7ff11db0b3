extension ListRegistry: CustomStringConvertible {
  /// The table of tags: their lists, owners, paths and states, and the requests that wait.
  ///
  /// - Complexity: O(n log n), with n lists and requests.
  public var description: String {
    var rows = [["tag", "list", "owner", "path", "state", "waiting"]]
    var drawn: Set<ListTag> = []
    for (tag, list) in living() {
      drawn.insert(tag)
      let state = !list.isScrollAttached ? "no window" : list.isScrollVisible ? "visible" : "hidden"
      rows.append([
        tag.name, list.scrollName, list.scrollOwner.map(name(of:)) ?? "–",
        list.scrollPath?.description ?? "–", state, waiting[tag].map(cell(of:)) ?? "–",
      ])
    }
    for (tag, request) in waiting.sorted(by: { $0.key.name < $1.key.name }) where !drawn.contains(tag) {
      rows.append([tag.name, "–", "–", "–", "no list", cell(of: request)])
    }
    for request in untagged { rows.append(["–", "–", "–", "–", "any list", cell(of: request)]) }
    guard rows.count > 1 else { return "no lists" }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// A controller of the model is called as in paths and outlines.
  private func name(of owner: AnyObject) -> String {
    (owner as? ControllerNode)?.hierarchyName ?? String(describing: owner)
  }

  /// "row (0, 18) for list": what a request waits for stands under a heading that says it waits.
  private func cell(of request: ScrollRequest) -> String {
    "\(request.destination) for \(request.need?.rawValue ?? "nothing")"
  }
}
