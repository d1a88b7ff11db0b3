public import Foundation

/// Two values of somebody else's that go with what scrolls: whether it scrolls, and where it is.
///
/// The first is written when the phase changes, the second whenever the offset does; both after the pass. The offset is read
/// in each pass, and one that was set from outside moves the list, which is not written back. Made by
/// ``Scrollable/bindScroll(isScrolling:contentOffset:)``; it lasts as long as somebody keeps it, and keeps no list.
public final class ScrollBinding {
  private weak var list: (any Scrollable)?
  private let isScrolling: ValueBinding<Bool>?
  private let contentOffset: ValueBinding<CGPoint>?
  private var token: ObservationToken?
  /// The offset that both sides know.
  private var agreed: CGPoint
  private var wasScrolling: Bool

  init(_ list: any Scrollable, isScrolling: ValueBinding<Bool>?, contentOffset: ValueBinding<CGPoint>?) {
    self.list = list
    self.isScrolling = isScrolling
    self.contentOffset = contentOffset
    agreed = contentOffset?.get() ?? list.scrollOffset
    wasScrolling = isScrolling?.get() ?? list.scrollPhase.isScrolling
    var interests: ScrollInterests = []
    if isScrolling != nil { interests.insert(.phase) }
    if contentOffset != nil { interests.insert(.offset) }
    token = list.addScrollObserver(ScrollObserver(interests, wantsInitial: true) { [weak self] in self?.heard($0) })
  }

  /// Ends the binding.
  ///
  /// Doing it again does nothing.
  public func cancel() {
    token = nil
    list = nil
  }

  /// Moves the list to an offset that was set from outside.
  ///
  /// The pass of the list's window does it; on a platform whoever updates the view calls it.
  ///
  /// - Returns: whether the list moved.
  @discardableResult
  public func update() -> Bool {
    guard let list, let contentOffset, token != nil else { return false }
    let outside = contentOffset.get()
    guard outside != agreed else { return false }
    guard outside.x.isFinite, outside.y.isFinite else {
      contentOffset.set(agreed)
      return false
    }
    agreed = outside
    guard outside != list.scrollOffset else { return false }
    list.setScrollOffset(outside)
    // A list that rounds offsets, or takes only some, has the last word.
    if list.scrollOffset != outside {
      agreed = list.scrollOffset
      contentOffset.set(agreed)
    }
    return true
  }

  private func heard(_ event: ScrollEvent) {
    guard let list else { return }
    switch event.change {
    case .phase:
      let isNow = list.scrollPhase.isScrolling
      guard isNow != wasScrolling else { return }
      wasScrolling = isNow
      isScrolling?.set(isNow)
    case .offset(_, let new):
      guard let contentOffset, contentOffset.get() == agreed, new != agreed else { return }
      agreed = new
      contentOffset.set(new)
    default: break
    }
  }
}

extension ScrollBinding: PassParticipant {
  func takePart(inPassOf window: WindowNode) -> Bool { update() }
  func endPass() {}

  func memberWasReleased() {}
}

@available(*, unavailable, message: "it belongs to the owner of its list")
extension ScrollBinding: Sendable {}

extension Scrollable {
  /// Binds whether the list scrolls, and where it is, to values of somebody else's.
  ///
  /// The list is the one that knows at first: after the next pass the values are its own. From then on the offset goes both
  /// ways, and `isScrolling` from the list outward.
  ///
  /// ```swift
  /// let binding = list.bindScroll(isScrolling: isScrolling, contentOffset: contentOffset)
  /// ```
  ///
  /// - Parameters:
  ///   - isScrolling: where it is kept whether the list scrolls, for whatever reason; `nil` for nowhere.
  ///   - contentOffset: where the offset is kept, in points; `nil` for nowhere.
  /// - Returns: the binding, to be kept as long as it is to last.
  public func bindScroll(
    isScrolling: ValueBinding<Bool>? = nil, contentOffset: ValueBinding<CGPoint>? = nil
  ) -> ScrollBinding {
    let binding = ScrollBinding(self, isScrolling: isScrolling, contentOffset: contentOffset)
    (self as? ViewNode)?.join(binding)
    return binding
  }
}
