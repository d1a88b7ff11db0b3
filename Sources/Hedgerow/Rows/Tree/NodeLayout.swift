/// Where the fields of a node are in its record.
enum NodeLayout {
  static var offsets: Int { 64 }
  static var entries: Int { offsets + 8 * RowTreeShape.fan }
  static var sections: Int { entries + 4 * RowTreeShape.fan }
  static var children: Int { sections + 4 * RowTreeShape.fan }
  static var tails: Int { children + 4 * RowTreeShape.fan }
  static var rows: Int { tails + 4 * RowTreeShape.fan }
  static var estimatedRows: Int { rows + 4 * RowTreeShape.fan }
  static var estimates: Int { estimatedRows + 4 * RowTreeShape.fan }
  static var extents: Int { estimates + 8 * RowTreeShape.fan }
  static var summaries: Int { extents + 8 * RowTreeShape.fan }
  static var size: Int { Pool.wholeLines(summaries + MemoryLayout<RowSummary>.stride * RowTreeShape.fan) }
}
