/// What makes the views of a list's rows.
///
/// A list makes as many views as it shows rows, and uses them again: a row that leaves gives its view back, and the next
/// row of the same kind gets it.
public struct RowProvider {
  /// The kind of a row: rows of one kind can share a view.
  public var kind: (_ path: RowPath) -> String
  /// Makes a view for a kind.
  public var make: (_ kind: String) -> ViewNode
  /// Gives a view, new or used, the content of a row.
  ///
  /// Called again when the row is reloaded.
  public var configure: (_ view: ViewNode, _ path: RowPath) -> Void
  /// Makes the header of a section that has one on screen; `nil` for none.
  public var header: ((_ section: Int) -> ViewNode?)?
  /// Makes the footer of a section that has one on screen; `nil` for none.
  public var footer: ((_ section: Int) -> ViewNode?)?

  /// Makes a provider.
  ///
  /// - Parameters:
  ///   - kind: the kind of a row; all rows are of one unless given.
  ///   - make: makes a view for a kind; a plain one unless given.
  ///   - header: makes the header of a section; none unless given.
  ///   - footer: makes the footer of a section; none unless given.
  ///   - configure: gives a view the content of a row; nothing unless given.
  public init(
    kind: @escaping (_ path: RowPath) -> String = { _ in "row" },
    make: @escaping (_ kind: String) -> ViewNode = { _ in ViewNode() },
    header: ((_ section: Int) -> ViewNode?)? = nil, footer: ((_ section: Int) -> ViewNode?)? = nil,
    configure: @escaping (_ view: ViewNode, _ path: RowPath) -> Void = { _, _ in }
  ) {
    self.kind = kind
    self.make = make
    self.header = header
    self.footer = footer
    self.configure = configure
  }
}

/// A row view that wants to know when it is used again.
public protocol ReusableRow: ViewNode {
  /// Called before the view gets the content of another row.
  func prepareForReuse()
}
