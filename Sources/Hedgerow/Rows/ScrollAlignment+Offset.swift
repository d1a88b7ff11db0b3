extension ScrollAlignment {
  /// The scroll offset at which a target has this alignment.
  ///
  /// With the target from t to b and the names of `ScrollRoom`: `.start` is `t − T − S`, `.end` is `b − V + B`,
  /// `.center` is `(t + b)/2 − (V − T − B)/2 − T`. `.nearest` is `offset` itself if the target lies in
  /// `visibleSpan(at: offset)` or covers it; else whichever of `.start` and `.end` is less movement. The result is not
  /// clamped: that is for `RestingRange`.
  ///
  /// - Parameters:
  ///   - target: Where the target starts and ends in the content.
  ///   - room: The viewport and what covers its ends.
  ///   - offset: The scroll offset now; only `.nearest` asks.
  /// - Complexity: O(1).
  public func offset(for target: Range<Double>, in room: ScrollRoom, from offset: Double) -> Double {
    let atStart = target.lowerBound - room.startInset - room.stickyExtent
    let atEnd = target.upperBound - room.viewport + room.endInset
    switch place {
    case .start: return atStart - distance
    case .end: return atEnd - distance
    case .center:
      let middle = (target.lowerBound + target.upperBound) / 2
      return middle - (room.viewport - room.startInset - room.endInset) / 2 - room.startInset - distance
    case .fraction(let fraction):
      // Each end exactly, so that 0 and 1 are `.start` and `.end` to the last bit.
      if fraction == 1 { return atEnd - distance }
      return atStart + fraction * (atEnd - atStart) - distance
    case .nearest:
      // Between these two the target is seen whole, or, if it is longer than the room, covers all that is seen.
      let least = min(atStart, atEnd) - distance
      let greatest = max(atStart, atEnd) - distance
      return min(max(offset, least), greatest)
    }
  }

  /// The scroll offset for a target, brought into the resting range of the content.
  ///
  /// - Complexity: O(1).
  public func restingOffset(
    for target: Range<Double>, in room: ScrollRoom, contentExtent: Double, from offset: Double
  ) -> ClampedOffset {
    room.restingRange(contentExtent: contentExtent).clamp(self.offset(for: target, in: room, from: offset))
  }
}
