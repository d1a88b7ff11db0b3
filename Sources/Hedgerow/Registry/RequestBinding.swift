/// The place where an app keeps the target that a list is to go to, as the articles' binding: set it, and the list scrolls;
/// once that is done it is `nil` again.
///
/// Any pair of a getter and a setter will do, those of a SwiftUI `Binding` included.
public struct RequestBinding {
  /// Reads the target.
  public let get: () -> ListTarget?
  /// Writes it.
  public let set: (ListTarget?) -> Void

  /// Makes a binding of a getter and a setter.
  public init(get: @escaping () -> ListTarget?, set: @escaping (ListTarget?) -> Void) {
    self.get = get
    self.set = set
  }
}

@available(*, unavailable, message: "it belongs to the registry's owner")
extension RequestBinding: Sendable {}

/// A binding of a tag, and what was made of its last target.
final class BoundTag {
  let tag: ListTag
  let binding: RequestBinding
  var handled: ListTarget?
  var request: ScrollRequest?
  private(set) var isEnded = false

  init(tag: ListTag, binding: RequestBinding) {
    self.tag = tag
    self.binding = binding
  }

  func end() {
    isEnded = true
    request = nil
  }
}

extension ListRegistry {
  /// Lets a binding ask the list of a tag to scroll, until the token goes.
  ///
  /// Each pass reads it: a target that was not handled before becomes a request. When that has ended, also by a refusal, the
  /// binding is set to `nil`, once, after the pass, and only if it still holds that target. A target that waits stays.
  public func bind(_ binding: RequestBinding, to tag: ListTag) -> ObservationToken {
    let bound = BoundTag(tag: tag, binding: binding)
    bindings.append(bound)
    return ObservationToken { [weak self, weak bound] in
      bound?.end()
      self?.bindings.removeAll { $0.isEnded }
    }
  }

  func readBindings() {
    for bound in bindings where !bound.isEnded {
      guard let target = bound.binding.get() else {
        // Set again, even to a copy of the last target, it asks again.
        bound.handled = nil
        continue
      }
      guard target != bound.handled else { continue }
      bound.handled = target
      bound.request = scroll(
        bound.tag, to: target.destination, at: target.alignment, animated: target.isAnimated)
    }
  }

  func resetBindings() {
    for bound in bindings where !bound.isEnded {
      guard let request = bound.request, request.outcome != nil else { continue }
      bound.request = nil
      if let handled = bound.handled, bound.binding.get() == handled { bound.binding.set(nil) }
    }
  }
}
