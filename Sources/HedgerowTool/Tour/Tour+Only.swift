import Hedgerow

extension Tour {
  static var only: Step {
    Step(title: "A question with three answers: window.onlyDescendant(ofType: ListNode.self)") { screen, print in
      do {
        _ = try screen.window.onlyDescendant(ofType: ListNode.self)
      } catch SearchError.ambiguous(let ambiguity) {
        print("SearchError.ambiguous, \(ambiguity.count) candidates:")
        for path in ambiguity.paths { print("  \(path)") }
      }
      let list = try screen.window.onlyDescendant(matching: [.list, .identifier("archive")])
      print("With a filter it has one: [.list, .identifier(\"archive\")] is \(list.hierarchyName).")
    }
  }
}
