/// Observers in the order in which they came, told one event after the other.
///
/// An event that an observer causes is told after the one being told, never within it.
final class ObserverList<Event> {
  private var observers: [(id: Int, tell: (Event) -> Void)] = []
  private var nextID = 0
  private var waiting: [Event] = []
  private var isTelling = false

  /// How many observe.
  var count: Int { observers.count }

  /// Adds an observer, until the token goes.
  func add(_ tell: @escaping (Event) -> Void) -> ObservationToken {
    let id = nextID
    nextID += 1
    observers.append((id, tell))
    return ObservationToken { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  /// Tells the observers there are now.
  func tell(_ event: Event) {
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      for observer in observers where observers.contains(where: { $0.id == observer.id }) { observer.tell(event) }
    }
  }
}
