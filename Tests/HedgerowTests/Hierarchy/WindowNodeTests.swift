import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Windows, scenes, the application")
struct WindowNodeTests {
  @Test("windows lie by level, those of one level in the order in which they came")
  func levels() {
    let scene = SceneNode()
    let windows = (0..<4).map { WindowNode("\($0)") }
    for (window, level) in zip(windows, [1.0, 0, 1, -5]) {
      window.level = level
      scene.addWindow(window)
    }
    #expect(scene.windowsByLevel().map(\.identifier) == ["3", "1", "0", "2"])
    #expect(scene.windows == windows)
  }

  @Test("a scene has one key window at most, which is one of its own")
  func key() {
    let (scene, other) = (SceneNode(), SceneNode())
    let (a, b) = (WindowNode("a"), WindowNode("b"))
    scene.addWindow(a)
    scene.addWindow(b)
    b.isHidden = true
    a.makeKeyAndVisible()
    b.makeKeyAndVisible()
    #expect(scene.keyWindow === b)
    #expect(!a.isKey)
    #expect(!b.isHidden)
    other.keyWindow = b
    #expect(other.keyWindow == nil)
    other.addWindow(b)
    #expect(scene.keyWindow == nil)
    #expect(scene.windows == [a])
    #expect(b.scene === other)
    scene.removeWindow(b)
    #expect(b.scene === other)
    let alone = WindowNode()
    #expect(!alone.isKey)
    alone.makeKeyAndVisible()
    #expect(alone.isKey)
  }

  @Test("the root controller's view fills the window and lies behind what else is in it")
  func root() {
    let window = WindowNode(width: 100, height: 50)
    let banner = ViewNode("banner")
    window.addSubview(banner)
    let (first, second) = (ControllerNode("first"), ControllerNode("second"))
    window.rootController = first
    #expect(window.subviews == [first.view, banner])
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    window.rootController = second
    #expect(window.subviews == [second.view, banner])
    #expect(first.view.window == nil)
    let other = WindowNode(width: 10, height: 10, rootController: second)
    #expect(window.rootController == nil)
    #expect(other.rootController === second)
    #expect(window.checkInvariants() + other.checkInvariants() == [])
  }

  @Test("the top controller is the last presented, or the last that is there to stay")
  func top() throws {
    let (root, sheet, alert) = (ControllerNode("root"), ControllerNode("sheet"), ControllerNode("alert"))
    alert.isTransient = true
    let window = WindowNode(width: 10, height: 10)
    #expect(window.topController() == nil)
    window.rootController = root
    #expect(window.topController() === root)
    try root.present(sheet)
    try sheet.present(alert)
    #expect(window.topController() === alert)
    #expect(window.topController(skippingTransient: true) === sheet)
    sheet.isTransient = true
    #expect(window.topController(skippingTransient: true) === root)
  }

  @Test("a window is in itself, is visible unless hidden, and tells its size in a drawing")
  func itself() {
    let window = WindowNode("w", frame: CGRect(x: 0, y: 0, width: 390.5, height: 844))
    #expect(window.window === window)
    #expect(window.isVisible)
    #expect(window.outline == "Window \"w\" 390.5×844")
    #expect("\(window)" == "Window \"w\" (0, 0, 390.5, 844)")
  }

  @Test("scenes and windows that others keep lose their links when the application goes")
  func lifetime() {
    let scene = SceneNode("s")
    let window = WindowNode()
    do {
      let application = ApplicationNode()
      application.addScene(scene)
      scene.addWindow(window)
      #expect(scene.application === application)
      #expect(application.scenes == [scene])
    }
    #expect(scene.application == nil)
    #expect(window.scene === scene)
    #expect("\(scene)" == "Scene \"s\"")
  }
}
