import Foundation
import HedgerowExplorer
import Testing

/// Input made to hurt: nothing crashes or hangs, and time grows with the length of the text alone.
struct HostileDumpTests {
  struct Bomb: CustomTestStringConvertible, Sendable {
    var name: String
    var make: @Sendable (Int) -> String
    var testDescription: String { name }

    init(_ name: String, _ make: @escaping @Sendable (Int) -> String) {
      self.name = name
      self.make = make
    }

    static func repeating(_ name: String, _ unit: String, head: String = "", tail: String = "") -> Bomb {
      Bomb(name) { count in head + String(repeating: unit, count: max(1, count / unit.utf8.count)) + tail }
    }
  }

  static let root = "<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\n"
  static let bombs: [Bomb] = [
    .repeating("open brackets", "<"), .repeating("closed brackets", ">"), .repeating("nested generics", "<A"),
    .repeating("nested objects", "<A: 0x1; b = "), .repeating("objects in a line", "<A: 0x1> "),
    .repeating("frames in a line", "<A: 0x1; frame = (0 0; 1 1)> "), .repeating("bars", "|"),
    .repeating("bars and blanks", "   | ", head: root), .repeating("bars with a letter", "| a", head: root),
    .repeating("bars with brackets", "| <A", head: root),
    .repeating("open quotes", "text = '", head: "<A: 0x1; frame = (0 0; 1 1); "),
    .repeating("quotes", "'", head: "<A: 0x1; frame = (0 0; 1 1); text = '"),
    .repeating("quotes and semicolons", "'; ", head: "<A: 0x1; frame = (0 0; 1 1); text = '"),
    .repeating("quotes and blanks", "' ", head: "<A: 0x1; frame = (0 0; 1 1); text = '"),
    .repeating("quotes and keys", "'; a", head: "<A: 0x1; frame = (0 0; 1 1); text = '"),
    .repeating("lines in a text", "a'\n", head: "   | <A: 0x1; frame = (0 0; 1 1); text = '"),
    .repeating("lines in a bracket", "a = 1;\n", head: "   | <A: 0x1; frame = (0 0; 1 1); "),
    .repeating("line ends", "\n"),
    .repeating("blank lines in a node", "\n", head: "| <A: 0x1; frame = (0 0; 1 1); text = '"),
    .repeating("blanks", " "), .repeating("blanks and line ends", " \n"),
    .repeating("parentheses", "(", head: "<A: 0x1; frame = "),
    .repeating("braces", "{", head: "<A: 0x1; frame = "),
    .repeating("semicolons", ";", head: "<A: 0x1; frame = (0 0; 1 1)"),
    .repeating("equals", "=", head: "<A: 0x1; frame = (0 0; 1 1);"), .repeating("colons", "A:"),
    .repeating("addresses", "0x"),
    .repeating("digits", "9", head: "<A: 0x1; frame = ("), .repeating("dots", "."), .repeating("slashes", "/"),
    .repeating("backslashes", "\\"), .repeating("literal line ends", "\\n"),
    .repeating("literal nodes", "\\n| <A: 0x1>"),
    .repeating("literal literals", "\\\\n"), .repeating("entities", "&lt;"), .repeating("entity entities", "&amp;"),
    .repeating("array quotes", "\"", head: "["), .repeating("array strings", "\"a\",", head: "["),
    .repeating("prompts", "(lldb) po a\n"), .repeating("log stamps", "2014-03-12 03:22:17.260 A[1:2] "),
    .repeating("traces", "*<A:0x1> "), .repeating("trace texts", "|   *A:0x1'a'\n"),
    .repeating("trace commas", "A:0x1,\n"),
    .repeating("controllers", "<A 0x1>, state: a, view: <B 0x2> "),
    .repeating("open controllers", "   | <A 0x1>, state: a, view:\n"),
    .repeating("element names", "Other, "),
    .repeating(
      "elements in a line", " Other, 0x1, {{0.0, 0.0}, {1.0, 1.0}}", head: "Other, 0x1, {{0.0, 0.0}, {1.0, 1.0}}"),
    .repeating("open labels", "Other, 0x1, label: 'a\n", head: "Element subtree:\n"),
    .repeating("label lines", "a\n", head: "Element subtree:\n Other, 0x1, label: 'a\n"),
    .repeating("label quotes", "', ", head: "Element subtree:\n Other, 0x1, label: 'a"),
    .repeating("subtree headings", "Element subtree:\n"), .repeating("arrows", "→"),
    .repeating("arrow chains", "A <- "),
    .repeating("superclasses", "A:", tail: "NSObject {{0, 0}, {1, 1}}"), .repeating("boxes", "│  "),
    .repeating("corners", "└─"),
    .repeating("flag boxes", "[ A ] h=--- v=--- A f=(0,0,1,1) b=(-)\n"),
    .repeating("frame keys", " f=", head: "[ A ] h=- v=- A"),
    .repeating("open elements", "<XCUIElementTypeOther>"), .repeating("cut elements", "<XCUIElementTypeOther a=\""),
    .repeating("closing elements", "</XCUIElementTypeOther>", head: "<XCUIElementTypeOther>"),
    .repeating("attributes", " a=\"1\"", head: "<XCUIElementTypeOther"),
    .repeating("attribute quotes", "\"", head: "<XCUIElementTypeOther a="),
    .repeating("attribute lines", "\n", head: "<XCUIElementTypeOther a=\""),
    .repeating("comments", "<!--", head: "<XCUIElementTypeOther>"),
    .repeating("declarations", "<!D [", head: "<XCUIElementTypeOther>"),
    .repeating("instructions", "<?", head: "<XCUIElementTypeOther>"),
    .repeating("captions", "a:\n<XCUIElementTypeOther>\n"), .repeating("objects", "{\"UIAButton\":"),
    .repeating("arrays", "[", head: "{\"UIAButton\":{\"@\":{}, \">\":"),
    .repeating("keys", "\"x\":1,", head: "{\"type\":\"a\",\"children\":[],"),
    .repeating("closers", "}]", head: "\"@\":{\"path\":1},\">\":["),
    .repeating("em dashes", "—"), .repeating("non-ASCII", "é"), .repeating("zero bytes", "\0"),
    .repeating("wrapped heads", "<A:\n"),
    .repeating("wrapped keys", "a\n", head: "| <A: 0x1; frame = (0 0; 1 1); b"), .repeating("commas", "<A: 0x1>,\n"),
    .repeating("listings", "<__NSArrayM 0x1>(\n"), .repeating("tails", "a = <B: 0x1>>\n"),
    .repeating("rect notes", "A frame=NSRect: {{0, 0}, {1, 1}}\n"),
  ]

  @Test(arguments: bombs)
  func `time grows with the length of hostile text alone`(_ bomb: Bomb) {
    let small = Self.seconds(bomb.make(20_000))
    let large = Self.seconds(bomb.make(160_000))
    // Eight times the text: quadratic work would take 64 times as long. Debug builds and busy machines are allowed for.
    #expect(large < 0.15 || large < small * 28, "\(bomb.name): \(small) s, then \(large) s")
  }

  /// The processor time of this thread: other tests and a busy machine do not count.
  private static func seconds(_ text: String) -> Double {
    let bytes = Array(text.utf8)
    let start = threadSeconds()
    _ = try? Dump(reading: bytes)
    return threadSeconds() - start
  }

  private static func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  @Test func `100,000 nested elements are read, written as facts, and released`() throws {
    let depth = 100_000
    let text = String(repeating: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"1\" height=\"1\">", count: depth)
    let dump = try Dump(reading: text)
    #expect(dump.nodes.count == depth)
    #expect(DumpFacts(dump).maxDepth == depth - 1)
    #expect(dump.levels().last == depth - 1)
  }

  @Test func `100,000 nested JSON elements are read`() throws {
    let depth = 100_000
    let text = String(
      repeating: "{\"type\":\"Other\",\"rect\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1},\"children\":[", count: depth)
    #expect(try Dump(reading: text).nodes.count == depth)
  }

  @Test func `entities are never expanded beyond the predefined ones`() throws {
    let text = """
      <!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
      <XCUIElementTypeOther label="&c;&lt;&#65;" x="0" y="0" width="1" height="1"/>
      """
    let dump = try Dump(reading: text)
    #expect(dump.nodes.map(\.text) == ["&c;<A"])
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e400", "1e99999", ""])
  func `a frame that is not finite is no frame`(_ number: String) throws {
    let dump = try Dump(reading: "<UIView: 0x1; frame = (0 \(number); 1 1); layer = <CALayer: 0x2>>")
    #expect(dump.nodes[0].frame == nil)
    #expect(dump.nodes[0].value(of: "frame") == "(0 \(number); 1 1)")
    #expect(DumpFacts(dump).json().contains("\"nodes\": 1"))
  }

  @Test func `a huge but finite frame is kept and facts stay valid JSON`() throws {
    let dump = try Dump(
      reading:
        "<UIScrollView: 0x1; frame = (-1e308 0; 1.7976931348623157e+308 1); layer = <A: 0x1>; contentOffset: {1e308, nan}; contentSize: {1e308, 2}>"
    )
    #expect(dump.nodes[0].frame?.size.width == 1.7976931348623157e+308)
    let data = Data(DumpFacts(dump).json().utf8)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
  }

  @Test func `random bytes never crash a reader`() {
    let words = [
      "<", ">", "|", "   | ", "\n", "\\n", "'", "\"", "; ", " = ", ": ", "0x1f", "UIView", "frame", "(0 0; 1 1)", "{",
      "}", "[", "]",
      "(", ")", "layer = <CALayer: 0x1>", "text = '", ", state: ", "view: ", "+ ", "*", "•", "→", "↳",
      "Element subtree:", "Other",
      ", 0x1, {{0.0, 0.0}, {1.0, 1.0}}", "<XCUIElementTypeOther", "/>", "</", " x=\"1\"", "<!--", "{\"type\":",
      "\"children\":[",
      "\"@\":", "\">\":", "├─ ", "│  ", "(frame: ", "[ A ] h=- v=- ", " <- ", "&lt;", "// ", "\t", "\u{FF}", "\0", "-",
      "…", "...", ":",
      "NSObject", "{{", "(lldb) ", "frame=NSRect: ", "AMBIGUOUS LAYOUT", "2014-03-12 03:22:17.260 A[1:2] ", ",", "é",
      "‘", "’",
    ]
    for seed in UInt64(0)..<3000 {
      var random = SeededGenerator(seed: seed)
      var text = ""
      for _ in 0..<Int.random(in: 1...60, using: &random) { text += random.pick(words) }
      guard let dump = try? Dump(reading: text) else { continue }
      for (index, node) in dump.nodes.enumerated() {
        #expect(node.parent.map { $0 < index } ?? true, "seed \(seed)")
        #expect(node.frame.map { $0.size.width.isFinite } ?? true, "seed \(seed)")
      }
      _ = DumpFacts(dump).json()
      _ = dump.recursiveDescription()
    }
  }
}
