import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("let a: A // B", "A"), ("/* B /* C */ D */ let a: A", "A"), ("let s = \"B\"; let a: A", "A"),
    ("let s = \"B \\(A.make(\"C\", (D.self)))\"", "A D"), ("let s = \"\"\"\n  B \"C\" \\(A())\n  \"\"\"; D()", "A D"),
    ("let s = #\"B \\(C) \\#(A())\"#; D()", "A D"), ("let s = \"\\\"B\"; A()", "A"), ("#if A\n#endif", "A"),
    ("B.C(A.self)", "A B"), ("x . C", ""),
  ])
  func `comments and strings are left out, interpolated code is not`(source: String, names: String) {
    #expect(SourceText(source).typeNames.sorted().joined(separator: " ") == names)
  }

  @Test func `types at the top are told from those inside, from extensions and from imports`() {
    let source = SourceText(
      """
      public import Foundation
      import class Foundation.Bundle

      /// class Comment
      @available(*, unavailable)
      public final class Open: Base { struct Inner {} }
      extension Other: Proto { enum Inner2 {} }
      struct Hidden<T: AnyObject> {}
      public protocol Promise: AnyObject {}
      public func make() {}
      private typealias Alias = Int
      """)
    let types = source.topLevelTypes
    #expect(types.map(\.name) == ["Open", "Hidden", "Promise", "Alias"])
    #expect(types.map(\.isPublic) == [true, false, true, false])
  }
}
