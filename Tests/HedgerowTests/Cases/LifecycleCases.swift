import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with what comes and goes, each reduced to its one right answer.
@Suite("Lifecycle cases")
struct LifecycleCases {
  final class Tab: ControllerNode {
    var appeared = 0
    var shown = 0
    var hidden = 0
    override func viewDidAppear() { appeared += 1 }
    override func viewVisibilityDidChange() {
      if view.isVisible { shown += 1 } else { hidden += 1 }
    }
  }

  @Test("191: tabs that are only hidden all appear at launch, and what a switch changes is what is visible")
  func tabs() {
    let tabs = (0..<3).map { Tab("tab\($0)") }
    let bar = ControllerNode("Tabs") { for tab in tabs { tab } }
    func select(_ index: Int) {
      for (other, tab) in tabs.enumerated() where other != index { tab.view.isHidden = true }
      tabs[index].view.isHidden = false
    }
    select(0)
    let window = WindowNode(width: 390, height: 844, rootController: bar)
    window.settle()
    #expect(tabs.map(\.appeared) == [1, 1, 1])
    #expect(tabs.map(\.shown) == [1, 0, 0])
    #expect(tabs.map(\.hidden) == [0, 0, 0])
    select(1)
    window.settle()
    #expect(tabs.map(\.shown) == [1, 1, 0])
    #expect(tabs.map(\.hidden) == [1, 0, 0])
    select(0)
    window.settle()
    #expect(tabs.map(\.appeared) == [1, 1, 1])
    #expect(tabs.map(\.shown) == [2, 1, 0])
    #expect(tabs.map(\.hidden) == [1, 1, 0])
  }
}
