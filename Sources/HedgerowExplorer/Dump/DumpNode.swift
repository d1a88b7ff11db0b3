public import Foundation

/// One node of a dump: what the text tells about a view, controller, layer or element, and nothing made up.
public struct DumpNode: Sendable, Hashable {
  /// What the node is.
  public var role: DumpRole
  /// The class as printed, or the element type; `nil` when only the tail of the description is left.
  public var className: String?
  /// The superclasses that the printer told, nearest first; UIKit's own printers tell none but a base class.
  public var superclasses: [String]
  /// The address; `nil` when it was removed or elided.
  ///
  /// Never a unique key: pastes repeat addresses.
  public var address: UInt64?
  /// The depth that the text draws: bars and pluses, columns or nesting.
  ///
  /// A fragment may start deep.
  public var depth: Int
  /// The index of the parent in ``Dump/nodes``, or `nil` when the text has none.
  public var parent: Int?
  /// The line of the paste, counted from 1, where the node starts.
  public var line: Int
  /// The frame in the parent's bounds coordinates (screen coordinates for elements), in points; `nil` when it was not
  /// told, elided, cut, or is not finite.
  public var frame: CGRect?
  /// All attributes as printed, in order.
  public var attributes: [DumpAttribute]
  /// What stands between the bars and the description: a variable's name, a controller, a result number.
  public var prefix: String
  /// What stands behind the description on its line.
  public var suffix: String
  /// The controllers told before the bracket, nearest first.
  public var controllers: [DumpReference]
  /// Whether the description has no end in the text.
  public var isCut: Bool
  /// Whether the description wraps another one: `<<Class …> more = …>`.
  public var isWrapped: Bool

  /// Makes a node with what is known; everything else is taken as not told.
  public init(
    role: DumpRole = .view, className: String?, address: UInt64? = nil, depth: Int = 0, parent: Int? = nil,
    line: Int = 1, frame: CGRect? = nil, attributes: [DumpAttribute] = []
  ) {
    self.role = role
    self.className = className
    superclasses = []
    self.address = address
    self.depth = depth
    self.parent = parent
    self.line = line
    self.frame = frame
    self.attributes = attributes
    prefix = ""
    suffix = ""
    controllers = []
    isCut = false
    isWrapped = false
  }
}
