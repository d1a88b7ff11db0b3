import Foundation
import Hedgerow

extension Tour {
  static var hit: Step {
    Step(title: "Why a touch misses: window.explainHit(point)") { screen, print in
      let point = CGPoint(x: 195, y: 772)
      print(screen.window.explainHit(point))
      print("\nThe pane is in front of the folders. Let it pass hits through, and ask again:\n")
      screen.pane.passesHitsThrough = true
      print(screen.window.explainHit(point))
    }
  }
}
