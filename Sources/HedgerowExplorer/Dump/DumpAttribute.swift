/// One attribute of a node, kept as printed: unknown ones too, in the order of the text.
public struct DumpAttribute: Sendable, Hashable {
  /// What stands between key and value.
  public enum Separator: String, Sendable, Hashable, CaseIterable {
    /// `key = value`, UIKit's form before the layer.
    case equals = " = "
    /// `key: value`, UIKit's form after the layer and XCUITest's.
    case colon = ": "
    /// `key=value`, the spaceless printers and XML.
    case tight = "="
    /// A bare word: the attribute has no value.
    case none = ""
  }

  /// What stands before the attribute.
  public enum Delimiter: String, Sendable, Hashable, CaseIterable {
    /// `; `, between the attributes of a description.
    case semicolon = "; "
    /// `, `, between the outer attributes of a wrapped description and in XCUITest lines.
    case comma = ", "
    /// A single blank: the first outer attribute of a wrapped description.
    case blank = " "
  }

  /// The key as printed; for a bare word the word itself.
  public var key: String
  /// The value as printed, quotes and brackets included; empty for a bare word.
  public var value: String
  /// What stood between key and value.
  public var separator: Separator
  /// What stood before the attribute.
  public var delimiter: Delimiter
  /// Whether the attribute stands outside the inner bracket of a `<<…> …>` description.
  public var isOuter: Bool

  /// Makes an attribute in UIKit's ordinary form.
  public init(
    _ key: String, _ value: String, separator: Separator = .equals, delimiter: Delimiter = .semicolon,
    isOuter: Bool = false
  ) {
    self.key = key
    self.value = value
    self.separator = separator
    self.delimiter = delimiter
    self.isOuter = isOuter
  }
}

extension DumpAttribute: CustomStringConvertible {
  /// The attribute as printed, without the delimiter before it.
  public var description: String { key + separator.rawValue + value }
}
