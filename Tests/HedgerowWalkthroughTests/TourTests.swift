import Testing

@testable import HedgerowTool

/// What the command line answers.
@Suite("Tool")
@MainActor
struct TourTests {
  /// What a command prints, what it complains about, and its exit status.
  private func run(_ arguments: String...) async -> (output: String, complaint: String, status: Int32) {
    var output: [String] = []
    var complaints: [String] = []
    let status = await Tool.run(arguments, print: { output.append("\($0)") }, complain: { complaints.append($0) })
    return (output.joined(separator: "\n"), complaints.joined(separator: "\n"), status)
  }

  @Test("The tour shows wrong and right lists, candidates, owners, rows, places, tags, pages, and why a touch misses")
  func tourTells() async {
    let tour = await run()
    #expect(tour.status == 0)
    #expect(tour.complaint.isEmpty)
    for fact in [
      """
         Window 390×844
         └ Tabs
           └ Mail
             ├ List "inbox"            rows 0–6 of 40
             ├ Probe "inbox helper"
             ├ List "archive"          rows 0–6 of 12
             ├ Probe "archive helper"
             ├ List "folders"          rows 0–6 of 7
             ├ Probe "folders helper"
             └ View "undo pane"
      """,
      #"archive helper  List "inbox"    WRONG"#,
      #"archive helper  List "archive"  right"#,
      #"folders helper  List "folders"  right"#,
      "SearchError.ambiguous, 3 candidates:",
      #"Window/Tabs/Mail/List "folders""#,
      "its helper       Mail, then Tabs",
      "Compose's view   Compose, then Tabs",
      "row (2, 8)    .nearest  already there",
      "row (1, 0)    .start    refused: row 0 of 0 in section 1",
      "Now (2, 27) to (2, 39) are visible.",
      "offset 1000.0 → 3236.0",
      "│ note 23        -32 │   │ note 23        -32 │",
      "│ note 24         12 │   │ note 24         12 │",
      "offset 3236.0 → 3632.0",
      "│ note 23        -32 │   │ note 22        -32 │",
      "old  –     –      –     no list  row (0, 5) for list",
      #"bin  List "bin"  Mail   Window/Mail/List "bin"  visible  row (0, 90) for row"#,
      "ended old row (0, 5): settled: from 0 to 220",
      "ended bin row (0, 90): refused: row 90 of 8 in section 0",
      "ended new row (0, 200): cancelled: the list was detached",
      #"(195, 772) hits View "undo pane""#,
      #"- View "undo pane" lets hits through to what lies behind it"#,
      "│ (try again)    176 │",
      "end      ━━━━━━━━━━··········━━━━━━━━━━✗✗✗✗✗✗✗✗✗✗",
      "│ (that is all)  176 │",
      "row 21 is on its way, a finger comes down:",
      "cancelled: by the user",
    ] {
      #expect(tour.output.contains(fact), "the tour does not say:\n\(fact)")
    }
  }

  @Test("The tour fits a terminal of 80 columns")
  func tourIsNarrow() async {
    for line in await run().output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("A walkthrough is run by its name or by its article's, and listed without one")
  func walkthroughs() async {
    let listed = await run("walkthrough")
    #expect(listed.status == 0)
    #expect(listed.output.contains("one-list-among-several"))
    let byName = await run("walkthrough", "one-list-among-several")
    #expect(byName.status == 0)
    #expect(byName.output.contains(#"Probe "archive helper" gets List "archive""#))
    let byArticle = await run("walkthrough", "OneListAmongSeveral")
    #expect(byArticle.output == byName.output)
  }

  @Test(
    "A command that means nothing is answered on standard error with status 64",
    arguments: [["tours"], ["--quiet"], ["walkthrough", "nowhere"], ["walkthrough", "a", "b"]])
  func unknownCommands(arguments: [String]) async {
    var output: [String] = []
    var complaints: [String] = []
    let status = await Tool.run(arguments, print: { output.append("\($0)") }, complain: { complaints.append($0) })
    #expect(status == 64)
    #expect(output.isEmpty)
    #expect(complaints.count == 1)
  }

  @Test("Help names every command", arguments: ["--help", "-h", "help"])
  func help(word: String) async {
    let help = await run(word)
    #expect(help.status == 0)
    #expect(help.output.contains("hedgerow walkthrough NAME"))
  }
}
