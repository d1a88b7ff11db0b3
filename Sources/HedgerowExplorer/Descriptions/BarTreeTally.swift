/// How many nodes of each printer a bar tree holds; the kind is that of most.
struct BarTreeTally {
  var traces = 0
  var components = 0
  var spaceless = 0
  var controllerLines = 0
  var classicControllers = 0
  var desktopViews = 0
  var swiftUIViews = 0
  var views = 0

  /// Counts a node.
  mutating func count(_ node: DumpNode, isTrace: Bool) {
    if isTrace {
      traces += 1
    } else if node.role == .component {
      components += 1
    } else if node.role == .controller {
      if node.attributes.first?.key == "state" { controllerLines += 1 } else { classicControllers += 1 }
    } else if node.attributes.first?.separator == .tight || node.suffix.holds("frame=NSRect") {
      spaceless += 1
    } else {
      views += 1
      guard let name = node.className else { return }
      if name.utf8.starts(with: "SwiftUI.".utf8) || name.holds("7SwiftUI") || name.holds("HostingView<") {
        swiftUIViews += 1
      }
      if name.utf8.starts(with: "NS".utf8) || name.utf8.starts(with: "_NS".utf8) || name.holds("13NSHostingView") {
        desktopViews += 1
      }
    }
  }
}
