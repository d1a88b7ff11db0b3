import Foundation
import Hedgerow
import Testing

@testable import HedgerowExplorer

/// A model as a page.
///
/// What the page does in a browser, `Tests/Page/check-page.py` looks at.
struct DumpPageTests {
  private struct Data: Decodable {
    struct Item: Decodable {
      var p: Int
      var l: Int
      var k: String
      var c: String
      var a: String?
      var t: String?
      var n: Int?
      var q: Int?
      var o: String?
      var b: [[String]]?
    }
    var facts: String
    var rest: Int
    var items: [Item]
  }

  /// What stands between two pieces of the page.
  private func part(_ page: String, from start: String, to end: String) throws -> String {
    let first = try #require(page.range(of: start))
    let last = try #require(page[first.upperBound...].range(of: end))
    return String(page[first.upperBound..<last.lowerBound])
  }

  private func data(_ page: String) throws -> Data {
    let json = try part(page, from: "<script type=\"application/json\" id=\"data\">", to: "</script>")
    return try JSONDecoder().decode(Data.self, from: Foundation.Data(json.utf8))
  }

  @Test func `the page holds every element with its parent, its line, its chain and its attributes`() throws {
    let model = try DumpModel(reading: ScreenText.mailControllers + "\n" + ScreenText.mail)
    let data = try data(DumpPage(model).html())
    #expect(data.items.count == model.elements.count)
    #expect(data.facts == "22 elements, 3 lists, 4 controllers")
    let list = try #require(data.items.first { $0.a == "0x2000" })
    #expect(list.k == "list" && list.c == "UITableView" && list.o == "InboxController")
    #expect(data.items[list.p].a == "0x1030")
    #expect(list.n.map { data.items[$0].c } == "InboxController")
    let cell = try #require(data.items.first { $0.a == "0x2010" })
    #expect(cell.q.map { data.items[$0].c } == "InboxController")
    #expect(cell.b?.contains(["text", "'Second'"]) == true)
    #expect(cell.l == 14)
  }

  @Test func `elements are bounded, and what is left out is counted`() throws {
    var page = DumpPage(try DumpModel(reading: ScreenText.mail))
    page.maxElements = 4
    let data = try data(page.html())
    #expect(data.items.count == 4)
    #expect(data.rest == 14)
  }

  @Test func `a chain of 100,000 elements is drawn down to the bounds of page and picture`() throws {
    let text = String(repeating: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">", count: 100_000)
    let model = try DumpModel(reading: text)
    let page = DumpPage(model).html()
    #expect(try data(page).rest == 80_000)
    #expect(page.contains("more views</text>"))
    #expect(page.utf8.count < 8_000_000)
  }

  @Test func `the policy allows the script and the style of the page by their digests, and nothing else`() throws {
    let page = DumpPage(try DumpModel(reading: ScreenText.mail)).html()
    let policy = try part(page, from: "Content-Security-Policy\" content=\"", to: "\"")
    let script = try part(page, from: "</script>\n<script>", to: "</script>")
    let style = try part(page, from: "<style>", to: "</style>")
    #expect(
      policy
        == "default-src 'none'; script-src '\(ContentDigest.source(of: script))'; style-src '\(ContentDigest.source(of: style))'; base-uri 'none'; form-action 'none'"
    )
    #expect(!page.contains(" style=\""), "an attribute would be stopped by the policy")
    #expect(!page.contains("http:") || !page.contains("src="), "nothing is loaded")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "</script><script>alert(1)</script>", "<!--<script>",
    "\"><img src=x onerror=alert(1)>",
    "]]>", "\u{2028}\u{2029}", "\u{0}\u{8}\u{FFFE}", "</style>", "</title>", "&lt;b&gt;",
  ])
  func `what is hostile in a text is data in the page`(_ attack: String) throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 300 300); layer = <CALayer: 0x2>>
         | <UILabel: 0x3; frame = (0 0; 300 40); text = '\(attack)'; layer = <CALayer: 0x2>>
      """
    let model = try DumpModel(reading: text)
    let plain = DumpPage(try DumpModel(reading: ScreenText.mail)).html()
    let page = DumpPage(model, title: attack).html()
    for mark in ["<script", "</script", "<style", "</style", "<img", "<title>W", "<!--", "<b>"] {
      #expect(page.components(separatedBy: mark).count == plain.components(separatedBy: mark).count, "\(mark)")
    }
    _ = try data(page)
    _ = try MarkupReading(DumpPicture(model).svg())
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (String(repeating: "a", count: 1_000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
  ])
  func `the digest is the published one`(text: String, digest: String) {
    #expect(ContentDigest.source(of: text) == "sha256-" + digest)
  }
}
