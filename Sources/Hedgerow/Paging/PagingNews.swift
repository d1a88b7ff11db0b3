/// What happens in a pager.
public enum PagingNews: Sendable {
  /// A load has begun.
  case began(PagingLane)
  /// A load is over, with what became of its answer.
  case ended(PagingLane, PageOutcome)
  /// The status of the whole is another one.
  case status(old: PagingStatus, new: PagingStatus)
}

extension PagingNews: CustomStringConvertible {
  /// As in "end began", "end: 20 new rows", "loading → idle".
  public var description: String {
    switch self {
    case .began(let lane): "\(lane) began"
    case .ended(let lane, let outcome): "\(lane): \(outcome)"
    case .status(let old, let new): "\(old) → \(new)"
    }
  }
}

/// Tells what happens in a pager, after the pass in which it did; at once where there is no window to have one.
final class PagingNewsStand: EventSource {
  private weak var list: ListNode?
  private let observers = ObserverList<PagingNews>()
  private var waiting: [PagingNews] = []
  /// The window whose next pass delivers; `nil` when nothing waits.
  private weak var announcedIn: WindowNode?
  var last = PagingStatus.idle

  init(of list: ListNode?) { self.list = list }

  func add(initial: Bool, _ tell: @escaping (PagingNews) -> Void) -> ObservationToken {
    let beginning: (() -> [PagingNews])? =
      initial ? { [weak self] in self.map { [.status(old: $0.last, new: $0.last)] } ?? [] } : nil
    let token = observers.add(beginning: beginning, tell)
    if initial { announce() }
    return token
  }

  func note(_ status: PagingStatus) {
    guard "\(status)" != "\(last)" else { return }
    let old = last
    last = status
    tell(.status(old: old, new: status))
  }

  func tell(_ news: PagingNews) {
    guard observers.count > 0 else { return }
    waiting.append(news)
    announce()
  }

  private func announce() {
    guard let window = list?.window else { return deliverEvents() }
    guard announcedIn !== window else { return }
    announcedIn = window
    window.willDeliver(self)
  }

  func deliverEvents() {
    announcedIn = nil
    observers.begin()
    let news = waiting
    waiting = []
    for one in news { observers.tell(one) }
  }
}
