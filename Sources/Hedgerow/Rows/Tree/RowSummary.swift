/// What a part of the row tree adds up to.
struct RowSummary: Equatable {
  var extent = 0.0
  var estimatedExtent = 0.0
  /// Headers, rows and footers together.
  var entries: Int32 = 0
  /// Section headers.
  var sections: Int32 = 0
  var rows: Int32 = 0
  var estimatedRows: Int32 = 0
  /// Entries from the last header on, that header included; all entries where there is no header.
  var tail: Int32 = 0
}
