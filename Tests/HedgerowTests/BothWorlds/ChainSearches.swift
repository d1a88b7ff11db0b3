import Hedgerow
import Testing

extension BothWorlds {
  @MainActor @Suite struct Chain {
    static let line = "window>root.view>(list[list]>cell, child.view>leaf)"

    @Test func `a root view leads to its controller, another view to its superview, a controller past its view`() throws
    {
      let tree = try World.tree(Self.line)
      #expect(tree.names(of: Array(tree["cell"].responderChain())) == "list root.view @root window")
      #expect(tree.names(of: try tree["leaf"].allResponders()) == "child.view @child root.view @root window")
      #expect(
        tree.names(of: Array(tree["leaf"].responderChain(includingSelf: true)))
          == "leaf child.view @child root.view @root window")
    }

    @Test func `a controller that is presented leads to its presenter`() throws {
      let tree = try World.tree(Self.line)
      let sheet = try World.tree("sheet.view>button")
      let controller = try #require(sheet.controllers["sheet"])
      let presenter = try #require(tree.controllers["root"])
      try World.present(controller, from: presenter)
      #expect(controller.next === presenter)
      let chain = Array(sheet["button"].responderChain())
      #expect(chain.dropFirst().first === controller)
      #expect(chain.last === tree.root)
    }

    @Test func `the nearest responder of a type is the first up the chain, the outermost the last`() throws {
      let tree = try World.tree(Self.line)
      let leaf = tree["leaf"]
      #expect(tree.name(of: leaf.nearestResponder(ofType: World.Controller.self)) == "@child")
      #expect(tree.name(of: leaf.outermostResponder(ofType: World.Controller.self)) == "@root")
      let outer = tree.controllers["root"]
      #expect(leaf.nearestResponder(ofType: World.Controller.self) { $0 === outer } === outer)
      #expect(leaf.nearestResponder(ofType: World.List.self) == nil)
      #expect(tree.name(of: tree["cell"].nearestResponder(ofType: World.List.self)) == "list")
      #expect(tree.name(of: tree["list"].nearestResponder(ofType: World.List.self, includingSelf: true)) == "list")
      #expect(tree["list"].nearestResponder(ofType: World.List.self) == nil)
    }

    @Test func `a controller is not asked for its view by a walk along the chain`() throws {
      let controller = World.Controller()
      #expect(controller.next == nil)
      #expect(controller.viewIfLoaded == nil)
    }

    @Test func `a chain that was rewired into a circle ends, with each responder once`() throws {
      let first = Rewired()
      let second = Rewired()
      first.link = second
      second.link = first
      defer { first.link = nil }
      #expect(Array(first.responderChain()).map { $0 === second } == [true])
      #expect(Array(first.responderChain(includingSelf: true)).count == 2)
      #expect(first.nearestResponder(ofType: World.Controller.self) == nil)
      let error = #expect(throws: SearchError.self) { _ = try first.allResponders() }
      guard case .circle(let circle) = error else {
        Issue.record("a circle was expected, \(String(describing: error)) came")
        return
      }
      #expect(circle.visited.count == 1)
    }
  }
}

/// A responder whose class says itself who is next, as the platform lets every class do.
private final class Rewired: World.Node {
  var link: World.Responder?
  override var next: World.Responder? { link }
}
