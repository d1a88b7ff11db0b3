#if canImport(UIKit)
  public import Hedgerow
  public import UIKit

  /// What requests for rows ask of a table.
  ///
  /// Rectangles are UIKit's, which come from estimates for rows that were not on screen yet: the table does not say which.
  extension UITableView: @MainActor RowScrollable {
    /// The `numberOfSections`.
    public var rowSectionCount: Int { numberOfSections }

    /// What the table took from its data source.
    public func rowCount(inShownSection section: Int) -> Int { numberOfRows(inSection: section) }

    /// The vertical extent of the row's rectangle.
    public func span(ofShownRow path: RowPath) -> Range<Double> {
      verticalSpan(of: rectForRow(at: IndexPath(path)))
    }

    /// The vertical extent of the section's rectangle, header and footer included.
    public func span(ofShownSection section: Int) -> Range<Double> { verticalSpan(of: rect(forSection: section)) }

    /// The height of the section's header in a plain table, where headers stick; else 0.
    public func stickyExtent(ofShownSection section: Int) -> Double {
      style == .plain ? max(0, Double(rectForHeader(inSection: section).height)) : 0
    }

    private func verticalSpan(of rect: CGRect) -> Range<Double> {
      let start = Double(rect.origin.y)
      return start..<start + max(0, Double(rect.size.height))
    }
  }
#endif
