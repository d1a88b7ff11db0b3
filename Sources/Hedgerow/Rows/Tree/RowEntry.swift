/// One piece of a list on its way into the row tree: a section header, a row or a section footer.
struct RowEntry {
  enum Kind { case header, row, footer }

  var kind: Kind
  var extent: RowExtent
}
