import Foundation
import Hedgerow
import HedgerowExplorer
import Testing

/// Frames that no screen has, and trees that no stack holds.
struct ModelGeometryTests {
  @Test(
    "Numbers that are not finite, or as large as numbers get, make a model whose geometry is finite",
    arguments: ["nan", "inf", "-inf", "1e308", "-1e308", "1.7976931348623157e+308", "1e400", "-0"])
  func hostileNumbers(_ number: String) throws {
    let model = try DumpModel(
      reading: """
        <UIWindow: 0x1; frame = (\(number) 0; 320 \(number)); layer = <CALayer: 0x2>>
           | <UITableView: 0x3; frame = (\(number) \(number); \(number) \(number)); alpha = \(number); layer = <CALayer: 0x2>; contentOffset: {\(number), \(number)}; contentSize: {\(number), \(number)}; adjustedContentInset: {\(number), 0, 0, 0}>
           |    | <UITableViewCell: 0x4; frame = (0 \(number); 320 \(number)); layer = <CALayer: 0x2>>
           |    | <UITableViewCell: 0x5; frame = (\(number) 44; \(number) 44); layer = <CALayer: 0x2>>
        """)
    let window = try #require(model.windows.first)
    window.settle()
    for element in model.elements {
      let frame = try #require(element.view?.frame)
      for value in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
        #expect(value.isFinite && abs(value) <= 3e9, "\(element): \(frame)")
      }
      let origin = try #require(element.view?.convert(CGPoint.zero, to: nil))
      #expect(origin.x.isFinite && origin.y.isFinite)
    }
    let list = try #require(model.view(at: 0x3) as? ListNode)
    #expect(list.contentSize.height.isFinite && list.contentOffset.y.isFinite)
    _ = window.hitTest(CGPoint(x: 1, y: 1))
  }

  @Test func `a frame beyond a billion points is brought inside, with a note`() throws {
    let model = try DumpModel(reading: "<UIView: 0x1; frame = (1e308 0; 10 10); layer = <CALayer: 0x2>>")
    #expect(model.view(at: 0x1)?.frame.origin.x == 1e9)
    #expect(model.notes.contains { $0.guess == .geometry && $0.line == 1 })
  }

  @Test func `a chain of 100,000 views becomes a model, is asked, and goes`() throws {
    let depth = 100_000
    let text = String(repeating: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">", count: depth)
    let model = try DumpModel(reading: text)
    let window = try #require(model.windows.first)
    #expect(model.elements.count == depth)
    #expect(window.hitTest(CGPoint(x: 5, y: 5)) === model.elements.last?.view)
    #expect(window.outline.contains("…"))
    #expect(model.elements(ofClass: "Other").count == depth)
  }

  @Test func `desktop places are turned to run downwards, except in views that run so already`() throws {
    let model = try DumpModel(
      reading: """
        [   AF O P LU ] h=--- v=--- NSView 0x1 f=(0,0,200,100) b=(-) => <NSViewBackingLayer>
          [   A  O P LU ] h=--- v=--- NSView 0x2 f=(0,0,200,100) b=(-) => <NSViewBackingLayer>
            [   A  O P LU ] h=--- v=--- NSButton 0x3 f=(10,10,50,20) b=(-) => <NSViewBackingLayer>
        """)
    #expect(model.view(at: 0x2)?.frame.origin.y == 0)
    #expect(model.view(at: 0x3)?.frame == CGRect(x: 10, y: 70, width: 50, height: 20))
  }

  @Test func `a clip view is scrolled by the origin of its bounds, through what is in it`() throws {
    let model = try DumpModel(
      reading: """
        [   AF O P LU ] h=--- v=--- NSClipView 0x1 f=(0,0,200,100) b=(0,641,-,-)
          [   AF O P LU ] h=--- v=--- NSView 0x2 f=(0,0,200,1341) b=(-)
        """)
    let clip = try #require(model.view(at: 0x1) as? ScrollNode)
    #expect(clip.contentOffset.y == 641)
    #expect(clip.contentSize == CGSize(width: 200, height: 1341))
  }

  @Test func `a text without frames gives a tree that can be searched, and says that it has none`() throws {
    let model = try DumpModel(
      reading: """
        *<UIWindow:0x1> - AMBIGUOUS LAYOUT
        |   *<UITableView:0x2>
        |   |   *<UITableViewCell:0x3>
        """)
    #expect(model.windows.first?.firstDescendant(ofType: ListNode.self) === model.view(at: 0x2))
    #expect(model.notes.map(\.guess) == [.geometry])
  }
}
