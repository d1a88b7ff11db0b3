import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("The responder chain")
struct ResponderNodeTests {
  @Test("it goes from view to view, over controllers, to window, scene, application and its delegate")
  func wholeChain() throws {
    let (root, node) = try hierarchy("window>mail.view>page>row.view>label")
    let window = try #require(root as? WindowNode)
    let application = ApplicationNode()
    let scene = SceneNode()
    let delegate = ResponderNode()
    application.addScene(scene)
    scene.addWindow(window)
    application.delegate = delegate
    #expect(
      Array(node["label"].responderChain()) == [
        node["row.view"], node.controller("row"), node["page"], node["mail.view"], node.controller("mail"), window,
        scene, application, delegate,
      ])
  }

  @Test("a responder alone leads nowhere, and a detached tree's chain ends at its top")
  func ends() {
    #expect(ResponderNode().next == nil)
    #expect(ControllerNode().next == nil)
    #expect(WindowNode().next == nil)
    let top = ViewNode()
    let view = ViewNode()
    top.addSubview(view)
    #expect(Array(view.responderChain()) == [top])
    let controller = ControllerNode()
    controller.view = top
    #expect(Array(view.responderChain()) == [top, controller])
  }

  @Test("the chain asks where a view is, not which controller contains which")
  func containmentIsNotAsked() {
    let (parent, child) = (ControllerNode("parent"), ControllerNode("child"))
    parent.addChild(child)
    _ = child.view
    #expect(child.next == nil)
    let elsewhere = ViewNode()
    elsewhere.addSubview(child.view)
    #expect(child.next === elsewhere)
  }

  @Test("an application's delegate is in the chain unless it is a view, a controller or the application")
  func delegate() {
    let application = ApplicationNode()
    #expect(application.next == nil)
    for delegate in [ViewNode(), ControllerNode(), application] {
      application.delegate = delegate
      #expect(application.next == nil)
    }
    let plain = ResponderNode()
    application.delegate = plain
    #expect(application.next === plain)
    application.delegate = nil
  }

  @Test("a responder put above a view stands between it and where it led, above one view at a time")
  func above() throws {
    let (root, node) = try hierarchy("window>c.view>(a, b)")
    let custom = ResponderNode()
    node["a"].responderAbove = custom
    #expect(Array(node["a"].responderChain()) == [custom, node["c.view"], node.controller("c"), root])
    node["b"].responderAbove = custom
    #expect(node["a"].responderAbove == nil)
    #expect(node["a"].next === node["c.view"])
    #expect(node["b"].next === custom)
    node["b"].responderAbove = custom
    #expect(node["b"].next === custom)
    #expect(custom.next === node["c.view"])
    node["b"].responderAbove = ResponderNode()
    #expect(custom.next == nil)
    node["b"].responderAbove = nil
    #expect(node["b"].next === node["c.view"])
    #expect(root.checkInvariants() == [])
  }

  @Test("a view keeps the responder above it, which forgets the view when that goes")
  func lifetime() {
    weak var released: ResponderNode?
    let kept = ResponderNode()
    do {
      let parent = ViewNode()
      let view = ViewNode()
      parent.addSubview(view)
      let responder = ResponderNode()
      released = responder
      view.responderAbove = responder
      parent.responderAbove = kept
    }
    #expect(released == nil)
    #expect(kept.next == nil)
  }

  @Test("nodes are equal when they are one, and are called after their class")
  func identity() {
    final class PageNode: ViewNode {}
    final class Node: ViewNode {}
    let view = ViewNode()
    #expect(view == view)
    #expect(view != ViewNode())
    #expect(Set([view, view, ViewNode()]).count == 2)
    #expect("\(ResponderNode())" == "Responder")
    #expect(PageNode().hierarchyName == "Page")
    #expect(Node().hierarchyName == "Node")
    #expect("\(ControllerNode("Mail"))" == "Controller \"Mail\"")
    #expect("\(ControllerNode())" == "Controller")
  }
}
