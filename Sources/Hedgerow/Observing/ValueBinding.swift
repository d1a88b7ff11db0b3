/// A value that lives with somebody else: how to read it and how to write it.
///
/// Any pair of a getter and a setter will do, those of a SwiftUI `Binding` included.
public struct ValueBinding<Value> {
  /// Reads the value.
  public let get: () -> Value
  /// Writes it.
  public let set: (Value) -> Void

  /// Makes a binding of a getter and a setter.
  ///
  /// It keeps what they keep.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
}

@available(*, unavailable, message: "it belongs to whoever owns the value")
extension ValueBinding: Sendable {}
