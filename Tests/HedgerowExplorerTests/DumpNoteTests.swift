import HedgerowExplorer
import Testing

struct DumpNoteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var guess: DumpNote.Guess
    var line: Int
    var text: String
    var testDescription: String { "\(guess)" }

    init(_ guess: DumpNote.Guess, _ line: Int, _ text: String) {
      self.guess = guess
      self.line = line
      self.text = text
    }
  }

  static let root = "<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\n"
  static let cases: [Case] = [
    Case(.ignored, 1, "== run 26 ==\n" + root), Case(.ignored, 1, "(lldb) po view\n" + root),
    Case(.cut, 2, root + "   | <UILabel: 0x3; frame = (0 0"), Case(.bareWord, 2, root + "   | PlainWord"),
    Case(.elision, 2, root + "……\n   | <UILabel: 0x3; frame = (0 0; 1 1)>"),
    Case(.elision, 1, "<UIView: 0x1; [...]>"), Case(.missingParents, 1, "   |    | <UIView: 0x3; frame = (0 0; 1 1)>"),
    Case(.headless, 1, "ze = W+H; layer = <CALayer: 0x2>>\n   | <UILabel: 0x3; frame = (0 0; 1 1)>"),
    Case(.joinedLines, 1, "<UIView: 0x1; frame = (0 0; 1 1); layer =\n<CALayer: 0x2>>"),
    Case(.splitLine, 1, "<UIView: 0x1; frame = (0 0; 1 1)> | <UILabel: 0x3; frame = (0 0; 1 1)>"),
    Case(.repeatedAddress, 2, root + root), Case(.notFinite, 1, "<UIView: 0x1; frame = (inf inf; 0 0)>"),
    Case(.entities, 1, "&lt;UIView: 0x1; frame = (0 0; 1 1)&gt;"),
    Case(.unescaped, 1, "\"<UIView: 0x1; frame = (0 0; 1 1)>\\n   | <UILabel: 0x3; frame = (0 0; 1 1)>\""),
    Case(.unclosed, 2, "<XCUIElementTypeOther x=\"0\">\n<XCUIElementTypeOther/>"),
    Case(.unmatched, 2, "<XCUIElementTypeOther/>\n</XCUIElementTypeOther>"),
    Case(.kind, 2, root + "   | <CALayer: 0x9> (layer)"),
  ]

  @Test(arguments: cases)
  func `a guess is told with its line`(_ example: Case) throws {
    let notes = try Dump(reading: example.text).notes
    #expect(notes.contains { $0.guess == example.guess && $0.line == example.line }, "\(notes)")
  }

  @Test func `a clean dump needs no guess`() throws {
    let text = Self.root + "   | <UILabel: 0x3; frame = (0 0; 1 1); text = 'a'; layer = <CALayer: 0x4>>\n"
    #expect(try Dump(reading: text).notes.isEmpty)
  }
}
