import Hedgerow

extension Tour {
  static var nearest: Step {
    Step(title: "The right one: helper.nearest(ListNode.self)") { screen, print in
      for (list, helper) in zip(screen.lists, screen.helpers) {
        let nearest = try helper.nearest(ListNode.self).get()
        print("\(answer(of: helper, nearest))  \(nearest === list ? "right" : "WRONG")")
      }
    }
  }
}
