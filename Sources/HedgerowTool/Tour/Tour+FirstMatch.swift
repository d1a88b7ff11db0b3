import Hedgerow

extension Tour {
  static var firstMatch: Step {
    Step(title: "The wrong list: the first match below the helper's controller") { screen, print in
      for (list, helper) in zip(screen.lists, screen.helpers) {
        let first = helper.owningController?.view.firstDescendant(ofType: ListNode.self)
        print("\(answer(of: helper, first))  \(first === list ? "right, by luck" : "WRONG")")
      }
    }
  }

  /// A line that says what a helper got.
  static func answer(of helper: ProbeNode, _ list: ListNode?) -> String {
    let name = (helper.identifier ?? "helper").padded(to: 14)
    return "\(name)  \((list?.hierarchyName ?? "nothing").padded(to: 14))"
  }
}

extension String {
  /// The text with blanks behind it, up to a width.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
