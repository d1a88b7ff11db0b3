/// Where the reader is before a change, and what is to be held on to through it.
///
/// It is taken before anything changes and used once, after everything has.
struct ReaderPlace {
  /// What decides the offset after the change.
  enum Rule {
    /// The start edge, where the offset stays.
    case start
    /// The end edge, where it ends up.
    case end
    /// What is in view.
    case anchor
    /// Where the change is to land.
    case destination(ScrollDestination, ScrollAlignment)

    var isEnd: Bool {
      guard case .end = self else { return false }
      return true
    }

    var isAnchor: Bool {
      guard case .anchor = self else { return false }
      return true
    }
    /// Nothing but the resting range.
    case none
  }

  let offset: Double
  let range: RestingRange
  let phase: MotionPhase
  let rule: Rule
  let heldEdge: ContentEdge

  /// Decides by what is true before the change.
  init(offset: Double, range: RestingRange, phase: MotionPhase, change: ChangeRule) {
    self.offset = offset
    self.range = range
    self.phase = phase
    let keeping: PlaceKeeping
    switch change {
    case .keeping(let rules): keeping = rules
    case .landing(let destination, let alignment):
      rule = .destination(destination, alignment)
      heldEdge = .start
      return
    }
    heldEdge = keeping.heldEdge
    let followsEnd = phase == .idle || phase == .decelerating
    rule =
      if !keeping.isOn {
        .none
      } else if keeping.end != .stay, followsEnd, range.maximum - offset <= keeping.end.tolerance {
        .end
      } else if keeping.start == .reveal, offset <= range.minimum {
        .start
      } else {
        .anchor
      }
  }
}

/// What a change is to do to the offset.
enum ChangeRule {
  case keeping(PlaceKeeping)
  case landing(ScrollDestination, ScrollAlignment)
}

extension Range<Double> {
  var length: Double { upperBound - lowerBound }

  func bound(at edge: ContentEdge) -> Double { edge == .start ? lowerBound : upperBound }
}
