import Hedgerow

extension Tour {
  static var owners: Step {
    Step(title: "Who owns a list, and who is on top: view.owningControllers()") { screen, print in
      let (archive, helper) = (screen.lists[1], screen.helpers[1])
      print("\(archive.hierarchyName)   \(owners(of: archive))")
      print("its helper       \(owners(of: helper))")

      guard let mail = archive.owningController else { return }
      let compose = ControllerNode("Compose")
      try mail.present(compose)
      print("\nMail presents Compose, and Tabs does it for Mail, as the outermost container:\n")
      print("Compose's view   \(owners(of: compose.view))")
      print("on top           \(screen.window.topController()?.hierarchyName ?? "nothing")")
      try compose.dismiss()
    }
  }

  private static func owners(of view: ViewNode) -> String {
    view.owningControllers().map(\.hierarchyName).joined(separator: ", then ")
  }
}
