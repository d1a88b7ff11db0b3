import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("The notation")
struct NotationTests {
  @Test("subviews follow in parentheses, or alone, as deep as wanted")
  func shape() throws {
    let (root, node) = try hierarchy(" a > ( b > c > d , e > ( f , g ) , h ) ")
    #expect(
      root.outline == """
        View "a"
        ├ View "b"
        │ └ View "c"
        │   └ View "d"
        ├ View "e"
        │ ├ View "f"
        │ └ View "g"
        └ View "h"
        """)
    #expect(node.names == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(node.view("g") === node["g"])
    #expect(node.view("z") == nil)
  }

  @Test(
    "a kind makes a view of its class",
    arguments: [
      ("a", nil, nil), ("a[SV]", ScrollKind.scroll, "Scroll"), ("a[list]", .table, "List"),
      ("a[table]", .table, "List"),
      ("a[collection]", .collection, "List"), ("a[text]", .textInput, "Scroll"), ("a[SV axis=H]", .scroll, "Scroll"),
      ("a[table,SV]", .table, "List"),
    ] as [(String, ScrollKind?, String?)])
  func kinds(text: String, kind: ScrollKind?, name: String?) throws {
    let (view, _) = try hierarchy(text)
    #expect(view.searchTraits.kind == kind)
    #expect(view.hierarchyName == "\(name ?? "View") \"a\"")
  }

  @Test(
    "axes are V, H or both",
    arguments: [
      ("axis=V", .vertical), ("axis=H", .horizontal), ("axis=VH", [.vertical, .horizontal]), ("V", .vertical),
      ("H", .horizontal),
    ]
      as [(String, ScrollAxes)])
  func axes(text: String, axes: ScrollAxes) throws {
    #expect(try hierarchy("a[SV \(text)]").root.searchTraits.axes == axes)
  }

  @Test("every attribute sets what it says, in brackets or in parentheses")
  func attributes() throws {
    let (a, _) = try hierarchy(
      "a[SV clips=false](1,2,30,40,hidden,passThrough,private,element,alpha=0.5,tag=-7,outset=12,y=300,x=40)")
    #expect(a.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(a.bounds.origin == CGPoint(x: 40, y: 300))
    #expect(a.isHidden && a.passesHitsThrough && a.isPrivate && a.isAccessibilityElement && !a.clipsToBounds)
    #expect(a.alpha == 0.5)
    #expect(a.tag == -7)
    #expect(a.hitShape == .outset(12))
    let (b, _) = try hierarchy(
      #"b[hidden=false interaction=no hits=f scrollEnabled=false SV](clips=t identifier="a page" label="Title, long")"#)
    #expect(!b.isHidden && !b.isUserInteractionEnabled && !b.allowsHitTesting && b.clipsToBounds)
    #expect(!b.searchTraits.isScrollEnabled)
    #expect(b.identifier == "a page")
    #expect(b.accessibilityLabel == "Title, long")
    #expect(try !hierarchy("c[allowsHitTesting=false]").root.allowsHitTesting)
  }

  @Test("a name.view is a controller's root view, directly in a window the root controller's")
  func controllers() throws {
    let (root, node) = try hierarchy("win>(mail.view>row.view, other.view)")
    let window = try #require(root as? WindowNode)
    #expect(window.rootController === node.controller("mail"))
    #expect(node["mail.view"].controller === node.controller("mail"))
    #expect(node["row.view"].next === node.controller("row"))
    #expect(node["other.view"].superview === window)
    #expect(node["mail.view"].identifier == nil)
    #expect(window.identifier == nil)
  }

  @Test("the first node is a window by name or by trait", arguments: ["window", "win", "main[window]"])
  func windows(text: String) throws {
    #expect(try hierarchy(text + "(0,0,10,20)>a").root is WindowNode)
    #expect(try hierarchy(text + "(0,0,10,20)>p[probe]").node["p"] is ProbeNode)
  }

  @Test("names round trip: each finds its view, which carries it")
  func names() throws {
    var tree = RandomTree(seed: 5, count: 40, flags: false)
    func write(_ view: ViewNode) -> String {
      let name = view.identifier ?? ""
      return view.subviews.isEmpty ? name : "\(name)>(\(view.subviews.map(write).joined(separator: ",")))"
    }
    let text = write(tree.window)
    let (root, node) = try hierarchy(text)
    #expect(write(root) == text)
    for view in tree.views { #expect(node[view.identifier ?? ""].identifier == view.identifier) }
    #expect(tree.anyView().window === tree.window)
  }

  @Test(
    "a bad line says at which column what was expected",
    arguments: [
      ("", 1, "a name was expected, the end found"),
      ("a>", 3, "a name was expected, the end found"),
      ("a>(b,,c)", 6, "a name was expected, \",\" found"),
      ("a>()", 4, "a name was expected, \")\" found"),
      ("a>(b", 5, "1 closing parenthesis missing at the end"),
      ("a>(b>(c", 8, "2 closing parentheses missing at the end"),
      ("a)", 2, "a closing parenthesis too many"),
      ("a>(b))", 6, "a closing parenthesis too many"),
      ("a,b", 2, "a second top node: put both into one, as in top>(a, b)"),
      ("a>(b)c", 6, "a comma, a closing parenthesis or the end was expected, \"c\" found"),
      ("a b", 3, "\">\", a comma or the end was expected, \"b\" found"),
      ("a[", 3, "\"]\" was expected, the end found"),
      ("a(1,2", 6, "\")\" was expected, the end found"),
      ("a(1,2,3)", 3, "a frame is four numbers, 3 found"),
      ("a(hidden,1,2,3,4,5)", 10, "a frame is four numbers, 5 found"),
      ("a(1,2,nan,4)", 3, "a frame is four finite numbers"),
      ("a(1,2,1e999,4)", 3, "a frame is four finite numbers"),
      ("a[big]", 3, "\"big\" means nothing here"),
      ("a[axis=V]", 3, "\"axis\" means nothing here"),
      ("a(0,0,1,1,scrollEnabled)", 11, "\"scrollEnabled\" means nothing here"),
      ("a[SV axis=diagonal]", 6, "\"axis\" is V, H or VH, not \"diagonal\""),
      ("a[hidden=maybe]", 3, "\"hidden\" is true or false, not \"maybe\""),
      ("a(alpha=half)", 3, "\"alpha\" is a number, not \"half\""),
      ("a(tag=1e99)", 3, "\"tag\" is a number, not \"1e99\""),
      ("a(tag=1.5)", 3, "\"tag\" is a whole number, not \"1.5\""),
      ("a(label=\"open)", 10, "a closing quote is missing"),
      ("a[=3]", 3, "an attribute was expected, \"=\" found"),
      ("a>(b, a)", 7, "\"a\" is there twice: names are unique"),
      ("a>w[window]", 3, "a window stands first"),
      ("a[class=Page]", 3, "the class \"Page\" is not known: give it in classes"),
    ])
  func errors(text: String, column: Int, message: String) {
    let error = #expect(throws: NotationError.self) { _ = try hierarchy(text) }
    #expect(error?.column == column)
    #expect(error?.message == message)
    #expect(error?.description == "column \(column): \(message)")
  }

  @Test("a line is read without recursion")
  func deep() throws {
    let text = (0..<5000).map { "n\($0)" }.joined(separator: ">")
    #expect(try hierarchy(text).node["n4999"].window == nil)
  }
}
