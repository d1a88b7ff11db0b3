/// What one change by ids came to.
///
/// Every change gives exactly one.
public struct RowSourceReport<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// What it came to in the list, which has made it in one step.
  public let list: ListReport
  /// How many rows came.
  public let inserted: Int
  /// How many rows went.
  public let removed: Int
  /// How many rows moved, those aside that went along with their section.
  public let moved: Int
  /// Ids that were given twice, or to a row that was to be new and that the list has already, in the order in which they
  /// were met: the first place counts.
  ///
  /// In an array that is applied the others are shown or left out, as ``RowSource/repeatedIDs`` says; elsewhere they are left
  /// out.
  public let duplicates: [ItemID]
  /// Sections with the id of an earlier one; they were left out with their rows.
  public let duplicateSections: [SectionID]
  /// Ids that no row has; for them nothing was done.
  public let unknown: [ItemID]

  @usableFromInline
  init(
    _ list: ListReport, inserted: Int = 0, removed: Int = 0, moved: Int = 0, duplicates: [ItemID] = [],
    duplicateSections: [SectionID] = [], unknown: [ItemID] = []
  ) {
    self.list = list
    self.inserted = inserted
    self.removed = removed
    self.moved = moved
    self.duplicates = duplicates
    self.duplicateSections = duplicateSections
    self.unknown = unknown
  }

  /// Whether every id that was given had its effect.
  public var isComplete: Bool { duplicates.isEmpty && duplicateSections.isEmpty && unknown.isEmpty }
}

extension RowSourceReport: CustomStringConvertible {
  /// As in "50 in, 0 out, 0 moved; 40 → 90 rows, offset 0 → 0; duplicates: 7".
  public var description: String {
    func words<ID>(_ ids: [ID], _ what: String) -> String {
      ids.isEmpty ? "" : "; \(what): " + ids.map { String(describing: $0) }.joined(separator: ", ")
    }
    return "\(inserted) in, \(removed) out, \(moved) moved; \(list)" + words(duplicates, "duplicates")
      + words(duplicateSections, "sections left out as duplicates") + words(unknown, "unknown")
  }
}

extension RowSourceReport: Sendable where SectionID: Sendable, ItemID: Sendable {}
