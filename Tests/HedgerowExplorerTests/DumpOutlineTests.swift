import Foundation
import Hedgerow
import HedgerowExplorer
import Testing

/// A model as text.
struct DumpOutlineTests {
  @Test func `lists, owners, texts and what is hidden are marked, controllers first as in the text`() throws {
    let outline = DumpOutline(try DumpModel(reading: ScreenText.mailControllers + "\n" + ScreenText.mail)).text()
    let lines = outline.split(separator: "\n").map(String.init)
    #expect(
      Array(lines[0...7]) == [
        "TabsController 0x100 appeared, view UIView 0x1030",
        "├ InboxController 0x110 appeared, view UITableView 0x2000",
        "├ ArchiveController 0x120 disappeared, not in the window, view UIView 0x7777",
        "└ SettingsController 0x130 disappeared",
        "UIWindow 0x1000 (0, 0) 390×844",
        "└ UITransitionView 0x1010 (0, 0) 390×844",
        "  └ UIDropShadowView 0x1020 (0, 0) 390×844",
        "    └ UIView 0x1030 (0, 0) 390×844 ← TabsController",
      ])
    #expect(
      lines[9]
        == "      ├ UITableView 0x2000 (0, 44) 390×300 [list, 2 cells, at (0, 80) of 390×1760, inset 10 0 34 0] ← InboxController"
    )
    #expect(lines[14] == "      │ └ MessageCell 0x2030 'Old' (0, 176) 390×60 hidden")
    #expect(lines.count == 22)
  }

  @Test func `depth and siblings are bounded, and what is left out is counted`() throws {
    var outline = DumpOutline(try DumpModel(reading: ScreenText.mail))
    outline.maxDepth = 4
    outline.maxSiblings = 2
    #expect(
      outline.text().split(separator: "\n").suffix(4).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "├ UITextView 0x1040 'Draft' (0, 0) 390×44 [text that scrolls, at (0, 0) of 390×36]",
        "├ UITableView 0x2000 (0, 44) 390×300 [list, 2 cells, at (0, 80) of 390×1760, inset 10 0 34 0]",
        "│ └ … 5 more elements", "└ … 3 more siblings",
      ])
  }

  @Test func `a chain of 100,000 is drawn down to the bound`() throws {
    let text = String(repeating: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">", count: 100_000)
    let lines = DumpOutline(try DumpModel(reading: text)).text().split(separator: "\n")
    #expect(lines.count == 42)
    #expect(lines.last?.hasSuffix("… 99959 more elements") == true)
  }

  @Test func `colours are used only where they are asked for`() throws {
    var outline = DumpOutline(try DumpModel(reading: ScreenText.mail))
    #expect(!outline.text().contains("\u{1B}"))
    outline.isColored = true
    #expect(outline.text().contains("\u{1B}[1;36mUITableView\u{1B}[0m"))
  }

  @Test func `nothing in a text can drive the terminal`() throws {
    let outline = DumpOutline(
      try DumpModel(
        reading: "<UILabel: 0x1; frame = (0 0; 9 9); text = 'a\u{1B}[31m\u{7}\u{202E}b'; layer = <CALayer: 0x2>>"))
    let drawn = outline.text()
    #expect(!drawn.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 0x202E })
    #expect(drawn.contains("a"))
  }

  @Test func `a list that is registered is shown with its tag`() throws {
    let model = try DumpModel(reading: ScreenText.mail)
    let registry = ListRegistry()
    let list = try #require(model.view(at: 0x2000) as? ListNode)
    let registration = try registry.register(list, as: ListTag("inbox"))
    #expect(DumpOutline(model, registry: registry).text().contains("[\"inbox\", list, 2 cells"))
    registry.unregister(registration)
  }

  @Test(arguments: SampleDump.all)
  func `a sample is drawn in every form`(_ sample: SampleDump) throws {
    guard let dump = try? Dump(reading: try sample.text()) else { return }
    let model = DumpModel(dump)
    var outline = DumpOutline(model)
    outline.maxSiblings = .max
    #expect(outline.text().split(separator: "\n").count == dump.nodes.count)
    let svg = DumpPicture(model).svg()
    #expect(try MarkupReading(svg).names["svg"] == 1)
    #expect(DumpPage(model).html().contains("</html>"))
  }
}
