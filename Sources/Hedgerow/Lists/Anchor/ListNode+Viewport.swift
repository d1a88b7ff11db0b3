import Foundation

/// Another size of the list.
extension ListNode {
  /// Keeps the reader's place when the list got another size.
  ///
  /// Rows whose lengths depend on the size get them anew in the same step, and a row that spans the edge is held at the part
  /// of it that lies there. Otherwise what is at the start edge stays there, and a list that rested inside its range is
  /// brought inside.
  final func resizeViewport(from old: CGSize) {
    let change = beginChange(.lengths, viewport: old.extent(along: mainScrollAxis))
    let lengths = newLengths(from: old)
    let isAsked = lengths != nil
    if let lengths {
      for (handle, extent) in lengths.rows { _ = try? rows.resizeRow(handle, to: extent) }
      for (section, ends) in lengths.sections.enumerated() {
        try? rows.resizeHeader(ofSection: section, to: ends.header)
        try? rows.resizeFooter(ofSection: section, to: ends.footer)
      }
    }
    endChange(change, sectionsStay: true, cause: .layout, keepsFraction: isAsked)
  }

  private struct Lengths {
    var rows: [(RowHandle, RowExtent)] = []
    var sections: [(header: RowExtent, footer: RowExtent)] = []
  }

  /// What rows, headers and footers come to in the new size; `nil` when none of it depends on that.
  ///
  /// - Complexity: O(n), with n rows, where lengths depend on the size.
  private final func newLengths(from old: CGSize) -> Lengths? {
    let isAcross = old.extent(along: crossAxis) != bounds.size.extent(along: crossAxis)
    let measures = isAcross && measure != nil && grid == nil
    // A list without a size shows nothing that could be measured by it.
    guard extents.dependOnViewport || measures, bounds.width > 0, bounds.height > 0 else { return nil }
    var lengths = Lengths()
    let version = rowVersion
    for row in rows.placedRows where extents.dependOnViewport || !row.extent.isEstimated {
      var extent = sourceExtent?(row.path) ?? extents.row(row.path)
      if extent.isEstimated, !row.extent.isEstimated {
        guard let measure else { continue }
        extent = .measured(measure(row.path))
      }
      if extent.isUsable { lengths.rows.append((row.handle, extent)) } else { measureFaults += 1 }
    }
    if extents.dependOnViewport {
      for section in 0..<sectionCount {
        lengths.sections.append((extents.header(section), extents.footer(section)))
      }
    }
    // Who was asked changed the rows: that was a step of its own, with lengths of now.
    return version == rowVersion ? lengths : nil
  }
}

extension RowExtent {
  fileprivate var isUsable: Bool { points.isFinite && points >= 0 }
}
