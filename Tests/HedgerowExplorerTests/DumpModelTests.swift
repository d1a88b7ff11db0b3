import Foundation
import Hedgerow
import HedgerowExplorer
import Testing

/// From a text to nodes that can be searched, hit, and driven.
struct DumpModelTests {
  @Test func `every view of a text is in the window that it shows, in order`() throws {
    let model = try DumpModel(reading: ScreenText.mail)
    #expect(model.windows.count == 1)
    let window = try #require(model.windows.first)
    #expect(window.bounds.size == CGSize(width: 390, height: 844))
    #expect(window.allDescendants(ofType: ViewNode.self).count == 17)
    #expect(model.elements.count == 18)
    let page = try #require(model.view(at: 0x1030))
    #expect(
      page.subviews.map(\.identifier) == [
        "UITextView 0x1040", "UITableView 0x2000", "UITableView 0x3000", "UICollectionView 0x4000", "UIView",
      ])
    #expect(model.notes.isEmpty)
  }

  @Test func `addresses, views and lines of the text lead to each other`() throws {
    let model = try DumpModel(reading: ScreenText.mail)
    let view = try #require(model.view(at: 0x2010))
    let element = try #require(model.element(of: view))
    #expect(element.line == 9)
    #expect(element.address == 0x2010)
    #expect(element.node.text == "Second")
    #expect(element.description == "MessageCell 0x2010 (line 9)")
    #expect(model.view(at: 0xdead) == nil)
    #expect(model.element(of: ViewNode()) == nil)
  }

  @Test func `a list keeps the offset, the content size and the insets that were told`() throws {
    let model = try DumpModel(reading: ScreenText.mail)
    let list = try #require(model.view(at: 0x2000) as? ListNode)
    #expect(list.contentOffset == CGPoint(x: 0, y: 80))
    #expect(list.contentSize == CGSize(width: 390, height: 1760))
    #expect(list.adjustedContentInset == ScrollInsets(top: 10, bottom: 34))
    #expect(list.kind == .table)
    let carousel = try #require(model.view(at: 0x4000) as? ListNode)
    #expect(carousel.axes == .horizontal)
    #expect(carousel.kind == .collection)
    #expect(carousel.contentSize == CGSize(width: 1200, height: 200))
    #expect(carousel.contentOffset == CGPoint(x: 120, y: 0))
    model.windows[0].settle()
    #expect(list.contentOffset == CGPoint(x: 0, y: 80), "a pass moves nothing")
  }

  @Test func `a search that stops at the first match gets the wrong list, and one that may not guess says so`() throws {
    let model = try DumpModel(reading: ScreenText.mail)
    let window = model.windows[0]
    #expect(window.firstDescendant(ofType: ScrollNode.self)?.identifier == "UITextView 0x1040")
    #expect(throws: SearchError.self) { try window.onlyDescendant(ofType: ListNode.self) }
    let helper = try #require(model.view(at: 0x5000))
    // What stands right before it in the text lies right behind it.
    #expect(helper.nearest(ListNode.self).match === model.view(at: 0x4000))
    #expect(try window.onlyDescendant(matching: .kind(.collection)) === model.view(at: 0x4000))
  }

  @Test func `a touch reaches the cell that is scrolled there`() throws {
    let model = try DumpModel(reading: ScreenText.mail)
    // 44 points below the window's top begins the table, whose first visible point is 80 points into its content.
    let hit = try #require(model.windows[0].hitTest(CGPoint(x: 10, y: 44 + 88 - 80 + 1)))
    #expect(hit === model.view(at: 0x2011))
  }

  @Test func `a probe over a list of a text registers it, and a request scrolls it`() throws {
    let model = try DumpModel(reading: ScreenText.mail)
    let list = try #require(model.view(at: 0x2000) as? ListNode)
    let registry = ListRegistry()
    list.addOverlay(ProbeNode(as: ListTag("inbox"), in: registry))
    model.windows[0].settle()
    #expect(registry[ListTag("inbox")] === list)
    let request = registry.scroll(ListTag("inbox"), to: .end)
    model.windows[0].settle()
    #expect(request.outcome == .settled(from: 80, to: 1760 + 34 - 300))
  }

  @Test(arguments: [
    ("UIScrollView", ["UITextView", "UITableView", "UITableView", "UICollectionView"]),
    ("UITableView", ["UITableView", "UITableView"]), ("UICollectionViewCell", ["TileCell", "TileCell"]),
    ("TileCell", ["TileCell", "TileCell"]), ("ListNode", ["UITableView", "UITableView", "UICollectionView"]),
    ("UIWindow", ["UIWindow"]), ("NSView", []),
  ])
  func `a class is found with its subclasses, as in the live hierarchy`(name: String, expected: [String]) throws {
    let model = try DumpModel(reading: ScreenText.mail)
    #expect(model.elements(ofClass: name).map(\.shortClassName) == expected)
    #expect(model.firstElement(ofClass: name)?.shortClassName == expected.first)
  }

  @Test func `layers and guides are noted and not modelled`() throws {
    let model = try DumpModel(
      reading: """
        <UIView: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x2>>
           | <_UILabelContentLayer: 0x3> (layer)
           |    | <UIView: 0x4; frame = (1 1; 2 2); layer = <CALayer: 0x5>>
        """)
    #expect(model.elements[1].responder == nil)
    #expect(model.view(at: 0x4)?.superview === model.view(at: 0x1))
    #expect(model.notes.map(\.guess) == [.madeUp, .notModelled])
    #expect(model.notes.last?.description == "line 2: a layer is no view and has no place in the model")
  }

  @Test func `what a view says of itself is in its node`() throws {
    let model = try DumpModel(
      reading: """
        <UIWindow: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x2>>
           | <UIView: 0x3; frame = (1 2; 3 4); clipsToBounds = YES; alpha = 0.5; hidden = YES; userInteractionEnabled = NO; tag = 7; layer = <CALayer: 0x5>>
           | <_UIBarBackground: 0x6; frame = (0 0; 10 2); layer = <CALayer: 0x5>>
        """)
    let view = try #require(model.view(at: 0x3))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.isHidden && view.clipsToBounds && !view.isUserInteractionEnabled)
    #expect(view.alpha == 0.5)
    #expect(view.tag == 7)
    #expect(model.view(at: 0x6)?.isPrivate == true)
  }

  @Test(arguments: SampleDump.all)
  func `every node of a sample is in the model, or noted`(_ sample: SampleDump) throws {
    guard let dump = try? Dump(reading: try sample.text()) else { return }
    let model = DumpModel(dump)
    #expect(model.elements.count == dump.nodes.count)
    let missing = model.elements.filter { $0.responder == nil }
    #expect(missing.allSatisfy { [.layer, .guide].contains($0.node.role) })
    if !missing.isEmpty { #expect(model.notes.contains { $0.guess == .notModelled }) }
    for element in model.elements {
      guard let view = element.responder as? ViewNode else { continue }
      #expect(view.window != nil, "\(element)")
      #expect(model.element(of: view)?.index == element.index)
    }
    for window in model.windows {
      let before = model.elements.compactMap(\.view).map(\.frame)
      window.settle()
      #expect(model.elements.compactMap(\.view).map(\.frame) == before, "a pass moves nothing")
    }
  }

  @Test(arguments: SampleDump.all)
  func `what scrolls in a sample scrolls in its model, from the offset that was told`(_ sample: SampleDump) throws {
    guard let dump = try? Dump(reading: try sample.text()) else { return }
    let model = DumpModel(dump)
    for element in model.elements where element.node.role != .controller && element.responder != nil {
      let scroll = element.responder as? ScrollNode
      #expect((scroll != nil) == element.node.isScrollable, "\(element)")
      if let offset = element.node.contentOffset { #expect(scroll?.contentOffset == offset) }
      if let size = element.node.contentSize, let own = scroll?.contentSize {
        // A list's content is the sum of its rows, which may differ in the last bit.
        #expect(abs(own.width - size.width) < 1e-9 && abs(own.height - size.height) < 1e-9, "\(element): \(own)")
      }
    }
  }
}
