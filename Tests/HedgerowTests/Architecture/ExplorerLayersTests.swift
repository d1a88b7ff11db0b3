import Testing

@Suite struct ExplorerLayersTests {
  /// The folders of `Sources/HedgerowExplorer` in reading order: each uses only those before it.
  static let order = [
    "Notes", "Text", "Dump", "Trees", "Descriptions", "Elements", "Desktop", "Others", "Transport", "PageSource",
    "Reading", "Facts", "Writing", "Model", "Drawing", "Page",
  ]

  let layers: Layers

  init() throws { layers = try Layers(files: Checkout.files(of: "HedgerowExplorer")) }

  @Test func `every file of the explorer stands in a folder of the reading order`() {
    #expect(layers.folders == Set(Self.order))
  }

  @Test func `a folder of the explorer uses only what stands above it`() {
    let wrong = layers.uses(against: Self.order)
    #expect(wrong.isEmpty, "\(wrong.map(\.description).joined(separator: "\n"))")
  }
}
