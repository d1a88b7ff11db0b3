public import Foundation

/// A list: a scroll view that knows every row, where it is and how long, at whatever number of rows.
///
/// Rows stand in sections with headers and footers, along ``ScrollNode/axes``, vertical unless set, one in a line or
/// ``columns`` side by side. The list is told what it shows, with ``reload(_:)-([Int])`` and
/// ``update(_:newCounts:)``, and works out the rest. Row views are made only where a ``rowProvider`` is set, for the
/// rows on screen.
///
/// ``viewportRows`` and ``materialisedRows`` are two ranges: the rows that are on screen, and those that have a view, which
/// may be more by the ``overscan``. ``visibleRows`` leaves out what insets and a sticky header cover.
open class ListNode: ScrollNode, RowScrollable {
  /// The rows, with their lasting handles.
  ///
  /// In a grid its extents are those of items; ``geometry`` has the lines.
  final var rows = RowEngine()
  /// The lines of a grid; `nil` for one row in a line.
  final var grid: RowGrid?
  final var shown = ShownRows()
  private final var isLayingOut = false
  private final var isLayoutAskedAgain = false

  /// Whether headers stick; plain unless set.
  public final var style: ListStyle = .plain { didSet { if style != oldValue { setNeedsLayout() } } }

  /// How long rows, headers and footers are, asked when they are new or reloaded; rows of 44 points unless set.
  public final var extents: ListExtents = .uniform(row: 44)

  /// Measures a row whose extent is an estimate, when it comes on screen or a scroll depends on it; `nil` unless set.
  ///
  /// It gets the row's path now and returns points; it answers, and changes nothing. A value that is negative or not
  /// finite is not taken: the estimate is kept as if it had been measured, and counted in ``measureFaults``. Grids
  /// take their extents as they are.
  public final var measure: ((RowPath) -> Double)? { didSet { setNeedsLayout() } }

  /// How many measurements gave no usable length.
  public internal(set) final var measureFaults = 0

  /// What makes the views of the rows on screen; `nil`, and so no row views, unless set.
  public final var rowProvider: RowProvider? {
    didSet {
      shown.beginProvider()
      setNeedsLayout()
    }
  }

  /// How far beyond the viewport rows have views, in points; 0 unless set.
  ///
  /// It changes what is made, not what is on screen.
  public final var overscan: Double = 0 {
    didSet {
      if !(overscan.isFinite && overscan >= 0) { overscan = oldValue }
      setNeedsLayout()
    }
  }

  /// The extent of the content across the scroll axis, in points; `nil`, as it is unless set, for that of the list itself.
  public final var contentExtentAcross: Double? {
    didSet {
      if let value = contentExtentAcross, !(value.isFinite && value >= 0) { contentExtentAcross = oldValue }
      setNeedsLayout()
    }
  }

  /// A view over the header of the whole list; its length is ``listHeaderExtent``.
  ///
  /// `nil` unless set.
  public final var headerView: ViewNode? { didSet { replaceEnd(oldValue, by: headerView) } }

  /// A view over the footer of the whole list; its length is ``listFooterExtent``.
  ///
  /// `nil` unless set.
  public final var footerView: ViewNode? { didSet { replaceEnd(oldValue, by: footerView) } }

  /// The title under which a section stands in an index at the side, as in an address book; `nil` for none.
  ///
  /// Titles ascend from section to section. See ``scroll(toIndexTitle:)``.
  public final var indexTitle: ((_ section: Int) -> String?)?

  /// Where the row of an identity is now; `nil`, and so no row has one, unless set.
  public final var pathOfID: ((RowID) -> RowPath?)?

  /// Which rows a change may hold on to; all of them unless set.
  ///
  /// Rows that stand for loading, for an error or for the end of what there is are no place where a reader is. It
  /// gets the path that a row has before the change; it answers, and changes nothing.
  ///
  /// A ``Pager`` adds its own rule to the one that is there when it is made: set yours before.
  public final var mayAnchor: ((RowPath) -> Bool)?

  /// Where rows lie that do not fill the viewport; at the start unless set.
  public final var shortContent: ShortContent = .start {
    didSet { if shortContent != oldValue { changeRows {} } }
  }

  /// What the latest change came to, whoever made it: an update, a measurement, another size.
  ///
  /// `nil` before the first.
  public internal(set) final var latestReport: ListReport?

  /// The row that has the focus.
  final var focusedHandle: RowHandle?
  /// How long the header of the list is without what lies free before the rows.
  final var ownHeaderExtent = 0.0
  /// How much lies free before rows that do not fill the viewport; part of the engine's list header.
  final var freeExtent = 0.0
  /// What the source of the rows knows of their extents; `nil` where it leaves them to ``extents``.
  final var sourceExtent: ((RowPath) -> RowExtent?)?

  /// A number that changes with every reload and update.
  public internal(set) final var rowVersion = 0

  /// Makes a list without rows in no tree; its kind is a table unless set.
  public override init(_ identifier: String? = nil, frame: CGRect = .zero) {
    super.init(identifier, frame: frame)
    kind = .table
  }

  /// Makes a list of one section.
  ///
  /// Numbers that are negative or not finite stop the program: ``reload(_:)-([Int])`` says so instead.
  ///
  /// - Parameters:
  ///   - identifier: its name, `nil` for none.
  ///   - rows: how many rows there are.
  ///   - rowHeight: how long each is along the scroll axis, in points.
  ///   - frame: its rectangle in its superview's coordinates, in points.
  public convenience init(
    _ identifier: String? = nil, rows: Int, rowHeight: CGFloat = 44, frame: CGRect = .zero
  ) {
    self.init(
      identifier, rowCounts: [rows], extents: .uniform(row: RowExtent(Double(rowHeight))), frame: frame)
  }

  /// Makes a list of several sections.
  ///
  /// Numbers that are negative or not finite stop the program: ``reload(_:)-([Int])`` says so instead.
  ///
  /// - Parameters:
  ///   - identifier: its name, `nil` for none.
  ///   - rowCounts: for each section the number of its rows.
  ///   - extents: how long rows, headers and footers are.
  ///   - style: whether headers stick.
  ///   - frame: its rectangle in its superview's coordinates, in points.
  public convenience init(
    _ identifier: String? = nil, rowCounts: [Int], extents: ListExtents, style: ListStyle = .plain,
    frame: CGRect = .zero
  ) {
    self.init(identifier, frame: frame)
    self.style = style
    self.extents = extents
    do {
      try reload(rowCounts)
    } catch {
      preconditionFailure("\(ownName): \(error)")
    }
  }

  /// The size of the content: along the axis what the rows come to, across it ``contentExtentAcross``.
  ///
  /// Setting it sets the extent across; along the axis the rows decide.
  public override var contentSize: CGSize {
    get {
      let along = geometry.totalExtent
      let across = extentAcross
      return mainScrollAxis == .vertical
        ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }
    set { contentExtentAcross = newValue.extent(along: crossAxis) }
  }

  /// What a list says of itself in an outline: the rows on screen, as in "rows 0–9 of 40".
  open override var outlineDetail: String? {
    guard rowCount > 0 else { return "no rows" }
    let sections = sectionCount == 1 ? "" : " in \(sectionCount) sections"
    guard let (first, last) = ends(meeting: visibleSpan) else {
      return "none of \(rowCount) rows\(sections)"
    }
    return sectionCount == 1
      ? "rows \(first.row)–\(last.row) of \(rowCount)" : "rows \(first)–\(last) of \(rowCount)\(sections)"
  }

  /// Lays out the rows on screen: measures what is new, ends what left, begins what came.
  ///
  /// An override calls it. A callback may change the list or ask for layout: the pass then goes over the list again.
  open override func layoutSubviews() {
    guard !isLayingOut else { return isLayoutAskedAgain = true }
    isLayingOut = true
    measureRowsOnScreen()
    geometryMayHaveChanged(.layout)
    followInsets()
    layoutRows()
    isLayingOut = false
    guard isLayoutAskedAgain else { return }
    isLayoutAskedAgain = false
    setNeedsLayout()
  }

  /// Called in the layout pass before the view of a row comes on screen, after all that left.
  ///
  /// Does nothing unless overridden.
  open func willDisplay(_ view: ViewNode, forRowAt path: RowPath) {}

  /// Called in the layout pass after the view of a row left the screen, with the path that the row had.
  ///
  /// Does nothing unless overridden.
  open func didEndDisplaying(_ view: ViewNode, forRowAt path: RowPath) {}

  /// Called when another row has the focus than before, or none.
  ///
  /// A row that moves keeps the focus: nothing is called.
  ///
  /// Does nothing unless overridden.
  ///
  /// - Parameters:
  ///   - old: the row that had it, which may be gone; `nil` for none.
  ///   - new: the row that has it; `nil` for none.
  open func focusDidChange(from old: RowHandle?, to new: RowHandle?) {}

  override var rowsForObservers: [RowPath] { visibleRows }

  override func insetsDidChange() { fillShortContent() }

  override func viewportDidChange(from old: CGSize) { resizeViewport(from: old) }

  override func geometryDidChange(from oldFrame: CGRect, boundsOrigin oldOrigin: CGPoint) {
    super.geometryDidChange(from: oldFrame, boundsOrigin: oldOrigin)
    if contentOffset != oldOrigin { setNeedsLayout() }
  }
}
