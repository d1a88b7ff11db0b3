/// Why a search found nothing: what it saw, what came near, and which condition kept that out.
public struct SearchMiss: Hashable, Sendable, CustomStringConvertible {
  /// A view that a condition kept out.
  public struct NearMiss: Hashable, Sendable {
    /// Where the view is.
    public let path: HierarchyPath
    /// Why it is no match, to follow its name.
    public let reason: String
  }

  /// How many near misses are kept; the rest is only counted.
  @usableFromInline static var limit: Int { 8 }

  /// What was asked for.
  public let wanted: String
  /// How many views the search looked at.
  public internal(set) var seen = 0
  /// The first views that came near, in the order of the search.
  public private(set) var nearMisses: [NearMiss] = []
  /// How many came near in all.
  public private(set) var nearMissCount = 0
  /// Where the links of the tree run in a circle; `nil` for a sound tree.
  ///
  /// Each view was looked at once all the same.
  public internal(set) var circle: SearchCircle?

  init(wanted: String) { self.wanted = wanted }

  mutating func note(_ path: @autoclosure () -> HierarchyPath, reason: @autoclosure () -> String) {
    nearMissCount += 1
    if nearMisses.count < Self.limit { nearMisses.append(NearMiss(path: path(), reason: reason())) }
  }

  /// "0 of type Table among 12 views", then each view that came near and why it is no match, one a line.
  public var description: String { circle.map { "\(matches)\n\($0)" } ?? matches }

  private var matches: String {
    let head = "0 of type \(wanted) among \(seen) \(seen == 1 ? "view" : "views")"
    guard nearMissCount > 0 else { return head + ". Nothing came near." }
    var lines = ["\(head); \(nearMissCount) near:"] + nearMisses.map { "  \($0.path) \($0.reason)" }
    if nearMissCount > nearMisses.count { lines.append("  and \(nearMissCount - nearMisses.count) more") }
    return lines.joined(separator: "\n")
  }
}
