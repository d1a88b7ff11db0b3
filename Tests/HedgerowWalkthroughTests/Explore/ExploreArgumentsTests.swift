import Foundation
import Testing

@testable import HedgerowTool

/// What the words behind `hedgerow explore` mean.
struct ExploreArgumentsTests {
  @Test func `no words mean standard input, and neither does a hyphen mean a file`() throws {
    #expect(try ExploreArguments([]).file == nil)
    #expect(try ExploreArguments(["-"]).file == nil)
    #expect(try ExploreArguments(["paste.txt"]).file == "paste.txt")
    #expect(try ExploreArguments(["--", "--odd name"]).file == "--odd name")
  }

  @Test func `questions keep their order, and options may stand anywhere`() throws {
    let arguments = try ExploreArguments(
      ["--find", "UITableView", "paste.txt", "--at", "10,-2.5", "--owner=0x7F", "--nearest", "7f", "--all", "Cell"])
    #expect(arguments.file == "paste.txt")
    #expect(
      arguments.questions == [
        .find("UITableView"), .at(CGPoint(x: 10, y: -2.5)), .owner(0x7f), .nearest(0x7f), .all("Cell"),
      ])
    #expect(arguments.hitPoint == CGPoint(x: 10, y: -2.5))
  }

  @Test func `drawings go into files`() throws {
    let arguments = try ExploreArguments(["--svg", "a.svg", "--html=b.html", "folder/paste.txt"])
    #expect(arguments.svg == "a.svg" && arguments.html == "b.html" && arguments.title == "paste.txt")
  }

  @Test(arguments: [
    (["a", "b"], "second"), (["--sgv", "x"], "--sgv"), (["--find"], "--find needs TYPE"),
    (["--find", ""], "not empty"),
    (["--owner", "table"], "\"table\""), (["--owner", "0x"], "\"0x\""), (["--nearest", "0x1g"], "\"0x1g\""),
    (["--owner", "-1"], "\"-1\""), (["--owner", "+1"], "\"+1\""),
    (["--at", "1"], "\"1\""), (["--at", "1,2,3"], "\"1,2,3\""), (["--at", "nan,1"], "\"nan,1\""),
    (["--at", "a,b"], "\"a,b\""), (["--json=yes"], "--json=yes"), (["--json", "--find", "A"], "--json"),
    (["--svg"], "--svg needs FILE"),
  ])
  func `a mistake is named`(words: [String], part: String) {
    let mistake = #expect(throws: ExploreArguments.Mistake.self) { try ExploreArguments(words) }
    #expect(mistake?.description.contains(part) == true)
  }
}
