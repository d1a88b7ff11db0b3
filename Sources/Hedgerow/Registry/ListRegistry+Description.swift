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
        tag.name, list.scrollName, list.scrollOwner.map { String(describing: $0) } ?? "–",
        list.scrollPath?.description ?? "–", state, waiting[tag]?.description ?? "–",
      ])
    }
    for (tag, request) in waiting.sorted(by: { $0.key.name < $1.key.name }) where !drawn.contains(tag) {
      rows.append([tag.name, "–", "–", "–", "no list", request.description])
    }
    for request in untagged { rows.append(["–", "–", "–", "–", "any list", request.description]) }
    guard rows.count > 1 else { return "no lists" }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
