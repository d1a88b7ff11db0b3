/// Observing what scrolls, without being its delegate.
extension Scrollable {
  /// Tells of what happens from now on, until the token goes.
  ///
  /// Events come after the pass that caused them, in order; nothing is heard within this call. What an observer changes is
  /// told after. Any number may observe; an observer costs nothing for events that it does not want.
  ///
  /// ```swift
  /// let token = list.observeScroll(.offset) { event in print(event) }
  /// ```
  ///
  /// - Parameters:
  ///   - interests: what is wanted.
  ///   - initial: whether the first event comes after the next pass with the value as it is then.
  ///   - tell: told of each event. What is observed keeps it until the token goes.
  public func observeScroll(
    _ interests: ScrollInterests, initial: Bool = false, _ tell: @escaping (ScrollEvent) -> Void
  ) -> ObservationToken {
    addScrollObserver(ScrollObserver(interests, wantsInitial: initial, tell: tell))
  }

  /// Tells of a value that is worked out from what scrolls, when it changes and only then.
  ///
  /// The value is worked out after each pass in which something happened that is among the interests. An observer of "is at
  /// the end" hears one event when the list gets there and one when it leaves.
  ///
  /// ```swift
  /// let token = list.observeScroll(value: \.isAtEnd) { old, new in print(old, new) }
  /// ```
  ///
  /// - Parameters:
  ///   - value: works the value out. It gets what is observed, which it is not to keep.
  ///   - interests: what the value depends on.
  ///   - initial: whether it tells of the value after the next pass, as old and new.
  ///   - tell: told of the value before and the value after.
  public func observeScroll<Value: Equatable>(
    value: @escaping (Self) -> Value, within interests: ScrollInterests = .geometry, initial: Bool = false,
    _ tell: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> ObservationToken {
    var last = value(self)
    var mustTell = initial
    return addScrollObserver(
      ScrollObserver(interests, wantsInitial: initial) { [weak self] _ in
        guard let self else { return }
        let old = last
        last = value(self)
        guard last != old || mustTell else { return }
        let isFirst = mustTell
        mustTell = false
        tell(isFirst ? last : old, last)
      })
  }

  /// Whether the view is at the start of its content along the main axis, or before it.
  ///
  /// - Complexity: O(1).
  public var isAtStart: Bool {
    scrollOffset.coordinate(along: mainScrollAxis) <= restingRange(along: mainScrollAxis).minimum
  }

  /// Whether the view is at the end of its content along the main axis, or beyond it.
  ///
  /// - Complexity: O(1).
  public var isAtEnd: Bool {
    scrollOffset.coordinate(along: mainScrollAxis) >= restingRange(along: mainScrollAxis).maximum
  }
}
