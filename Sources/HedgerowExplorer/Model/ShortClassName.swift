/// Class names as people say them: without module, mangling and generic arguments.
enum ShortClassName {
  /// How many characters are kept; a drawing has no room for more.
  private static let longest = 60

  /// The short form: `ListCollectionViewCell` for `SwiftUI.ListCollectionViewCell`, `_UIHostingView` for
  /// `_TtGC7SwiftUI14_UIHostingViewGV…`, `Table` for `XCUIElementTypeTable`.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  static func of(_ name: String) -> String {
    let bytes = Array(name.utf8)
    if name.hasPrefix("_Tt"), let range = mangled(bytes) { return String(decoding: bytes[range], as: UTF8.self) }
    if name.hasPrefix("XCUIElementType"), name.utf8.count > 15 { return cut(name.dropFirst(15)) }
    if name.hasPrefix("UIA"), name.utf8.count > 3 { return cut(name.dropFirst(3)) }
    let plain = bytes.prefix { $0 != Byte.less }
    let start = plain.lastIndex(of: Byte.dot).map { $0 + 1 } ?? 0
    guard start < plain.count else { return cut(name[...]) }
    return cut(String(decoding: plain[start...], as: UTF8.self)[...])
  }

  private static func cut(_ name: Substring) -> String {
    guard name.utf8.count > longest, name.count > longest else { return String(name) }
    return name.prefix(longest - 1) + "…"
  }

  /// Where the innermost name of an old mangled class stands: behind `_Tt`, a letter for each level, the module, and for
  /// each level a length with so many bytes; `P` and a length come before a name that is private.
  private static func mangled(_ name: [UInt8]) -> Range<Int>? {
    var index = 3
    var levels = 0
    while index < name.count, name[index].isLetter, name[index] != 83 {
      if name[index] != 71 { levels += 1 }
      index += 1
    }
    guard levels > 0 else { return nil }
    var found: Range<Int>?
    if index < name.count, name[index] == 83 {
      index += 2
    } else {
      guard let module = identifier(name, at: index) else { return nil }
      index = module.upperBound
    }
    for _ in 0..<levels {
      if index < name.count, name[index] == 80, let discriminator = identifier(name, at: index + 1) {
        index = discriminator.upperBound
      }
      guard let next = identifier(name, at: index), !next.isEmpty else { break }
      found = next
      index = next.upperBound
    }
    return found
  }

  private static func identifier(_ name: [UInt8], at start: Int) -> Range<Int>? {
    var index = start
    var length = 0
    while index < name.count, name[index].isDigit, length < 1_000 {
      length = length * 10 + Int(name[index] - 48)
      index += 1
    }
    guard length > 0, index + length <= name.count else { return nil }
    return index..<index + length
  }
}
