import Hedgerow

extension Tour {
  static var screen: Step {
    Step(title: "A screen with three lists") { screen, print in
      print(screen.window.outline)
      print("\nEach list has a helper over it: zero points wide, never hit, in nobody's way.")
    }
  }
}
