/// What has happened in the paging of a list, in numbers.
public struct PagingCounts: Hashable, Sendable {
  /// Loads that began.
  public internal(set) var loads = 0
  /// Pages that were taken.
  public internal(set) var pages = 0
  /// Rows that pages brought and the list did not have.
  public internal(set) var rows = 0
  /// Rows that pages brought and the list had already, or that came twice in one page; their first place counts.
  public internal(set) var duplicates = 0
  /// Rows that pages brought and that had been deleted while the page was under way.
  public internal(set) var buried = 0
  /// Loads that failed; a load that was cancelled did not.
  public internal(set) var failures = 0
  /// Loads that were cancelled, by a refresh too.
  public internal(set) var cancelled = 0
  /// Answers to loads that were no longer under way; they were dropped.
  public internal(set) var late = 0
  /// Rows that were dropped to keep no more than the maximum.
  public internal(set) var trimmed = 0

  /// Nothing has happened.
  public init() {}
}

extension PagingCounts: CustomStringConvertible {
  /// As in "3 loads, 2 pages, 40 rows", with what else there was.
  public var description: String {
    func counted(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }
    let more = [
      (duplicates, counted(duplicates, "duplicate")), (buried, "\(buried) buried"),
      (failures, counted(failures, "failure")), (cancelled, "\(cancelled) cancelled"), (late, "\(late) late"),
      (trimmed, "\(trimmed) trimmed"),
    ]
    return "\(counted(loads, "load")), \(counted(pages, "page")), \(counted(rows, "row"))"
      + more.filter { $0.0 > 0 }.map { ", \($0.1)" }.joined()
  }
}
