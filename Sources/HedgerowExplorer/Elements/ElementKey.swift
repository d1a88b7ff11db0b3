/// The keys and flags that XCUITest prints; nothing else ends a label, since labels hold `, words: ` of their own.
enum ElementKey {
  private static let keys: [StaticString] = [
    "identifier:", "label:", "value:", "placeholderValue:", "title:", "pid:", "traits:", "payload:", "context:",
    "Selected", "Disabled", "Enabled", "Focused", "Keyboard Focused", "Main Window", "Key Window", "Keyboard", "0x",
    "{{", "hasFocus:", "horizontalSizeClass:", "verticalSizeClass:", "bundleID:", "Has Focus",
  ]

  /// Whether a key or flag stands at an index.
  static func starts(in text: ByteText, at index: Int, to limit: Int) -> Bool {
    for key in keys where text.has(key, at: index, limit: limit) { return true }
    return false
  }

  /// Whether a value may end at an index: the line ends there, or a comma with a key behind it follows.
  static func ends(in text: ByteText, at index: Int, to limit: Int) -> Bool {
    if index >= limit || text[index] == Byte.newline { return true }
    if text[index] == Byte.comma {
      let next = text.skipBlanks(from: index + 1, to: limit)
      return next >= limit || starts(in: text, at: next, to: limit)
    }
    guard text[index] == Byte.quote || text[index].isBlank || text[index] == Byte.backtick else { return false }
    let next = text.skipBlanks(from: index + (text[index].isBlank ? 0 : 1), to: limit)
    return next >= limit || text[next] == Byte.newline || (text[next] == Byte.comma && next + 1 >= limit)
  }
}
