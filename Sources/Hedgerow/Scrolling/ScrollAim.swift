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
  case end(isEstimated: Bool)

  /// Whether lengths that it depends on are estimates.
  var isEstimated: Bool {
    switch self {
    case .span(_, _, let isEstimated), .end(let isEstimated): isEstimated
    case .rect, .point, .start: false
    }
  }
}

/// Where a scroll ends, and what the end of the content took of it.
struct ScrollLanding {
  var offset: CGPoint
  var eaten = 0.0
  var isEstimated = false

  /// The outcome of having moved there.
  func outcome(from start: CGPoint, along axis: ScrollAxes) -> ScrollOutcome {
    // The same lengths, added up in another order, differ in their last bits: that is no shortfall.
    if eaten > 0.001 { return .clamped(shortBy: eaten) }
    return .settled(
      from: start.coordinate(along: axis), to: offset.coordinate(along: axis), isEstimated: isEstimated)
  }
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
    scroll(to: destination, at: alignment) { true }
  }

  /// The same, with a last word before anything moves: looking a row up asks the app, which may have changed its mind.
  ///
  /// - Parameter mayMove: asked once everything is looked up; the answer to `false` is `alreadyThere`, with nothing moved.
  func scroll(
    to destination: ScrollDestination, at alignment: ScrollAlignment, mayMove: () -> Bool
  ) -> ScrollOutcome {
    if destination.hasAlignment, !alignment.isFinite { return .refused(.notFinite) }
    let start = scrollOffset
    switch aim(for: destination, at: alignment) {
    case .failure(let refusal): return .refused(refusal)
    case .success(let aim): return mayMove() ? go(to: aim, at: alignment, from: start) : .alreadyThere
    }
  }

  /// Looks a destination up.
  ///
  /// The section is looked at before the row, both before any arithmetic.
  func aim(for destination: ScrollDestination, at alignment: ScrollAlignment) -> Result<ScrollAim, ScrollRefusal> {
    switch destination {
    case .start: return .success(.start)
    case .end:
      let rows = self as? any RowScrollable
      let isEstimated = rows?.lastShownRow.map { rows?.measureRows(towards: $0) ?? false } ?? false
      return .success(.end(isEstimated: isEstimated))
    case .offset(let point):
      return point.x.isFinite && point.y.isFinite ? .success(.point(point)) : .failure(.notFinite)
    case .rect(let rect): return rect.isFinite ? .success(.rect(rect.standardized)) : .failure(.notFinite)
    case .id(let id):
      if let rows = self as? any RowScrollable { return rows.rowAim(for: destination, at: alignment) }
      return rect(ofContentWithID: id).map { .success(.rect($0)) } ?? .failure(.notLoaded)
    case .row, .section, .last:
      guard let rows = self as? any RowScrollable else { return .failure(.empty) }
      return rows.rowAim(for: destination, at: alignment)
    }
  }

  /// Moves to where an aim lies.
  ///
  /// - Parameter start: the offset when the scroll was asked for; measuring may have shifted it since.
  func go(to aim: ScrollAim, at alignment: ScrollAlignment, from start: CGPoint) -> ScrollOutcome {
    switch landing(of: aim, at: alignment) {
    case .failure(let refusal): return .refused(refusal)
    case .success(let landing):
      guard landing.offset != scrollOffset else { return .alreadyThere }
      setScrollOffset(landing.offset)
      return landing.outcome(from: start, along: mainScrollAxis)
    }
  }

  /// Where an aim leads from here, brought into the resting range; nothing moves.
  func landing(of aim: ScrollAim, at alignment: ScrollAlignment) -> Result<ScrollLanding, ScrollRefusal> {
    var landing = ScrollLanding(offset: scrollOffset, isEstimated: aim.isEstimated)
    for axis in [ScrollAxes.vertical, .horizontal] where scrollAxes.contains(axis) {
      guard let wanted = wantedOffset(of: aim, at: alignment, along: axis) else { continue }
      // Sums of finite numbers can leave what a Double holds.
      guard wanted.isFinite else { return .failure(.notFinite) }
      let clamped = restingRange(along: axis).clamp(wanted)
      landing.offset = landing.offset.replacing(clamped.offset, along: axis)
      landing.eaten = max(landing.eaten, abs(clamped.eaten))
    }
    return .success(landing)
  }

  /// The offset that an aim asks for along an axis, not clamped; `nil` when it does not ask for any.
  private func wantedOffset(of aim: ScrollAim, at alignment: ScrollAlignment, along axis: ScrollAxes) -> Double? {
    // From inside the resting range: the least movement is never one that the range takes back.
    let now = restingRange(along: axis).clamp(scrollOffset.coordinate(along: axis)).offset
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
  func rowAim(for destination: ScrollDestination, at alignment: ScrollAlignment) -> Result<ScrollAim, ScrollRefusal> {
    switch destination {
    case .row(let path):
      if let refusal = refusal(of: path) { return .failure(refusal) }
      let isEstimated = measureRows(towards: path)
      return .success(
        .span(
          span(ofShownRow: path), stickyExtent: stickyExtent(ofShownSection: path.section), isEstimated: isEstimated))
    case .section(let section):
      let sections = rowSectionCount
      guard section >= 0, section < sections else { return .failure(.badSection(section, of: sections)) }
      let isEstimated = measureRows(ofSection: section, startOnly: alignment.place == .start)
      // The header of the section is part of the target, so none hides it.
      return .success(.span(span(ofShownSection: section), stickyExtent: 0, isEstimated: isEstimated))
    case .last:
      guard let last = lastShownRow else { return .failure(.empty) }
      return rowAim(for: .row(last), at: alignment)
    case .id(let id):
      guard let path = path(ofRowWithID: id) else { return .failure(.notLoaded) }
      return rowAim(for: .row(path), at: alignment)
    case .start, .end, .offset, .rect:
      return aim(for: destination, at: alignment)
    }
  }

  /// Makes exact where a section starts, and where it ends unless only the start matters.
  private func measureRows(ofSection section: Int, startOnly: Bool) -> Bool {
    let count = rowCount(inShownSection: section)
    if count > 0 {
      let isStartEstimated = measureRows(towards: RowPath(section: section, row: 0))
      if startOnly { return isStartEstimated }
      return measureRows(towards: RowPath(section: section, row: count - 1)) || isStartEstimated
    }
    // A section without rows lies where those before it end.
    var before = section - 1
    while before >= 0 {
      let count = rowCount(inShownSection: before)
      if count > 0 { return measureRows(towards: RowPath(section: before, row: count - 1)) }
      before -= 1
    }
    return false
  }

  /// Why there is no such row now; `nil` if there is.
  ///
  /// A section that is not there is never asked for its rows.
  func refusal(of path: RowPath) -> ScrollRefusal? {
    if path.section < 0 { return .negative(path) }
    let sections = rowSectionCount
    guard path.section < sections else { return .badSection(path.section, of: sections) }
    if path.row < 0 { return .negative(path) }
    let rows = rowCount(inShownSection: path.section)
    return path.row < rows ? nil : .outOfBounds(row: path.row, of: rows, section: path.section)
  }
}

extension ScrollDestination {
  /// Whether an alignment means anything to it: edges and offsets have none.
  var hasAlignment: Bool {
    switch self {
    case .row, .id, .section, .last, .rect: true
    case .start, .end, .offset: false
    }
  }
}

extension ScrollAlignment {
  var isFinite: Bool {
    if case .fraction(let fraction) = place, !fraction.isFinite { return false }
    return distance.isFinite
  }
}
