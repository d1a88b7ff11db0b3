import Foundation
import Hedgerow

/// What scrolls: insets, content, rows from the cells, and last the offset, which nothing moves after that.
extension ModelBuilder {
  /// For each list its cells and headers, and for each scroll view how far the content in it reaches.
  private struct Contents {
    /// For each node the list around it and where its origin lies in that list; −1 for no list.
    var lists: [Int]
    var origins: [CGPoint]
    var cells: [Int: [Int]] = [:]
    var headers: [Int: [Int]] = [:]
    /// How far the nodes directly in a scroll view reach.
    var reach: [Int: CGSize] = [:]
    /// Where, for elements, the first cell of a list begins.
    var firstCell: [Int: CGPoint] = [:]
  }

  mutating func fillScrollViews() {
    var contents = contents()
    for index in model.nodes.indices {
      guard let scroll = views[index] as? ScrollNode, model.isView(index) else { continue }
      let offset = offset(of: index, in: &contents)
      let size = contentSize(of: index, contents)
      setAxes(of: scroll, size, index, contents)
      if let inset = model.nodes[index].contentInset { scroll.contentInset = ScrollInsets(inset) }
      if let list = scroll as? ListNode { fill(list, index, size, contents) } else { scroll.contentSize = size }
      scroll.contentOffset = offset
    }
  }

  private func contents() -> Contents {
    let count = model.nodes.count
    var contents = Contents(
      lists: [Int](repeating: -1, count: count), origins: [CGPoint](repeating: .zero, count: count))
    for index in model.nodes.indices where model.isView(index) {
      let anchor = model.anchors[index]
      guard anchor >= 0 else { continue }
      let frame = frames.frames[index]
      if views[anchor] is ScrollNode, !model.nodes[index].isHidden {
        let reach = contents.reach[anchor] ?? .zero
        contents.reach[anchor] = CGSize(width: max(reach.width, frame.maxX), height: max(reach.height, frame.maxY))
      }
      var list = contents.lists[anchor]
      var origin = contents.origins[anchor]
      if views[anchor] is ListNode {
        list = anchor
        origin = .zero
      } else if model.isCell(anchor) || views[anchor] is ScrollNode, !isWrapper(anchor) {
        // What is inside a cell is no row of the list around it.
        list = -1
      }
      contents.lists[index] = list
      guard list >= 0 else { continue }
      let place = CGPoint(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
      contents.origins[index] = place
      guard !model.nodes[index].isHidden || model.nodes[index].role == .element else { continue }
      if model.isCell(index) {
        contents.cells[list, default: []].append(index)
        let first = contents.firstCell[list] ?? place
        contents.firstCell[list] = CGPoint(x: min(first.x, place.x), y: min(first.y, place.y))
      } else if model.isHeader(index) {
        contents.headers[list, default: []].append(index)
      }
    }
    return contents
  }

  /// Whether it is the view that old tables put around their cells.
  private func isWrapper(_ index: Int) -> Bool { model.classes[index].shortName == "UITableViewWrapperView" }

  /// The offset that was told, or for elements the least one that puts the first cell into the content.
  private mutating func offset(of index: Int, in contents: inout Contents) -> CGPoint {
    let node = model.nodes[index]
    if let told = node.contentOffset { return told.held(within: ModelFrames.farthest) }
    guard node.role == .element, let first = contents.firstCell[index], first.x < 0 || first.y < 0 else { return .zero }
    let offset = CGPoint(x: max(0, -first.x), y: max(0, -first.y))
    // Cells above the list's edge are there with negative places: the content begins with the first of them.
    for view in views[index]?.subviews ?? [] {
      view.frame.origin.x += offset.x
      view.frame.origin.y += offset.y
    }
    for cell in contents.cells[index] ?? [] {
      contents.origins[cell].x += offset.x
      contents.origins[cell].y += offset.y
    }
    for header in contents.headers[index] ?? [] {
      contents.origins[header].x += offset.x
      contents.origins[header].y += offset.y
    }
    if let reach = contents.reach[index] {
      contents.reach[index] = CGSize(width: reach.width + offset.x, height: reach.height + offset.y)
    }
    note(.geometry, index, "no offset is told; the content is taken to begin with the first cell")
    return offset
  }

  private mutating func contentSize(of index: Int, _ contents: Contents) -> CGSize {
    if let told = model.nodes[index].contentSize {
      let held = CGPoint(x: told.width, y: told.height).held(within: ModelFrames.farthest)
      return CGSize(width: max(0, held.x), height: max(0, held.y))
    }
    let own = frames.frames[index].size
    guard let reach = contents.reach[index] else { return own }
    return CGSize(
      width: max(own.width, min(reach.width, ModelFrames.farthest)),
      height: max(own.height, min(reach.height, ModelFrames.farthest)))
  }

  private func setAxes(of scroll: ScrollNode, _ size: CGSize, _ index: Int, _ contents: Contents) {
    // Printers round frames and not contents: half a point is no room to scroll in.
    let isWide = size.width > scroll.frame.width + 0.5
    let isHigh = size.height > scroll.frame.height + 0.5
    if isWide, isHigh {
      scroll.axes = [.vertical, .horizontal]
    } else if isWide || (!isHigh && runsSideways(contents.cells[index] ?? [], contents)) {
      scroll.axes = .horizontal
    }
  }

  /// Whether cells stand in one row beside each other.
  private func runsSideways(_ cells: [Int], _ contents: Contents) -> Bool {
    guard cells.count > 1, let first = cells.first else { return false }
    let y = contents.origins[first].y
    return cells.allSatisfy { abs(contents.origins[$0].y - y) < 0.5 }
      && cells.contains { abs(contents.origins[$0].x - contents.origins[first].x) > 0.5 }
  }

  private mutating func fill(_ list: ListNode, _ index: Int, _ size: CGSize, _ contents: Contents) {
    let isVertical = list.axes.contains(.vertical)
    func span(_ index: Int) -> (start: Double, end: Double, across: Double) {
      let origin = contents.origins[index]
      let size = frames.frames[index].size
      return isVertical
        ? (origin.y, origin.y + size.height, origin.x) : (origin.x, origin.x + size.width, origin.y)
    }
    let all = (contents.cells[index] ?? []).map { cell in
      let place = span(cell)
      return RowLines.Cell(index: cell, start: place.start, end: place.end, across: place.across)
    }
    let cells = all.filter { $0.end > 0 || $0.start >= 0 }
    if cells.count < all.count {
      note(.notModelled, index, "\(all.count - cells.count) of its cells lie before the content and are no rows")
    }
    let headers = (contents.headers[index] ?? []).map { header in
      let place = span(header)
      return (start: place.start, end: place.end)
    }
    let length = isVertical ? size.height : size.width
    let rows = RowLines(cells: cells, headers: headers, contentLength: length)
    list.contentExtentAcross = isVertical ? size.width : size.height
    do {
      try list.reload(rows.sections)
    } catch {
      note(.notModelled, index, "\(error)")
    }
    list.listHeaderExtent = rows.before
    list.listFooterExtent = rows.after
    list.columns = rows.columns
    if rows.isUneven {
      note(.geometry, index, "cells lie side by side in lines of different lengths; a line is one row")
    }
    lists.append(
      ListCells(list: list, cells: rows.paths.compactMap { row in views[row.cell].map { (row.path, $0) } }))
  }
}

extension ScrollInsets {
  init(_ insets: DumpInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension CGPoint {
  /// The point with NaN taken as 0, and with nothing further out than a distance.
  fileprivate func held(within farthest: CGFloat) -> CGPoint {
    func hold(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -farthest), farthest) }
    return CGPoint(x: hold(x), y: hold(y))
  }
}
