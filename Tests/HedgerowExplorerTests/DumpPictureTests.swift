import Foundation
import Hedgerow
import HedgerowExplorer
import Testing

/// A model as a picture.
struct DumpPictureTests {
  /// The rectangles of elements, by their places in the text.
  private func frames(_ svg: String) throws -> [Int: [String: String]] {
    let tagged = try MarkupReading(svg).elements.filter { $0.name == "rect" && $0.attributes["data-p"] != nil }
    return Dictionary(uniqueKeysWithValues: tagged.map { (Int($0.attributes["data-p"] ?? "") ?? -1, $0.attributes) })
  }

  @Test func `frames stand to scale where they are seen: scrolled, and cut by what clips`() throws {
    let frames = try frames(DumpPicture(try DumpModel(reading: ScreenText.mail)).svg())
    let table = try #require(frames[5])
    let cell = try #require(frames[8])
    // 88 points into the content, which is scrolled by 80.
    #expect(Double(cell["y"] ?? "") == (Double(table["y"] ?? "") ?? 0) + 8)
    #expect(cell["width"] == "390" && cell["height"] == "44")
    #expect(table["class"]?.contains("list") == true)
    #expect(frames[3]?["class"] == "f bare", "a stack of views of one size is drawn once")
    #expect(frames[17]?["class"] == "f")
    #expect(frames[10] == nil, "what is hidden is not drawn")
    // The second tile reaches to 240 of 390 points; a third would be cut.
    #expect(frames[16]?["width"] == "120")
  }

  @Test func `a large screen is drawn smaller, a fragment larger`() throws {
    func width(_ size: Int) throws -> String? {
      let text = "<UIWindow: 0x1; frame = (0 0; \(size) \(size)); layer = <CALayer: 0x2>>"
      return try MarkupReading(DumpPicture(try DumpModel(reading: text)).svg()).elements
        .first { $0.attributes["class"] == "glass" }?.attributes["width"]
    }
    #expect(try width(1800) == "900")
    #expect(try width(400) == "400")
    #expect(try width(50) == "200")
    #expect(try width(10) == "40")
  }

  @Test func `lists are named with their tags, with what they show of their content beside them`() throws {
    let model = try DumpModel(reading: ScreenText.mail)
    let registry = ListRegistry()
    let registration = try registry.register(
      try #require(model.view(at: 0x2000) as? ListNode), as: ListTag("inbox & <co>"))
    let reading = try MarkupReading(DumpPicture(model, registry: registry).svg())
    #expect(reading.text.contains("\"inbox & <co>\""))
    #expect(reading.text.contains("offset (0, 80) of 390×1760"))
    #expect(reading.text.contains("2 cells in the text"))
    let thumbs = reading.elements.filter { $0.attributes["class"]?.hasPrefix("thumb") == true }
    #expect(thumbs.count == 2, "one runs down, one sideways, and the short list has all in view")
    // 300 of 1760 and its insets, as much of the bar as of the content.
    #expect(
      thumbs.first.flatMap { Double($0.attributes["height"] ?? "") }.map { abs($0 - 300 * 300 / 1804) < 0.1 } == true)
    registry.unregister(registration)
  }

  @Test func `a touch is shown with the view that it reaches and the responders after it`() throws {
    var picture = DumpPicture(try DumpModel(reading: ScreenText.mailControllers + "\n" + ScreenText.mail))
    picture.hitPoint = CGPoint(x: 10, y: 60)
    let reading = try MarkupReading(picture.svg())
    #expect(reading.elements.count { $0.attributes["class"] == "hit" } == 1)
    #expect(reading.elements.count { $0.attributes["class"] == "chain" } == 5)
    #expect(reading.text.contains("A touch at (10, 60) reaches"))
    #expect(reading.text.contains("↑ InboxController 0x110 (controller)"))
    picture.hitPoint = CGPoint(x: 4000, y: 60)
    #expect(!picture.svg().contains("class=\"cross\""))
  }

  @Test func `frames and windows are bounded, and what is left out is counted`() throws {
    var picture = DumpPicture(try DumpModel(reading: ScreenText.mail))
    picture.maxFrames = 5
    #expect(try MarkupReading(picture.svg()).text.contains("… 12 more views"))
    let windows = String(repeating: "<UIView: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x2>>\n\n", count: 40)
    #expect(try MarkupReading(DumpPicture(try DumpModel(reading: windows)).svg()).text.contains("… 28 more windows"))
  }

  @Test func `a text without frames gives a picture that says so`() throws {
    let model = try DumpModel(reading: "*<UIWindow:0x1>\n|   *<UITableView:0x2>\n")
    #expect(try MarkupReading(DumpPicture(model).svg()).text.contains("tells no frames"))
  }

  @Test(arguments: ["nan", "inf", "1e308", "-1e308", "1.7976931348623157e+308"])
  func `frames that no screen has are drawn with numbers that a picture can have`(_ number: String) throws {
    let text = """
      <UIWindow: 0x1; frame = (\(number) 0; 320 \(number)); layer = <CALayer: 0x2>>
         | <UITableView: 0x3; frame = (\(number) 0; \(number) 100); layer = <CALayer: 0x2>; contentOffset: {0, \(number)}; contentSize: {\(number), \(number)}>
         |    | <UITableViewCell: 0x4; frame = (0 \(number); 320 44); layer = <CALayer: 0x2>>
         | <UIView: 0x5; frame = (0 0; 320 100); layer = <CALayer: 0x2>>
      """
    var picture = DumpPicture(try DumpModel(reading: text))
    picture.hitPoint = CGPoint(x: 1, y: 1)
    for element in try MarkupReading(picture.svg()).elements {
      for key in ["x", "y", "width", "height"] {
        guard let value = element.attributes[key] else { continue }
        #expect(Double(value).map { $0.isFinite && abs($0) < 1e10 } == true, "\(element)")
      }
    }
  }
}
