import HedgerowExplorer
import Testing

struct LookAlikeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var lookAlike: LookAlike
    var kind: DumpKind
    var text: String
    var testDescription: String { "\(lookAlike): \(text.prefix(24))" }

    init(_ lookAlike: LookAlike, _ kind: DumpKind, _ text: String) {
      self.lookAlike = lookAlike
      self.kind = kind
      self.text = text
    }
  }

  static let cases: [Case] = [
    Case(.nothing, .other, ""), Case(.nothing, .other, " \n\t\n"),
    Case(.prose, .other, "The list jumps when I scroll; see < and |."),
    Case(
      .superclassChain, .debuggerScript,
      "(lldb) pclass view\nQWNoteView\n   | UIView\n   |    | UIResponder\n   |    |    | NSObject"),
    Case(
      .responderChain, .debuggerScript,
      """
      <UILabel: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 1 1); layer = <CALayer: 0x2>>
         |    | <NoteController: 0x4>
         |    |    | <UIWindow: 0x5; frame = (0 0; 1 1); layer = <CALayer: 0x2>>
      """),
    Case(.legend, .layoutTrace, "Legend:\n\t* - is laid out with auto layout\n\t• - layout engine host"),
    Case(.legend, .desktop, "A=autoresizesSubviews, C=canDrawConcurrently, D=needsDisplay"),
    Case(
      .queryMatches, .elements,
      "Find: Target Application 'x'\n  Output: {\n    Application, 0x1, pid: 2, label: 'X'\n    Button, 0x2, {{0.0, 0.0}, {1.0, 1.0}}\n  }"
    ),
    Case(
      .elementPath, .elements,
      "Path to element:\n →Application, 0x1, pid: 2, label: 'X'\n  ↳Window, 0x2, {{0.0, 0.0}, {1.0, 1.0}}"),
    Case(
      .constraintLog, .layoutTrace,
      "(\n    \"<NSLayoutConstraint:0x600002158a50 UILabel:0x7f8b'Hello'.width == 100   (active)>\"\n)"),
    Case(.callStack, .other, "* thread #1\n  * frame #0: 0x0000000100001f8c App`-[VC viewDidLoad] at VC.m:20"),
    Case(.callStack, .other, "0   UIKitCore    0x00007fff2004 -[UIView layout] + 1084"),
    Case(.fileTree, .other, "Sources\n├── App\n│   └── main.swift\n└── Package.swift"),
    Case(
      .foreignPageSource, .pageSource,
      "<?xml version='1.0'?>\n<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\"/></hierarchy>"),
    Case(.objectMentions, .singleDescription, "(lldb) po self\n<NoteContentViewController: 0x13ba94510>"),
  ]

  @Test(arguments: cases)
  func `a look-alike is refused by its name`(_ example: Case) {
    let refusal = #expect(throws: DumpRefusal.self) { try Dump(reading: example.text) }
    #expect(refusal?.lookAlike == example.lookAlike)
    #expect(refusal?.kind == example.kind)
    #expect(DumpFacts(reading: example.text).isRefused)
    #expect(refusal?.description.hasPrefix("line ") == true)
  }
}
