import Foundation

/// Two lists that go together: where one is scrolled to, the other is too.
///
/// Whichever a finger is on leads; else the one that moves. The other follows in the pass, with one event for each of the
/// leader's, and as far as its content reaches. What it does because it follows leads to nothing, so that there is no echo
/// and nothing drifts. A list that a finger comes down on stops what moved the other.
///
/// The link keeps neither list, and lasts as long as somebody keeps it.
public final class ScrollLink {
  private final class End {
    weak var list: (any Scrollable)?
    /// Where it was put because it follows.
    var followed: CGPoint?
    var token: ObservationToken?
    init(_ list: any Scrollable) { self.list = list }
  }

  private let first: End
  private let second: End

  /// Links two lists.
  ///
  /// Nothing moves until one of them does.
  public init(_ first: any Scrollable, _ second: any Scrollable) {
    self.first = End(first)
    self.second = End(second)
    self.first.token = first.observeScroll([.offset, .phase]) { [weak self] in self?.heard($0, isFirst: true) }
    self.second.token = second.observeScroll([.offset, .phase]) { [weak self] in self?.heard($0, isFirst: false) }
  }

  /// Lets the lists go their own ways.
  ///
  /// Doing it again does nothing.
  public func cancel() {
    first.token = nil
    second.token = nil
  }

  private func heard(_ event: ScrollEvent, isFirst: Bool) {
    let (own, other) = isFirst ? (first, second) : (second, first)
    guard let list = own.list, let partner = other.list else { return }
    switch event.change {
    case .phase(_, let new):
      if new.isTracking, !partner.scrollPhase.isTracking { partner.stopScroll() }
    case .offset:
      if own.followed == list.scrollOffset { return }
      own.followed = nil
      guard !partner.scrollPhase.isTracking else { return }
      // What the leader is pulled beyond its edge, the other is too.
      let inside = list.restingOffset(nearest: list.scrollOffset)
      var target = partner.restingOffset(nearest: inside)
      target.x += list.scrollOffset.x - inside.x
      target.y += list.scrollOffset.y - inside.y
      if partner.scrollOffset != target { partner.setScrollOffset(target) }
      other.followed = partner.scrollOffset
    default: break
    }
  }
}

@available(*, unavailable, message: "it belongs to the owner of its lists")
extension ScrollLink: Sendable {}
