/// A mention of an object: its class and, where it was told, its address.
public struct DumpReference: Sendable, Hashable {
  /// The class as printed, mangled or not.
  public var className: String
  /// The address, or `nil` when it was removed or elided.
  public var address: UInt64?

  /// Makes a mention of an object.
  public init(className: String, address: UInt64?) {
    self.className = className
    self.address = address
  }
}
