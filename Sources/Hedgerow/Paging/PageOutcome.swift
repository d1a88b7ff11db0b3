/// What became of the answer to a load.
public enum PageOutcome: Equatable, Sendable {
  /// The page is shown: so many of its rows are new, so many were there already and got its content.
  case shown(new: Int, known: Int)
  /// The load failed, or its page names itself as the next.
  case failed
  /// The load was cancelled.
  case cancelled
  /// Nobody waited for the answer any more; it was dropped.
  case late
  /// The rows could not be shown, as one of them has an extent that is not usable.
  case refused(RowSourceError)
}

extension PageOutcome: CustomStringConvertible {
  /// As in "20 new rows, 2 known".
  public var description: String {
    switch self {
    case .shown(let new, let known): "\(new) new row\(new == 1 ? "" : "s")" + (known == 0 ? "" : ", \(known) known")
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .late: "late"
    case .refused(let error): "refused: \(error)"
    }
  }
}
