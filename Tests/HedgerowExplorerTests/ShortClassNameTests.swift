import Testing

@testable import HedgerowExplorer

struct ShortClassNameTests {
  @Test(arguments: [
    ("UITableView", "UITableView"), ("SwiftUI.ListCollectionViewCell", "ListCollectionViewCell"),
    ("UIKit._UISliderGlassVisualElement", "_UISliderGlassVisualElement"),
    ("XCUIElementTypeTable", "Table"), ("UIATableCell", "TableCell"), ("XCUIElementType", "XCUIElementType"),
    ("_TtC6Harbor8MailCell", "MailCell"), ("_TtGC7SwiftUI14_UIHostingViewGVS_6VStackGVS_4List__", "_UIHostingView"),
    ("_TtCC8DeskPads21BaselineTableViewCell22PartialSelectTextField", "PartialSelectTextField"),
    ("_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView", "CGDrawingView"),
    ("_TtC6HarborP33_0123456789ABCDEF0123456789ABCDEF9Secretive", "Secretive"),
    ("_TtC", "_TtC"), ("_TtC9", "_TtC9"), ("_TtC99999999999999999999A", "_TtC99999999999999999999A"),
    ("_UIHostingView<ModifiedContent<AnyView, Base.Modifier>>", "_UIHostingView"), ("", ""), (".", "."),
  ])
  func `a class is called by its own name alone`(printed: String, short: String) {
    #expect(ShortClassName.of(printed) == short)
  }

  @Test func `a name that is too long is cut`() {
    #expect(ShortClassName.of(String(repeating: "A", count: 200)).count == 60)
  }

  @Test func `a search up the known superclasses ends`() {
    #expect(
      KnownSuperclasses.chain(from: "FeedTableView") == ["FeedTableView", "UITableView", "UIScrollView", "UIView"])
    #expect(KnownSuperclasses.chain(from: "NSOutlineView") == ["NSOutlineView", "NSTableView", "NSControl", "NSView"])
    #expect(KnownSuperclasses.chain(from: "TableView").prefix(2) == ["TableView", "UITableView"])
  }
}
