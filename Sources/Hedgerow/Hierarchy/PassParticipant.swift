/// Something that has waiting work in the pass of the windows that its views are in.
///
/// The order of a pass is layout, then events, then the participants, again while something moves; when nothing does any
/// more each participant is told that the pass ends.
protocol PassParticipant: AnyObject {
  /// Moves on what can be moved on for views of a window.
  ///
  /// - Returns: whether something moved, so that the pass goes round once more.
  func takePart(inPassOf window: WindowNode) -> Bool

  /// The pass ends.
  func endPass()

  /// A view that it joined is gone.
  func memberWasReleased()
}

/// A participant that is not kept.
struct WeakParticipant {
  weak var participant: (any PassParticipant)?
}

extension ViewNode {
  /// Lets a participant take part in the passes of whatever window the view is in.
  ///
  /// The view does not keep it.
  ///
  /// - Complexity: O(p), with p participants of the view.
  final func join(_ participant: any PassParticipant) {
    let extras = needExtras()
    extras.participants.removeAll { $0.participant == nil || $0.participant === participant }
    extras.participants.append(WeakParticipant(participant: participant))
    flags.insert(.participates)
    windowNode?.take(participant)
  }

  /// Takes the view's participants along into its window.
  final func bringParticipants() {
    guard let windowNode, let extras else { return }
    for weak in extras.participants {
      if let participant = weak.participant { windowNode.take(participant) }
    }
  }
}

extension WindowNode {
  final func take(_ participant: any PassParticipant) {
    guard !participants.contains(where: { $0.participant === participant }) else { return }
    participants.removeAll { $0.participant == nil }
    participants.append(WeakParticipant(participant: participant))
  }

  /// Lets every participant move on what it can.
  final func letParticipantsMove() -> Bool {
    var hasMoved = false
    for weak in participants {
      if let participant = weak.participant { hasMoved = participant.takePart(inPassOf: self) || hasMoved }
    }
    return hasMoved
  }
}
