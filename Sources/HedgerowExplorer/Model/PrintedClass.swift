import Hedgerow

/// What the name of a class, printed by a debugger, says about what the view is.
///
/// In a live hierarchy a view declares that. In a text the name is all there is.
struct PrintedClass {
  /// The name without module, mangling and generic arguments, or the element type without its prefix.
  let shortName: String
  /// Whether it is a window, or an application, which holds windows.
  let isWindow: Bool
  /// Whether it is a row of a list.
  let isCell: Bool
  /// Whether it is the header or footer of a section.
  let isHeader: Bool
  /// What sort of scrolling view the name says; `nil` when it says none.
  let kind: ScrollKind?
  /// Whether a framework put it in for its own ends.
  let isPrivate: Bool

  init(_ name: String) {
    let short = ShortClassName.of(name)
    shortName = short
    isWindow = short.hasSuffix("Window") || short == "Application"
    isCell =
      short.hasSuffix("Cell") || short == "NSTableRowView" || short == "TableRow" || short == "OutlineRow"
    isHeader = ["HeaderFooterView", "HeaderView", "FooterView", "ReusableView"].contains { short.hasSuffix($0) }
    kind = Self.kind(of: short)
    isPrivate = short.hasPrefix("_") || short == "UITableViewCellScrollView" || short == "UITableViewWrapperView"
  }

  private static func kind(of name: String) -> ScrollKind? {
    if name.hasSuffix("CollectionView") { return .collection }
    if name.hasSuffix("TableView") || name.hasSuffix("OutlineView") || name == "Table" { return .table }
    if name.hasSuffix("TextView") { return .textInput }
    if name.hasSuffix("ScrollView") || name.hasSuffix("ClipView") || name == "WebView" { return .scroll }
    return nil
  }
}
