/// Keeps an eye on the ids that are in view, and tells when they are others.
///
/// It looks after each pass in which something moved or changed, at rows and viewport as they are then.
final class VisibleIDs<ItemID: Hashable>: RowWatcher {
  private let look: () -> [ItemID]?
  private weak var list: ListNode?
  private let observers = ObserverList<(old: [ItemID], new: [ItemID])>()
  private var last: [ItemID]
  /// The window whose next pass delivers; `nil` when nothing waits.
  private weak var announcedIn: WindowNode?

  init(of list: ListNode, _ look: @escaping () -> [ItemID]?) {
    self.list = list
    self.look = look
    last = look() ?? []
    list.addRowWatcher(self)
  }

  func add(initial: Bool, _ tell: @escaping ([ItemID], [ItemID]) -> Void) -> ObservationToken {
    if observers.count == 0 { last = look() ?? last }
    let token = observers.add(beginning: initial ? { [weak self] in self.map { [($0.last, $0.last)] } ?? [] } : nil) {
      tell($0.old, $0.new)
    }
    if initial { rowsMayHaveChanged() }
    return token
  }

  func rowsMayHaveChanged() {
    guard observers.count > 0, let window = list?.window, announcedIn !== window else { return }
    announcedIn = window
    window.willDeliver(self)
  }

  func deliverEvents() {
    announcedIn = nil
    guard let new = look() else { return }
    let old = last
    last = new
    if new != old { observers.tell((old, new)) }
    observers.begin()
  }
}
