public import Foundation

/// Something that scrolls: a node of the model, or a scroll view of a platform.
///
/// Lengths are points, offsets and rectangles in content coordinates. The names are ones that `UIScrollView` does not use
/// otherwise.
public protocol Scrollable: AnyObject {
  /// The axes along which it scrolls.
  var scrollAxes: ScrollAxes { get }

  /// The size of the part that is seen, insets included.
  var scrollViewport: CGSize { get }

  /// The size of what scrolls.
  var scrollContentSize: CGSize { get }

  /// What covers the edges of the viewport: the adjusted insets.
  var scrollInsets: ScrollInsets { get }

  /// The point of the content at the upper left corner of the viewport.
  var scrollOffset: CGPoint { get }

  /// Moves to an offset at once, without clamping it.
  func setScrollOffset(_ offset: CGPoint)

  /// What it is doing. ``MotionPhase/idle`` unless said otherwise.
  var scrollPhase: MotionPhase { get }

  /// Moves in a time to an offset that may change on the way, without clamping it.
  ///
  /// Unless said otherwise it moves at once.
  ///
  /// - Parameters:
  ///   - animation: how long it takes.
  ///   - target: looks the offset up, at the start and as often as the content may have changed; `nil` when what it goes to is
  ///     gone.
  ///   - completion: called exactly once, however it ends, also within the call.
  func animateScroll(
    _ animation: ScrollAnimation, to target: @escaping () -> CGPoint?,
    completion: @escaping (ScrollFinish) -> Void)

  /// Ends whatever moves it, where it is. Unless said otherwise nothing moves, and so nothing is done.
  func stopScroll()

  /// Lets somebody observe it, until the token goes. Unless said otherwise it can't be observed: the token is ended.
  ///
  /// Events are delivered after the pass that caused them, in order, never within the call that caused them.
  func addScrollObserver(_ observer: ScrollObserver) -> ObservationToken

  /// What it is called in events and errors. Unless said otherwise the name of its class.
  var scrollName: String { get }

  /// Where it is in its hierarchy; `nil` unless said otherwise.
  var scrollPath: HierarchyPath? { get }

  /// The controller that owns it; `nil` unless said otherwise.
  var scrollOwner: AnyObject? { get }

  /// The rectangle of what has an identity inside it and is no row, in content coordinates; `nil` when there is nothing such,
  /// and unless said otherwise.
  func rect(ofContentWithID id: RowID) -> CGRect?

  /// Whether it is where it can scroll: in a window. `true` unless said otherwise.
  var isScrollAttached: Bool { get }

  /// Whether it is attached with nothing hidden above it. As ``isScrollAttached`` unless said otherwise.
  var isScrollVisible: Bool { get }
}

extension Scrollable {
  /// At rest.
  public var scrollPhase: MotionPhase { .idle }

  /// Moves at once.
  public func animateScroll(
    _ animation: ScrollAnimation, to target: @escaping () -> CGPoint?,
    completion: @escaping (ScrollFinish) -> Void
  ) {
    guard let offset = target() else { return completion(.lost) }
    setScrollOffset(offset)
    completion(.arrived)
  }

  /// Nothing moves.
  public func stopScroll() {}

  /// It can't be observed.
  public func addScrollObserver(_ observer: ScrollObserver) -> ObservationToken {
    let token = ObservationToken {}
    token.cancel()
    return token
  }

  /// The name of its class.
  public var scrollName: String { String(describing: type(of: self)) }

  /// Not known.
  public var scrollPath: HierarchyPath? { nil }

  /// Not known.
  public var scrollOwner: AnyObject? { nil }

  /// Nothing has an identity.
  public func rect(ofContentWithID id: RowID) -> CGRect? { nil }

  /// Taken for granted.
  public var isScrollAttached: Bool { true }

  /// As ``isScrollAttached``.
  public var isScrollVisible: Bool { isScrollAttached }

  /// Where the content rests at its start, along both axes.
  public var scrollStart: CGPoint {
    CGPoint(x: restingRange(along: .horizontal).minimum, y: restingRange(along: .vertical).minimum)
  }
}

/// Something that scrolls rows, in sections.
public protocol RowScrollable: Scrollable {
  /// How many sections are shown.
  var rowSectionCount: Int { get }

  /// How many rows are shown in a section, which is asked for only when there is such a section.
  func rowCount(inShownSection section: Int) -> Int

  /// Where a row starts and ends along the scroll axis, in content coordinates; asked for only when there is such a row.
  func span(ofShownRow path: RowPath) -> Range<Double>

  /// Where a section starts and ends along the scroll axis, header and footer included; asked for only when there is one.
  func span(ofShownSection section: Int) -> Range<Double>

  /// How long the header is that sticks to the start of the viewport while rows of a section are there; 0 for none.
  func stickyExtent(ofShownSection section: Int) -> Double

  /// The last row of the last section that has one; `nil` without rows.
  var lastShownRow: RowPath? { get }

  /// A number that changes with every change of the rows. A request for a row that is not there waits for the next one.
  var rowVersion: Int { get }

  /// Where the row of an identity is; `nil` when it is not loaded, and where rows have no identities.
  func path(ofRowWithID id: RowID) -> RowPath?

  /// Makes the lengths exact that a scroll to a row depends on, as far as that is possible.
  ///
  /// - Returns: whether some on the way are still estimates.
  func measureRows(towards path: RowPath) -> Bool

  /// The lasting name of a row, asked for only when there is such a row; `nil` where rows have none, and an animated scroll
  /// keeps to the path.
  func lastingHandle(ofShownRow path: RowPath) -> RowHandle?

  /// Where the row of a lasting name is now; `nil` when it is gone.
  func shownPath(of handle: RowHandle) -> RowPath?
}

extension RowScrollable {
  /// The last row of the last section that has one, looked for from the end.
  ///
  /// - Complexity: O(s), with s empty sections at the end.
  public var lastShownRow: RowPath? {
    var section = rowSectionCount - 1
    while section >= 0 {
      let rows = rowCount(inShownSection: section)
      if rows > 0 { return RowPath(section: section, row: rows - 1) }
      section -= 1
    }
    return nil
  }

  /// A number made of the counts of all sections, for types that keep none of their own.
  ///
  /// A change that leaves every count as it was is not seen.
  ///
  /// - Complexity: O(s), with s sections.
  public var rowVersion: Int {
    var hasher = Hasher()
    for section in 0..<rowSectionCount { hasher.combine(rowCount(inShownSection: section)) }
    return hasher.finalize()
  }

  /// Rows have no identities.
  public func path(ofRowWithID id: RowID) -> RowPath? { nil }

  /// Nothing is estimated.
  public func measureRows(towards path: RowPath) -> Bool { false }

  /// Rows have no lasting names.
  public func lastingHandle(ofShownRow path: RowPath) -> RowHandle? { nil }

  /// Rows have no lasting names.
  public func shownPath(of handle: RowHandle) -> RowPath? { nil }
}

extension Scrollable {
  /// The axis along which rows and requests run: vertical where the view scrolls both ways.
  public var mainScrollAxis: ScrollAxes { scrollAxes.contains(.vertical) ? .vertical : .horizontal }

  /// The offsets at which the content can rest along an axis.
  ///
  /// - Complexity: O(1).
  public func restingRange(along axis: ScrollAxes) -> RestingRange {
    scrollRoom(along: axis).restingRange(contentExtent: scrollContentSize.extent(along: axis))
  }

  /// The nearest point at which the content can rest.
  ///
  /// - Complexity: O(1).
  public func restingOffset(nearest offset: CGPoint) -> CGPoint {
    CGPoint(
      x: restingRange(along: .horizontal).clamp(Double(offset.x)).offset,
      y: restingRange(along: .vertical).clamp(Double(offset.y)).offset)
  }

  func scrollRoom(along axis: ScrollAxes, stickyExtent: Double = 0) -> ScrollRoom {
    ScrollRoom(
      viewport: scrollViewport.extent(along: axis), startInset: scrollInsets.start(along: axis),
      endInset: scrollInsets.end(along: axis), stickyExtent: stickyExtent)
  }
}

extension CGSize {
  func extent(along axis: ScrollAxes) -> Double { Double(axis == .horizontal ? width : height) }
}

extension CGPoint {
  func coordinate(along axis: ScrollAxes) -> Double { Double(axis == .horizontal ? x : y) }

  func replacing(_ coordinate: Double, along axis: ScrollAxes) -> CGPoint {
    axis == .horizontal ? CGPoint(x: CGFloat(coordinate), y: y) : CGPoint(x: x, y: CGFloat(coordinate))
  }
}

extension CGRect {
  func span(along axis: ScrollAxes) -> Range<Double> {
    let start = origin.coordinate(along: axis)
    return start..<start + max(0, size.extent(along: axis))
  }
}
