import Foundation
import Hedgerow
import HedgerowTesting

extension Tour {
  static var flick: Step {
    Step(title: "A flick on the inbox, without a device: window.flick(from:velocity:)") { screen, print in
      let inbox = screen.lists[0]
      let timeline = ScrollTimeline(of: inbox)
      let finger = CGPoint(x: 195, y: 200)
      try screen.window.flick(from: finger, velocity: CGPoint(x: 0, y: -1500))
      screen.window.settle()
      print(timeline.drawing(columns: 60, rows: 8))
      print("\n(t a finger is on it, i it drags, d the list slows down, . it rests)")
      print("\nThe same flick gives the same numbers every time. A request that is animated")
      print("ends too, and says how; row 21 is on its way, a finger comes down:\n")
      var outcome: ScrollOutcome?
      inbox.scroll(to: .row(21), at: .start, animated: true) { outcome = $0 }
      screen.window.advance(by: 0.1)
      try screen.window.tap(at: finger)
      print(outcome.map { "\($0)" } ?? "still under way")
    }
  }
}
