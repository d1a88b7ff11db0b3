/// The rows of an engine from some row on, in order, each with its offset.
///
/// The sequence keeps the engine as it was when it was made; later edits of the engine do not reach it.
public struct PlacedRows: Sequence, Sendable {
  let engine: RowEngine
  let first: RowPath?
  let end: Double

  /// Starts again at the first row.
  ///
  /// - Complexity: O(log *n*).
  public func makeIterator() -> Iterator { Iterator(engine, first, end) }

  /// Walks over the rows.
  public struct Iterator: IteratorProtocol {
    private let engine: RowEngine
    private let end: Double
    private var place: RowTree.Place
    private var path: RowPath
    // As the search adds up: the blocks of the leaf so far, and what came so far of the current block.
    private var mark: Double
    private var sum: Double
    private var count: Int
    private var left: Int

    init(_ engine: RowEngine, _ first: RowPath?, _ end: Double) {
      self.engine = engine
      self.end = end
      let tree = engine.tree
      guard let first, let place = try? engine.place(of: first) else {
        place = RowTree.Place(leaf: 0, index: 0, entry: 0, sections: 0, leafOffset: 0)
        path = RowPath(section: 0, row: 0)
        mark = 0
        sum = 0
        count = 0
        left = 0
        return
      }
      self.place = place
      path = first
      let block = place.index / RowTreeShape.block
      mark = tree.mark(place.leaf, block)
      sum = tree.sum(place.leaf, block, place.index % RowTreeShape.block)
      count = tree.leaves[place.leaf].pointee.count
      left = Int(tree.total.entries) - place.entry
    }

    /// The next row; `nil` behind the last.
    ///
    /// - Complexity: O(1), and O(log *n*) once in a hundred rows.
    public mutating func next() -> PlacedRow? {
      let tree = engine.tree
      while left > 0 {
        if place.index == count {
          place = tree.place(entry: place.entry, in: tree.root, from: engine.listHeader.points)
          count = tree.leaves[place.leaf].pointee.count
          mark = 0
          sum = 0
        } else if place.index % RowTreeShape.block == 0 {
          mark += sum
          sum = 0
        }
        let index = place.index
        let contents = tree.leaves[place.leaf]
        let offset = place.leafOffset + (mark + sum)
        guard offset < end else {
          left = 0
          return nil
        }
        let points = tree.extents[place.leaf][index]
        place.index += 1
        place.entry += 1
        sum += points
        left -= 1
        if contents.pointee.rows[index] {
          defer { path.row += 1 }
          return PlacedRow(
            path: path, handle: tree.handle(slot: tree.slotsOfLeaf[place.leaf][index]), offset: offset,
            extent: RowExtent(points, isEstimated: contents.pointee.estimated[index]))
        }
        if contents.pointee.headers[index] { path = RowPath(section: path.section + 1, row: 0) }
      }
      return nil
    }
  }
}
