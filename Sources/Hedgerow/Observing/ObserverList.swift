/// Observers in the order in which they came, told one event after the other.
///
/// An event that an observer causes is told after the one being told, never within it. Each observer says with a mask what it
/// is interested in: an event that nobody wants costs one comparison, however many observe.
final class ObserverList<Event> {
  /// Whoever observes.
  private final class Observer {
    let interests: UInt32
    /// The first event that is for it: what was under way when it came is not.
    let firstSerial: UInt64
    var tell: ((Event) -> Void)?
    let ended: (() -> Void)?
    /// The events with which it begins; it hears no others before them.
    ///
    /// `nil` once it has.
    var beginning: (() -> [Event])?

    init(
      interests: UInt32, firstSerial: UInt64, tell: @escaping (Event) -> Void, ended: (() -> Void)?,
      beginning: (() -> [Event])?
    ) {
      self.interests = interests
      self.firstSerial = firstSerial
      self.tell = tell
      self.ended = ended
      self.beginning = beginning
    }
  }

  private var observers: [Observer] = []
  /// What anybody is interested in.
  private(set) var interests: UInt32 = 0
  private(set) var hasBeginners = false
  private var waiting: [(event: Event, interest: UInt32, serial: UInt64)] = []
  private var isTelling = false

  deinit {
    for observer in observers { observer.ended?() }
  }

  /// How many observe.
  var count: Int { observers.count }

  /// Adds an observer, until the token goes.
  ///
  /// - Parameters:
  ///   - interests: what it wants to hear.
  ///   - serial: the number of the next event; those before it are not for the observer.
  ///   - beginning: the events with which it begins when ``begin()`` is called next; `nil` for none.
  ///   - ended: called when what is observed is released.
  func add(
    interests: UInt32 = .max, from serial: UInt64 = 0, beginning: (() -> [Event])? = nil, ended: (() -> Void)? = nil,
    _ tell: @escaping (Event) -> Void
  ) -> ObservationToken {
    let observer = Observer(
      interests: interests, firstSerial: serial, tell: tell, ended: ended, beginning: beginning)
    observers.append(observer)
    self.interests |= interests
    if beginning != nil { hasBeginners = true }
    return ObservationToken(isSourceThere: { [weak self] in self != nil }) { [weak self, weak observer] in
      observer?.tell = nil
      self?.observers.removeAll { $0 === observer }
      self?.countInterests()
    }
  }

  private func countInterests() { interests = observers.reduce(0) { $0 | $1.interests } }

  /// Tells the observers there are now.
  ///
  /// - Parameter event: not made when nobody wants it.
  func tell(_ event: @autoclosure () -> Event, interest: UInt32 = .max, serial: UInt64 = .max) {
    guard interests & interest != 0 else { return }
    waiting.append((event(), interest, serial))
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    var told = 0
    while told < waiting.count {
      let (event, interest, serial) = waiting[told]
      told += 1
      for observer in observers
      where observer.interests & interest != 0 && observer.firstSerial <= serial && observer.beginning == nil {
        observer.tell?(event)
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Lets those begin that came since the last time.
  func begin() {
    guard hasBeginners else { return }
    hasBeginners = false
    for observer in observers {
      guard let beginning = observer.beginning else { continue }
      observer.beginning = nil
      for event in beginning() { observer.tell?(event) }
    }
  }
}
