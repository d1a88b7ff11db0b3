/// The one class that all members of a group have, while members come: once they differ it stays unknown.
@usableFromInline
struct CommonClass {
  /// 0 before the first member, 1 when they differ, else the class.
  @usableFromInline var bits: UInt = 0

  @usableFromInline init() {}

  /// The class; `nil` without members and when they differ.
  @inlinable var only: ObjectIdentifier? {
    bits > 1 ? UnsafeRawPointer(bitPattern: bits).map { unsafeBitCast($0, to: ObjectIdentifier.self) } : nil
  }

  /// Counts a member in.
  mutating func add(_ member: AnyObject) {
    let new = UInt(bitPattern: ObjectIdentifier(type(of: member)))
    if bits == 0 { bits = new } else if bits != new { bits = 1 }
  }
}
