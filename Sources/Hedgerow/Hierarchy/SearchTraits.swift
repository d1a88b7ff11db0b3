/// The directions in which a view can scroll.
public struct ScrollAxes: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// One bit for each direction.
  public let rawValue: UInt8

  /// Makes a set of axes from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Left and right.
  public static let horizontal = ScrollAxes(rawValue: 1)

  /// Up and down.
  public static let vertical = ScrollAxes(rawValue: 2)

  /// "horizontal", "vertical", "horizontal and vertical" or "none".
  public var description: String {
    switch (contains(.horizontal), contains(.vertical)) {
    case (true, true): "horizontal and vertical"
    case (true, false): "horizontal"
    case (false, true): "vertical"
    case (false, false): "none"
    }
  }
}

/// What sort of scrolling view a view is.
public enum ScrollKind: String, Hashable, Sendable, CaseIterable {
  /// A plain scroll view.
  case scroll
  /// A list backed by a table.
  case table
  /// A list backed by a collection.
  case collection
  /// A text field or text view that scrolls its text.
  case textInput

  /// Whether views of this kind show rows: tables and collections.
  @inlinable public var isList: Bool { self == .table || self == .collection }
}

/// What a view is to a search.
public struct SearchTraits: Hashable, Sendable {
  /// Whether the view scrolls, and as what; `nil` for a view that does not scroll.
  public var kind: ScrollKind?

  /// The axes along which it scrolls; empty for a view that does not.
  public var axes: ScrollAxes

  /// Whether the view is a helper that a framework put in for its own ends.
  public var isPrivate: Bool

  /// Whether the user can scroll it now.
  public var isScrollEnabled: Bool

  /// Whether the view scrolls at all.
  @inlinable public var isScrollable: Bool { kind != nil }

  /// Whether it is a list: a table or a collection.
  @inlinable public var isList: Bool { kind?.isList ?? false }

  /// Makes the traits of a view; with no arguments those of one that does not scroll.
  @inlinable
  public init(
    kind: ScrollKind? = nil, axes: ScrollAxes = [], isPrivate: Bool = false, isScrollEnabled: Bool = true
  ) {
    self.kind = kind
    self.axes = axes
    self.isPrivate = isPrivate
    self.isScrollEnabled = isScrollEnabled
  }
}
