import Foundation
import HedgerowExplorer
import Testing

struct DumpNodeTests {
  private func node(_ line: String) throws -> DumpNode { try #require(Dump(reading: line).nodes.first) }

  @Test func `every attribute is kept verbatim and in order, unknown ones too`() throws {
    let node = try node(
      "<A: 0x1; frame = (0 0; 1 1); glow: 3; odd key = <B: 0x2; c = d>; flag; layer = <CALayer: 0x3>>")
    #expect(
      node.attributes.map(\.description) == [
        "frame = (0 0; 1 1)", "glow: 3", "odd key = <B: 0x2; c = d>", "flag", "layer = <CALayer: 0x3>",
      ])
  }

  @Test func `what is not printed is the default`() throws {
    let node = try node("<A: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x3>>")
    #expect(!node.isHidden && node.alpha == 1 && node.isOpaque && !node.clipsToBounds && node.isUserInteractionEnabled)
    #expect(node.tag == 0 && node.text == nil && node.contentOffset == nil && node.contentInset == nil)
  }

  @Test func `what is printed is told`() throws {
    let node = try node(
      "<A: 0x1; baseClass = UITableView; frame = (1.5 -2; 3e2 4); text = 'It's; cut...'; clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; userInteractionEnabled = NO; tag = 42; layer = <CALayer: 0x3>; contentOffset: {-0, -64}; contentSize: {414, 74.000100000000003}; adjustedContentInset: {1, 2, 3, 4}>"
    )
    #expect(node.baseClass == "UITableView" && node.isScrollable)
    #expect(node.frame == CGRect(x: 1.5, y: -2, width: 300, height: 4))
    #expect(node.text == "It's; cut..." && node.isTextTruncated)
    #expect(
      node.isHidden && node.alpha == 0.5 && !node.isOpaque && node.clipsToBounds && !node.isUserInteractionEnabled)
    #expect(node.tag == 42)
    #expect(node.contentOffset == CGPoint(x: 0, y: -64) && node.contentOffset?.x.sign == .plus)
    #expect(node.contentSize == CGSize(width: 414, height: 74.0001))
    #expect(node.contentInset == DumpInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test(arguments: [
    ("nan", Double.nan), ("inf", .infinity), ("0", 0), ("0.25", 0.25),
  ])
  func `alpha is what the text says, even when that is no number`(_ text: String, _ value: Double) throws {
    let node = try node("<A: 0x1; frame = (0 0; 1 1); alpha = \(text); layer = <CALayer: 0x3>>")
    #expect(node.alpha == value || (node.alpha.isNaN && value.isNaN))
  }

  @Test(arguments: [
    ("UIView", "UIView"), ("_TtC10$1a2b3c4d5View____", "_TtC10$1a2b3c4d5View____"), ("A.B", "A.B"),
    ("Host<Pair<A, B>>", "Host<Pair<A, B>>"),
  ])
  func `class names are read whole`(_ printed: String, _ name: String) throws {
    #expect(try node("<\(printed): 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x3>>").className == name)
  }

  @Test(
    arguments: [
      ("0x08fff6f0", UInt64(0x08ff_f6f0)), ("0x7fa3b7f72040", 0x7fa3_b7f7_2040), ("0x...", nil), ("0x…", nil),
      ("0xfffffffffffffffff", nil),
    ] as [(String, UInt64?)])
  func `an address is its value, and nothing where it is elided or too long`(_ printed: String, _ value: UInt64?) throws
  {
    #expect(try node("<A: \(printed); frame = (0 0; 1 1)>").address == value)
  }

  @Test func `a controller tells its state, its view and whether it was presented`() throws {
    let dump = try Dump(
      reading: """
        <A 0x1>, state: appeared, view: <UIView: 0x2>
           + <B 0x3>, state: disappeared, view:  (view not loaded), presented with: <P 0x4>
        """)
    #expect(dump.nodes.map(\.controllerState) == ["appeared", "disappeared"])
    #expect(dump.nodes[0].controllerView == DumpReference(className: "UIView", address: 2))
    #expect(dump.nodes[1].controllerView == nil && dump.nodes[1].isPresented && dump.nodes[1].parent == 0)
  }

  @Test(
    arguments: [
      ("(0,641,-,-)", CGRect(x: 0, y: 641, width: 9, height: 8)), ("(-)", CGRect(x: 0, y: 0, width: 9, height: 8)),
      ("(-,-,3,-)", CGRect(x: 0, y: 0, width: 3, height: 8)), ("(1)", nil), ("", nil), ("(1,2,3", nil),
    ] as [(String, CGRect?)])
  func `a desktop line tells bounds in short`(_ printed: String, _ bounds: CGRect?) throws {
    let node = try node("[ AF ] h=--- v=--- NSClipView 0x1 \"a f=(b\" f=(1,2,9,8) b=\(printed) => <L>")
    #expect(node.frame == CGRect(x: 1, y: 2, width: 9, height: 8))
    #expect(node.bounds == bounds)
    #expect(node.flags == "AF" && node.text == "a f=(b")
  }

  @Test func `controllers told before a bracket belong to the node`() throws {
    let node = try node(
      "(id) $2 = 0x08fff6f0 'NoteController:0x75bb560' 1 child[PadController:0x8f51650 ] <UIView: 0x84d; frame = (0 0; 1 1)>"
    )
    #expect(
      node.controllers == [
        DumpReference(className: "NoteController", address: 0x75b_b560),
        DumpReference(className: "PadController", address: 0x8f5_1650),
      ])
  }

  @Test func `a script console's escapes are decoded in the text and kept in the attribute`() throws {
    let node = try node("<A: 0x1; frame = (0 0; 1 1); text = '\\u6837\\xa0b'; layer = <CALayer: 0x3>>")
    #expect(node.text == "样\u{a0}b")
    #expect(node.value(of: "text") == "'\\u6837\\xa0b'")
  }
}
