import Foundation
import Testing

@Suite struct LayoutTests {
  @Test func `nothing is visible at the top but the manifest, the sources, the tests, the docs and the README`() throws
  {
    let visible = try FileManager.default.contentsOfDirectory(atPath: Checkout.root.path).filter { !$0.hasPrefix(".") }
    #expect(visible.contains("Package.swift"))
    #expect(Set(visible).subtracting(["Package.swift", "Sources", "Tests", "Docs", "README.md"]).isEmpty)
  }

  /// What users have in sight beside Hedgerow from SwiftUI, UIKit, Foundation, Observation and Testing; an equal name
  /// would be ambiguous for them.
  ///
  /// A type called as its module would hide the module.
  @Test(arguments: [
    "Axis", "Edge", "EdgeInsets", "Alignment", "Section", "List", "Screen", "Controller", "ScrollPhase",
    "ScrollPosition",
    "ScrollTarget", "ScrollGeometry", "Observation", "Tag", "Clock", "IndexPath", "Hedgerow",
  ])
  func `no public type has a name that users have from elsewhere`(name: String) throws {
    let owners = try Checkout.sources.get().filter { file in
      file.value.topLevelTypes.contains { $0.name == name && $0.isPublic }
    }
    #expect(owners.keys.sorted() == [])
  }

  @Test func `public types are seen`() throws {
    let types = try Checkout.sources.get().values.flatMap(\.topLevelTypes).filter(\.isPublic).map(\.name)
    #expect(Set(types).isSuperset(of: ["ViewNode", "ListNode", "HierarchyNode", "SearchFilter", "EventRecorder"]))
  }
}
