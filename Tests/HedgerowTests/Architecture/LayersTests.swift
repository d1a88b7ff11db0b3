import Testing

@Suite struct LayersTests {
  /// The folders of `Sources/Hedgerow` in reading order: each uses only those before it.
  static let order = ["Observing", "Hierarchy", "Search", "Rows", "Scrolling", "Lists", "Registry", "Paging"]

  let layers: Layers

  init() throws { layers = try Layers(files: Checkout.core()) }

  @Test func `every file stands in a folder of the reading order`() {
    #expect(layers.folders.subtracting(Self.order).isEmpty)
  }

  @Test func `a folder uses only what stands above it`() {
    let wrong = layers.uses(against: Self.order)
    #expect(wrong.isEmpty, "\(wrong.map(\.description).joined(separator: "\n"))")
  }

  @Test func `no folders use each other in a circle`() {
    #expect(layers.foldersInCircles.isEmpty)
  }

  @Test func `uses are seen: the search uses the hierarchy, lists use scrolling`() {
    #expect(layers.uses.contains { $0.from == "Search" && $0.to == "Hierarchy" })
    #expect(layers.uses.contains { $0.from == "Lists" && $0.to == "Scrolling" })
  }

  @Test func `a use against the order and a circle are found`() {
    let layers = Layers(files: [
      "Low/A.swift": SourceText("struct A { var text = \"\\(C.self) B\" } // D"),
      "Mid/B.swift": SourceText("struct B {}"),
      "High/C.swift": SourceText("struct C { var a: A }"), "High/D.swift": SourceText("enum D {}"),
    ])
    #expect(layers.uses(against: ["Low", "Mid", "High"]).map(\.description) == ["Low/A.swift uses C of High"])
    #expect(layers.foldersInCircles == ["Low", "High"])
  }

  @Test(arguments: ["DispatchQueue", "OperationQueue", "Timer", "Thread", "RunLoop", "NotificationCenter", "Task"])
  func `the core never starts work and waits for nobody`(name: String) throws {
    let users = try Checkout.core().filter { $0.value.typeNames.contains(name) }
    #expect(users.keys.sorted() == [])
  }

  @Test func `the core asks for no platform`() throws {
    let users = try Checkout.core().filter {
      $0.value.words.contains { ["canImport", "os", "targetEnvironment"].contains($0.text) && !$0.isMember }
    }
    #expect(users.keys.sorted() == [])
  }
}
