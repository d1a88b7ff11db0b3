import Foundation
import Hedgerow
import HedgerowUIOnStandIns
import Testing

@MainActor @Suite struct ConformanceTests {
  /// The sources of the adapters, by file name.
  static func sources() throws -> [String: String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/HedgerowUIOnStandIns/UIKit").standardizedFileURL.resolvingSymlinksInPath()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) })
  }

  @Test(arguments: [
    "extension UIView: @MainActor HierarchyNode {}", "extension UIView: @MainActor FramedNode {}",
    "extension UIResponder: @MainActor ChainResponder {}",
  ])
  func `platform classes conform with nothing added`(declaration: String) throws {
    #expect(try Self.sources().values.contains { $0.contains(declaration) })
  }

  @Test func `relatives of a view of whatever class are views, windows and responders of the platform`() {
    func related<Node: FramedNode & ChainResponder>(_: Node.Type) -> [Any.Type] {
      [Node.RelatedNode.self, Node.RelatedWindow.self, Node.RelatedResponder.self]
    }
    let expected: [Any.Type] = [UIView.self, UIWindow.self, UIResponder.self]
    #expect(zip(related(UITableView.self), expected).allSatisfy { $0 == $1 })
    #expect(zip(related(UIWindow.self), expected).allSatisfy { $0 == $1 })
  }

  @Test func `a view is asked through a generic function on the main actor, and as an existential`() {
    func count<Node: HierarchyNode>(below node: Node) -> Int {
      node.allDescendants(ofType: Node.RelatedNode.self).count
    }
    let view = UIView(frame: .zero)
    view.addSubview(UITableView(frame: .zero, style: .plain))
    #expect(count(below: view) == 1)
    let traited: any TraitedNode = view.subviews[0]
    #expect(traited.searchTraits.kind == .table)
    #expect((view as AnyObject) is any TraitedNode)
  }

  @Test func `a subclass that lies about its subviews ends a search, with each view once`() throws {
    final class Looped: UIView {
      override var subviews: [UIView] { super.subviews + (super.superview.map { [$0] } ?? []) }
    }
    let root = UIView(frame: .zero)
    let looped = Looped(frame: .zero)
    root.addSubview(looped)
    #expect(root.allDescendants(ofType: UIView.self).count == 1)
    let error = #expect(throws: SearchError.self) { _ = try root.onlyDescendant(ofType: UIView.self) }
    guard case .circle(let circle) = error else {
      Issue.record("a circle was expected, \(String(describing: error)) came")
      return
    }
    #expect(circle.at == "UIView")
  }
}
