/// Asks whether objects are of a type, once for each class that they have.
///
/// A cast costs several times the rest of a step of a walk; what it answers depends on the class of the object alone.
@usableFromInline
struct TypeTest<Wanted> {
  @usableFromInline var lastClass: ObjectIdentifier?
  @usableFromInline var lastAnswer = false
  @usableFromInline var answers: [ObjectIdentifier: Bool] = [:]

  @inlinable init(_ type: Wanted.Type) {}

  @inlinable
  mutating func accepts<Object: AnyObject>(_ object: Object) -> Bool {
    let dynamicClass = ObjectIdentifier(type(of: object))
    if dynamicClass == lastClass { return lastAnswer }
    return ask(object, dynamicClass)
  }

  @inlinable @inline(never)
  mutating func ask<Object: AnyObject>(_ object: Object, _ dynamicClass: ObjectIdentifier) -> Bool {
    let answer: Bool
    if let known = answers[dynamicClass] {
      answer = known
    } else {
      answer = object is Wanted
      answers[dynamicClass] = answer
    }
    lastClass = dynamicClass
    lastAnswer = answer
    return answer
  }
}
