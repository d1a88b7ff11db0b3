/// Asks whether objects are of a type, once for each class that they have.
///
/// A cast costs several times the rest of a step of a walk; what it answers depends on the class of the object alone.
@usableFromInline
struct TypeTest<Wanted> {
  @usableFromInline var lastClass: UInt = 0
  @usableFromInline var lastAnswer = false
  /// The classes asked before, each in the slot that its address gives it, with the answer in the lowest bit, which is
  /// always clear in the address itself.
  ///
  /// Two classes that share a slot are asked again in turn.
  @usableFromInline var answers: [UInt] = []

  @usableFromInline static var slots: UInt { 64 }

  @inlinable init(_ type: Wanted.Type) {}

  @inlinable
  mutating func accepts<Object: AnyObject>(_ object: Object) -> Bool {
    let dynamicClass = UInt(bitPattern: ObjectIdentifier(type(of: object)))
    if dynamicClass == lastClass { return lastAnswer }
    let answer = known(dynamicClass) ?? ask(object, dynamicClass)
    lastClass = dynamicClass
    lastAnswer = answer
    return answer
  }

  /// What is known already of a class; `nil` for nothing.
  @inlinable
  func knows(_ dynamicClass: ObjectIdentifier) -> Bool? {
    let dynamicClass = UInt(bitPattern: dynamicClass)
    return dynamicClass == lastClass ? lastAnswer : known(dynamicClass)
  }

  @inlinable
  func known(_ dynamicClass: UInt) -> Bool? {
    guard !answers.isEmpty else { return nil }
    let entry = answers[Int(truncatingIfNeeded: (dynamicClass >> 4) & (Self.slots - 1))]
    return entry & ~1 == dynamicClass ? entry & 1 == 1 : nil
  }

  @inlinable @inline(never)
  mutating func ask<Object: AnyObject>(_ object: Object, _ dynamicClass: UInt) -> Bool {
    let answer = object is Wanted
    if answers.isEmpty { answers = [UInt](repeating: 0, count: Int(Self.slots)) }
    answers[Int(truncatingIfNeeded: (dynamicClass >> 4) & (Self.slots - 1))] = dynamicClass | (answer ? 1 : 0)
    return answer
  }
}
