import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Accessibility elements")
struct ViewNodeAccessibilityTests {
  @Test("elements come in pre-order, each before those inside it")
  func order() throws {
    let (root, _) = try hierarchy("root>(a[element]>a1[element], b>b1(label=\"B\"), c)")
    #expect(root.accessibilityElements().map(\.identifier) == ["a", "a1", "b1"])
  }

  @Test("a label makes a view an element, an empty one does not, and no label takes it back")
  func label() {
    let view = ViewNode()
    view.accessibilityLabel = ""
    #expect(view.accessibilityElements() == [])
    view.accessibilityLabel = "Title"
    #expect(view.accessibilityElements() == [view])
    #expect(!view.isAccessibilityElement)
    view.accessibilityLabel = nil
    #expect(view.accessibilityElements() == [])
  }

  @Test("what is hidden, by the view or from assistive technology, is left out with everything in it")
  func hidden() throws {
    let (root, node) = try hierarchy("root[element]>(a>a1[element], b>b1[element])")
    node["a"].isHidden = true
    node["b"].accessibilityElementsHidden = true
    #expect(root.accessibilityElements() == [root])
    node["b"].accessibilityElementsHidden = false
    #expect(root.accessibilityElements() == [root, node["b1"]])
    root.isHidden = true
    #expect(root.accessibilityElements() == [])
  }
}
