/// What a scroll to a row asks of a list; see ``Scrollable/scroll(to:at:)``.
extension ListNode {
  /// How many sections there are.
  public final var rowSectionCount: Int { rows.sectionCount }

  /// How many rows a section has; 0 when there is no such section.
  public final func rowCount(inShownSection section: Int) -> Int { rowCount(inSection: section) ?? 0 }

  /// Where a row starts and ends along the axis; empty at 0 when there is no such row.
  public final func span(ofShownRow path: RowPath) -> Range<Double> {
    (try? geometry.span(of: grid?.line(of: path) ?? path)) ?? 0..<0
  }

  /// Where a section starts and ends along the axis; empty at 0 when there is no such section.
  public final func span(ofShownSection section: Int) -> Range<Double> {
    (try? geometry.span(ofSection: section)) ?? 0..<0
  }

  /// The extent of a section's header where headers stick, else 0.
  public final func stickyExtent(ofShownSection section: Int) -> Double {
    guard style == .plain else { return 0 }
    return (try? geometry.extent(ofHeader: section))?.points ?? 0
  }

  /// The last row of the last section that has one.
  public final var lastShownRow: RowPath? { lastRow }

  /// What ``pathOfID`` says.
  public final func path(ofRowWithID id: RowID) -> RowPath? { pathOfID?(id) }

  /// The row's handle.
  public final func lastingHandle(ofShownRow path: RowPath) -> RowHandle? { handle(of: path) }

  /// Where the row of the handle is now.
  public final func shownPath(of handle: RowHandle) -> RowPath? { path(of: handle) }

  /// Scrolls to the section of an index title.
  ///
  /// A title that no section has goes to the next one that a section has, after the last to the last: as a finger gliding
  /// along the letters expects. A title that a section has is found wherever it stands, as the "#" at the end.
  ///
  /// - Parameter title: the title, as ``indexTitle`` gives them.
  /// - Returns: the outcome; refused as ``ScrollRefusal/empty`` when no section has a title.
  /// - Complexity: O(s), with s sections.
  @discardableResult
  public final func scroll(toIndexTitle title: String) -> ScrollOutcome {
    guard let indexTitle else { return .refused(.empty) }
    var next: Int?
    var last: Int?
    for section in 0..<sectionCount {
      guard let sectionTitle = indexTitle(section) else { continue }
      if sectionTitle == title { return scroll(to: .section(section), at: .start) }
      if next == nil, sectionTitle > title { next = section }
      last = section
    }
    return (next ?? last).map { scroll(to: .section($0), at: .start) } ?? .refused(.empty)
  }
}
