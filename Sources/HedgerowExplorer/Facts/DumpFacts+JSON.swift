import Foundation

extension DumpFacts {
  /// The facts as a JSON object, one key a line; what was not told, or is not finite, is `null`.
  ///
  /// - Complexity: O(*n*) in the number of scrollables and notes.
  public func json() -> String {
    let lists = scrollables.map { "  " + Self.json($0) }.joined(separator: ",\n")
    let sentences = notes.map { "  " + JSONText.quoted($0) }.joined(separator: ",\n")
    return """
      {
       "kind": \(JSONText.quoted(kind.rawValue)),
       "nodes": \(nodes),
       "roots": \(roots),
       "maxDepth": \(maxDepth),
       "scrollables": [\(lists.isEmpty ? "" : "\n\(lists)\n ")],
       "controllers": \(controllers),
       "refused": \(isRefused),
       "notes": [\(sentences.isEmpty ? "" : "\n\(sentences)\n ")]
      }
      """
  }

  private static func json(_ list: ScrollableFacts) -> String {
    let offset = JSONText.array(list.contentOffset.map { [Double($0.x), Double($0.y)] })
    let size = JSONText.array(list.contentSize.map { [Double($0.width), Double($0.height)] })
    let inset = JSONText.array(list.inset.map { [$0.top, $0.left, $0.bottom, $0.right] })
    let name = list.className.map(JSONText.quoted) ?? "null"
    return
      "{\"class\": \(name), \"depth\": \(list.depth), \"contentOffset\": \(offset), \"contentSize\": \(size), \"inset\": \(inset)}"
  }
}
