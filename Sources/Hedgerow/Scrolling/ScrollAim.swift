import Foundation

/// What a destination comes to once it is looked up: the offsets are computed from it, and nothing has moved yet.
enum ScrollAim {
  /// A target along the main axis, below a header that sticks.
  case span(Range<Double>, stickyExtent: Double, isEstimated: Bool)
  /// A rectangle of the content.
  case rect(CGRect)
  /// An offset.
  case point(CGPoint)
  /// The start of the content along the main axis.
  case start
  /// The end of the content along the main axis.
  case end
}

extension Scrollable {
  /// Scrolls to a destination at once, and says how that ended.
  ///
  /// It waits for nothing: what is not there is refused, with the offset untouched. The target is brought into the resting
  /// range, and only the axes along which the view scrolls move.
  ///
  /// - Parameters:
  ///   - destination: where to.
  ///   - alignment: where in the viewport the target lands; the least movement unless said otherwise. Edges and offsets
  ///     have no alignment.
  /// - Returns: ``ScrollOutcome/settled(from:to:isEstimated:)`` with the offsets along the main axis,
  ///   ``ScrollOutcome/alreadyThere`` when nothing had to move, ``ScrollOutcome/clamped(shortBy:)`` when the content ended
  ///   before, or ``ScrollOutcome/refused(_:)``.
  /// - Complexity: O(log n) in a list of n rows, plus the rows that are measured on the way.
  @discardableResult
  public func scroll(to destination: ScrollDestination, at alignment: ScrollAlignment = .nearest) -> ScrollOutcome {
    switch aim(for: destination) {
    case .failure(let refusal): .refused(refusal)
    case .success(let aim): go(to: aim, at: alignment)
    }
  }

  /// Looks a destination up.
  ///
  /// The section is looked at before the row, both before any arithmetic.
  func aim(for destination: ScrollDestination) -> Result<ScrollAim, ScrollRefusal> {
    switch destination {
    case .start: return .success(.start)
    case .end: return .success(.end)
    case .offset(let point):
      return point.x.isFinite && point.y.isFinite ? .success(.point(point)) : .failure(.notFinite)
    case .rect(let rect): return rect.isFinite ? .success(.rect(rect.standardized)) : .failure(.notFinite)
    case .row, .section, .last, .id:
      guard let rows = self as? any RowScrollable else { return .failure(.empty) }
      return rows.rowAim(for: destination)
    }
  }

  func go(to aim: ScrollAim, at alignment: ScrollAlignment) -> ScrollOutcome {
    let old = scrollOffset
    var new = old
    var eaten = 0.0
    for axis in [ScrollAxes.vertical, .horizontal] where scrollAxes.contains(axis) {
      guard let wanted = wantedOffset(of: aim, at: alignment, along: axis) else { continue }
      let clamped = restingRange(along: axis).clamp(wanted)
      new = new.replacing(clamped.offset, along: axis)
      eaten = max(eaten, abs(clamped.eaten))
    }
    guard new != old else { return .alreadyThere }
    setScrollOffset(new)
    if eaten > 0 { return .clamped(shortBy: eaten) }
    var isEstimated = false
    if case .span(_, _, true) = aim { isEstimated = true }
    return .settled(
      from: old.coordinate(along: mainScrollAxis), to: new.coordinate(along: mainScrollAxis),
      isEstimated: isEstimated)
  }

  /// The offset that an aim asks for along an axis, not clamped; `nil` when it does not ask for any.
  private func wantedOffset(of aim: ScrollAim, at alignment: ScrollAlignment, along axis: ScrollAxes) -> Double? {
    let now = scrollOffset.coordinate(along: axis)
    switch aim {
    case .span(let span, let stickyExtent, _):
      guard axis == mainScrollAxis else { return nil }
      return alignment.offset(for: span, in: scrollRoom(along: axis, stickyExtent: stickyExtent), from: now)
    case .rect(let rect): return alignment.offset(for: rect.span(along: axis), in: scrollRoom(along: axis), from: now)
    case .point(let point): return point.coordinate(along: axis)
    case .start: return axis == mainScrollAxis ? restingRange(along: axis).minimum : nil
    case .end: return axis == mainScrollAxis ? restingRange(along: axis).maximum : nil
    }
  }
}

extension RowScrollable {
  /// Looks up a destination that is a row or a section.
  func rowAim(for destination: ScrollDestination) -> Result<ScrollAim, ScrollRefusal> {
    switch destination {
    case .row(let path):
      if let refusal = refusal(of: path) { return .failure(refusal) }
      let isEstimated = measureRows(towards: path)
      return .success(
        .span(
          span(ofShownRow: path), stickyExtent: stickyExtent(ofShownSection: path.section), isEstimated: isEstimated))
    case .section(let section):
      guard section >= 0, section < rowSectionCount else {
        return .failure(.badSection(section, of: rowSectionCount))
      }
      // The header of the section is part of the target, so none hides it.
      return .success(.span(span(ofShownSection: section), stickyExtent: 0, isEstimated: false))
    case .last:
      guard let last = lastShownRow else { return .failure(.empty) }
      return rowAim(for: .row(last))
    case .id(let id):
      guard let path = path(ofRowWithID: id) else { return .failure(.notLoaded) }
      return rowAim(for: .row(path))
    case .start, .end, .offset, .rect:
      return aim(for: destination)
    }
  }

  /// Why there is no such row now; `nil` if there is.
  ///
  /// A section that is not there is never asked for its rows.
  func refusal(of path: RowPath) -> ScrollRefusal? {
    if path.section < 0 || path.row < 0 { return .negative(path) }
    let sections = rowSectionCount
    guard path.section < sections else { return .badSection(path.section, of: sections) }
    let rows = rowCount(inShownSection: path.section)
    return path.row < rows ? nil : .outOfBounds(row: path.row, of: rows, section: path.section)
  }
}
