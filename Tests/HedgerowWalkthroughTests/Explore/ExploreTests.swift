import Foundation
import Testing

@testable import HedgerowTool

/// What `hedgerow explore` answers.
struct ExploreTests {
  static let screen = """
    <TabsController 0x100>, state: appeared, view: <UIView: 0x1030>
       | <InboxController 0x110>, state: appeared, view: <UITableView: 0x2000>

    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
       | <UIView: 0x1030; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
       |    | <UITextView: 0x1040; frame = (0 0; 390 44); layer = <CALayer: 0x9>; contentOffset: {0, 0}; contentSize: {390, 36}>
       |    | <UITableView: 0x2000; frame = (0 44; 390 378); clipsToBounds = YES; layer = <CALayer: 0x9>; contentOffset: {0, 80}; contentSize: {390, 1760}>
       |    |    | <UITableViewCell: 0x2010; frame = (0 88; 390 44); text = 'Second'; layer = <CALayer: 0x9>>
       |    |    | <UITableViewCell: 0x2020; frame = (0 132; 390 44); text = 'Third'; layer = <CALayer: 0x9>>
       |    | <UITableView: 0x3000; frame = (0 422; 390 422); hidden = YES; layer = <CALayer: 0x9>; contentOffset: {0, 0}; contentSize: {390, 100}>
    """

  /// The files that a command wrote, and what it said.
  final class Files {
    var inputs: [String: String] = [:]
    var written: [String: String] = [:]
    var output: [String] = []
    var complaints: [String] = []

    /// Runs a command with these files around it.
    func run(_ words: [String], input: String = "", isColored: Bool = false, isTyped: Bool = false) -> Int32 {
      var surroundings = ToolSurroundings(
        readFile: { path throws(ToolSurroundings.FileFault) in
          guard let text = self.inputs[path] else {
            throw ToolSurroundings.FileFault(description: "there is no file \"\(path)\"")
          }
          return Array(text.utf8)
        },
        readStandardInput: { Array(input.utf8) },
        writeFile: { text, path throws(ToolSurroundings.FileFault) in
          if path.hasPrefix("/nowhere") {
            throw ToolSurroundings.FileFault(description: "\"\(path)\" can't be written")
          }
          self.written[path] = text
        })
      surroundings.isColored = isColored
      surroundings.isTyped = isTyped
      let explore = Explore(
        surroundings: surroundings, print: { self.output.append("\($0)") }, complain: { self.complaints.append($0) })
      return explore.run(words)
    }

    var text: String { output.joined(separator: "\n") }
  }

  @Test func `without options it prints the outline and a summary`() {
    let files = Files()
    #expect(files.run([], input: Self.screen) == 0)
    #expect(files.complaints.isEmpty)
    #expect(files.text.hasPrefix("TabsController 0x100 appeared, view UIView 0x1030\n└ InboxController 0x110"))
    #expect(
      files.text.hasSuffix(
        """
        2 lists, 1 other view that scrolls, 7 views, 2 controllers, in 2 trees (rd).

        Lists:
          UITableView 0x2000 (line 7): 2 cells, owned by InboxController 0x110 (line 2)
          UITableView 0x3000 (line 10): 0 cells, hidden, owned by TabsController 0x100 (line 1)

        Searches that would be ambiguous:
          UITableView: 2, the first is UITableView 0x2000 (line 7)
          UIScrollView: 3, the first is UITextView 0x1040 (line 6)
        Searches that find one: UITextView
        """))
  }

  @Test func `a hierarchy in which every search finds one says so`() {
    let files = Files()
    #expect(
      files.run(
        [], input: "<UITableView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>; contentOffset: {0, 0}>") == 0)
    #expect(files.text.contains("No search for a list by its class would be ambiguous."))
    #expect(files.text.contains("1 note:\n  line 1: the text shows no window around this"))
  }

  @Test(arguments: [
    (
      ["--find", "UIScrollView"],
      "UIScrollView: UITextView 0x1040 (line 6), the first of 3, so a search that stops there may be wrong\n  in UIWindow/UIView/UITextView"
    ),
    (
      ["--find", "UITextView"], "UITextView: UITextView 0x1040 (line 6), the only one\n  in UIWindow/UIView/UITextView"
    ),
    (
      ["--find", "InboxController"],
      "InboxController: InboxController 0x110 (line 2), the only one\n  in UIWindow/UIView/UITableView"
    ),
    (["--find", "NSView"], "NSView: none"),
    (["--all", "UITableView"], "UITableView: 2\n  UITableView 0x2000 (line 7)\n  UITableView 0x3000 (line 10)"),
    (["--all", "NSView"], "NSView: none"),
    (
      ["--owner", "0x2010"],
      "UITableViewCell 0x2010 (line 8) is owned by\n  InboxController 0x110 (line 2)\n  TabsController 0x100 (line 1)"
    ),
    (["--owner", "110"], "InboxController 0x110 (line 2) is owned by\n  TabsController 0x100 (line 1)"),
    (["--owner", "0xdead"], "0xdead: nothing in the text has this address"),
    (["--nearest", "0x2020"], "nearest to UITableViewCell 0x2020 (line 9): UITableView 0x2000 (line 7)"),
    (["--nearest", "0x3000"], "nearest to UITableView 0x3000 (line 10): UITableView 0x2000 (line 7)"),
    (["--nearest", "0xdead"], "0xdead: no view in the text has this address"),
    (["--nearest", "0x1040"], "nearest to UITextView 0x1040 (line 6): none"),
    (
      ["--at", "10,60"],
      """
      (10, 60) reaches UITableViewCell 0x2010 (line 8)
        then UITableView 0x2000 (line 7)
        then InboxController 0x110 (line 2)
        then UIView 0x1030 (line 5)
        then TabsController 0x100 (line 1)
        then UIWindow 0x1000 (line 4)
        it would scroll UITableView 0x2000 (line 7)
        in row 0 of section 0, counted from the first cell of the text
      """
    ),
    (["--at", "1000,60"], "(1000, 60): outside of what the text shows"),
  ])
  func `a question is answered`(words: [String], answer: String) {
    let files = Files()
    files.inputs["paste.txt"] = Self.screen
    #expect(files.run(["paste.txt"] + words) == 0)
    #expect(files.text == answer)
    #expect(files.complaints.isEmpty)
  }

  @Test func `a touch tells what it goes through`() {
    let files = Files()
    let text = """
      <UIWindow: 0x1; frame = (0 0; 90 90); layer = <CALayer: 0x2>>
         | <UIButton: 0x3; frame = (0 0; 90 90); layer = <CALayer: 0x2>>
         | <UIView: 0x4; frame = (0 0; 90 90); userInteractionEnabled = NO; layer = <CALayer: 0x2>>
         | <UIView: 0x5; frame = (0 0; 90 90); hidden = YES; layer = <CALayer: 0x2>>
         | <UIView: 0x6; frame = (50 50; 9 9); hidden = YES; layer = <CALayer: 0x2>>
      """
    #expect(files.run(["--at", "10,10"], input: text) == 0)
    #expect(
      files.text == """
        (10, 10) reaches UIButton 0x3 (line 2)
          then UIWindow 0x1 (line 1)
          in front of it, UIView 0x5 (line 4) is hidden, with everything in it
          in front of it, UIView 0x4 (line 3) takes no touches, nor does anything in it
        """)
  }

  @Test func `without controllers an owner's question says how to know them`() {
    let files = Files()
    #expect(files.run(["--owner", "0x1"], input: "<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>") == 0)
    #expect(files.text.contains("paste what _printHierarchy prints beside it"))
  }

  @Test func `facts are printed as JSON, of a refusal too`() throws {
    let files = Files()
    #expect(files.run(["--json"], input: Self.screen) == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(files.text.utf8)) as? [String: Any])
    #expect(object["nodes"] as? Int == 9)
    #expect((object["scrollables"] as? [Any])?.count == 4)
    #expect(object["refused"] as? Bool == false)
    let refused = Files()
    #expect(refused.run(["--json"], input: "only\nprose\n") == 65)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(refused.text.utf8)) as? [String: Any])
    #expect(answer["refused"] as? Bool == true)
    #expect(answer["nodes"] as? Int == 0)
    #expect(refused.complaints.first?.hasPrefix("hedgerow explore: standard input: line 1: this is ") == true)
  }

  @Test func `a text that is no hierarchy prints nothing, and the line that says so on standard error`() {
    let files = Files()
    files.inputs["chain.txt"] = "\n<UIView: 0x1; frame = (0 0; 9 9)>\n"
    files.inputs["prose.txt"] = "nothing\nof this kind"
    #expect(files.run(["prose.txt"]) == 65)
    #expect(files.output.isEmpty)
    #expect(files.complaints.count == 1)
    #expect(files.complaints.first?.contains("prose.txt: line 1: ") == true)
    #expect(files.run(["chain.txt"]) == 0)
  }

  @Test func `what is not there can't be read, and what has no folder can't be written`() {
    let files = Files()
    #expect(files.run(["missing.txt"]) == 66)
    #expect(files.complaints == ["hedgerow explore: there is no file \"missing.txt\""])
    #expect(files.run(["--svg", "/nowhere/a.svg"], input: Self.screen) == 73)
    #expect(files.run(["--bogus"]) == 64)
    #expect(files.output.isEmpty)
  }

  @Test func `drawings go into their files, with nothing printed beside them`() {
    let files = Files()
    #expect(files.run(["--svg", "a.svg", "--html", "a.html"], input: Self.screen) == 0)
    #expect(files.output.isEmpty)
    #expect(files.written["a.svg"]?.hasPrefix("<svg ") == true)
    #expect(files.written["a.html"]?.contains("<title>standard input – Hedgerow</title>") == true)
    #expect(files.written["a.svg"]?.contains("class=\"cross\"") == false)
    #expect(files.run(["--svg", "b.svg", "--at", "10,60"], input: Self.screen) == 0)
    #expect(files.written["b.svg"]?.contains("class=\"cross\"") == true)
    #expect(files.text.contains("(10, 60) reaches UITableViewCell 0x2010"))
  }

  @Test func `colours are for a terminal`() {
    let plain = Files()
    _ = plain.run([], input: Self.screen)
    #expect(!plain.text.contains("\u{1B}"))
    let coloured = Files()
    _ = coloured.run([], input: Self.screen, isColored: true)
    #expect(coloured.text.contains("\u{1B}["))
  }

  @Test func `progress is told for a large text alone`() {
    let small = Files()
    _ = small.run([], input: Self.screen)
    #expect(small.complaints.isEmpty)
    let large = Files()
    let padding = String(repeating: "\n", count: Explore.largeInput)
    #expect(large.run(["--find", "UITextView"], input: Self.screen + padding) == 0)
    #expect(large.complaints.first == "hedgerow explore: reading 5 MB")
    #expect(large.complaints.contains("hedgerow explore: read 9 nodes"))
  }

  @Test func `somebody who types is told what to do`() {
    let typed = Files()
    #expect(typed.run([], input: Self.screen, isTyped: true) == 0)
    #expect(typed.complaints.first?.contains("Control-D") == true)
    let file = Files()
    file.inputs["paste.txt"] = Self.screen
    #expect(file.run(["paste.txt"], isTyped: true) == 0)
    #expect(file.complaints.isEmpty)
  }

  @Test func `help names every option`() {
    let files = Files()
    #expect(files.run(["--help"]) == 0)
    for option in ["--find", "--all", "--owner", "--nearest", "--at", "--json", "--svg", "--html"] {
      #expect(files.text.contains(option))
    }
    for line in files.text.split(separator: "\n") { #expect(line.count <= 96, "\(line)") }
  }
}
