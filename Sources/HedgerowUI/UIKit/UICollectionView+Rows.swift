#if canImport(UIKit)
  public import Hedgerow
  public import UIKit

  /// What requests for items ask of a collection: rows are items here.
  ///
  /// Rectangles are those of the layout attributes. Whether a header sticks is the layout's secret, so none is counted.
  extension UICollectionView: @MainActor RowScrollable {
    /// The `numberOfSections`.
    public var rowSectionCount: Int { numberOfSections }

    /// The number of items that the collection took from its data source.
    public func rowCount(inShownSection section: Int) -> Int { numberOfItems(inSection: section) }

    /// Where the item lies along the scroll axis; empty at 0 where the layout does not place it.
    public func span(ofShownRow path: RowPath) -> Range<Double> {
      let item = IndexPath(path)
      return layoutAttributesForItem(at: item).map { span(of: $0.frame) } ?? 0..<0
    }

    /// From the start of the first item to the end of the last one along the scroll axis; empty at 0 for no items.
    ///
    /// The layout does not say where a section begins: its headers, footers and insets are not counted.
    ///
    /// - Complexity: O(i), with i items, since they may lie in any order.
    public func span(ofShownSection section: Int) -> Range<Double> {
      var whole: Range<Double>?
      for item in 0..<numberOfItems(inSection: section) {
        let own = span(ofShownRow: RowPath(section: section, row: item))
        whole = whole.map { min($0.lowerBound, own.lowerBound)..<max($0.upperBound, own.upperBound) } ?? own
      }
      return whole ?? 0..<0
    }

    /// 0: the layout does not say what sticks.
    public func stickyExtent(ofShownSection section: Int) -> Double { 0 }

    private func span(of rect: CGRect) -> Range<Double> {
      let isVertical = mainScrollAxis == .vertical
      let start = Double(isVertical ? rect.origin.y : rect.origin.x)
      return start..<start + max(0, Double(isVertical ? rect.size.height : rect.size.width))
    }
  }
#endif
