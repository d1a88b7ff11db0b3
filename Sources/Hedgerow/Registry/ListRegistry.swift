public import Foundation

/// The lists of an app by their tags: whichever list is there under a tag now is reached by it, from anywhere.
///
/// The registry keeps no list alive. A list that is released is gone from it, with its entry, at the next call or pass.
/// A tag has one list and a list one tag. Lists are the model's or a platform's: whatever is ``Scrollable``.
///
/// Requests to scroll may come before their list, and wait; see ``scroll(_:to:at:animated:when:expiresAfter:)``. What
/// waits is moved on by the pass of the windows that the lists are in, and on a platform by ``pass()``.
///
/// A registry has one owner. One that is kept in a global is `@MainActor let`.
public final class ListRegistry {
  /// A tag and the list that has it.
  final class Entry {
    var tag: ListTag
    weak var list: (any Scrollable)?
    let serial: UInt64
    /// The list's identity, which a list that is released can't be asked for.
    let id: ObjectIdentifier
    /// The probes that hold the list here; none where it was registered by hand.
    var holders: [ObjectIdentifier: Holder] = [:]
    var isHeldByHand = false

    init(tag: ListTag, list: any Scrollable, serial: UInt64) {
      self.tag = tag
      self.list = list
      self.serial = serial
      id = ObjectIdentifier(list)
    }
  }

  var entries: [ListTag: Entry] = [:]
  private var tags: [ObjectIdentifier: ListTag] = [:]
  private var nextSerial: UInt64 = 0
  /// The tags that entries have now whose registrations name another.
  private var renamed: [UInt64: ListTag] = [:]
  /// The tags that ever had a list.
  private(set) var known: Set<ListTag> = []
  /// The offsets that lists left behind under tags that they were moved from.
  private var leftOffsets: [ListTag: LeftOffset] = [:]
  /// How many there may be before those of lists that are gone are looked for.
  private var leftOffsetLimit = 16
  /// The request that waits for each tag, and those without a tag.
  var waiting: [ListTag: ScrollRequest] = [:]
  var untagged: [ScrollRequest] = []
  /// The tags that lost their list since the last pass, and why: whoever takes one before the pass ends inherits its request.
  var orphaned: [ListTag: ScrollCancellation] = [:]
  /// Whether a view went since the last look at all lists.
  var hasDeadViews = false
  /// Whether there was ever a list that is no view of the model.
  private(set) var hasForeignLists = false
  /// How many requests there were.
  var requestCount = 0
  var bindings: [BoundTag] = []
  let observers = ObserverList<RegistryEvent>()

  private struct LeftOffset {
    weak var list: (any Scrollable)?
    let offset: CGPoint
  }

  /// The time by which requests expire.
  ///
  /// Unless one is set, a registry has a clock of its own, which stands still, until one of its lists is in a window: then it
  /// goes by the window's. What is left to a request that expires stays what it was.
  public var clock: VirtualClock {
    get { ownClock }
    set {
      hasGivenClock = true
      follow(newValue)
    }
  }

  private var ownClock: VirtualClock
  private var hasGivenClock: Bool

  /// Makes an empty registry.
  ///
  /// - Parameter clock: the time by which requests expire, such as ``WindowNode/clock``; `nil` to go by the first window
  ///   that one of the lists is in.
  public init(clock: VirtualClock? = nil) {
    hasGivenClock = clock != nil
    ownClock = clock ?? VirtualClock()
    ownClock.addWaiter(self)
  }

  /// Goes by the clock of a window, unless it has one that was given or took one before.
  func adopt(_ window: WindowNode) {
    guard !hasGivenClock else { return }
    hasGivenClock = true
    follow(window.clock)
  }

  private func follow(_ clock: VirtualClock) {
    guard clock !== ownClock else { return }
    ownClock.removeWaiter(self)
    let shift = clock.now - ownClock.now
    for request in Array(waiting.values) + untagged { request.deadline = request.deadline.map { $0 + shift } }
    ownClock = clock
    clock.addWaiter(self)
  }

  deinit {
    for (_, request) in waiting.sorted(by: { $0.key.name < $1.key.name }) { request.end(.cancelled(.released)) }
    for request in untagged { request.end(.cancelled(.released)) }
  }

  // MARK: - Registering

  /// Puts a list under a tag.
  ///
  /// Registering it there again does nothing. A tag that has another list gets this one in its place; a request that waits
  /// for the tag goes over to it.
  ///
  /// - Returns: what ``unregister(_:)`` takes.
  /// - Throws: ``RegistryError/alreadyTagged(list:as:wanted:)`` for a list with another tag, ``RegistryError/emptyTag``.
  /// - Complexity: O(1).
  @discardableResult
  public func register(_ list: any Scrollable, as tag: ListTag) throws(RegistryError) -> Registration {
    let entry = try take(list, as: tag)
    entry.isHeldByHand = true
    return Registration(tag: tag, serial: entry.serial)
  }

  /// Takes a list out.
  ///
  /// A registration that is stale takes nothing out. One whose tag was renamed since is not.
  ///
  /// A request that waits for the tag is inherited by a list that takes it before the end of the next pass; else it ends.
  ///
  /// - Returns: whether a list was taken out.
  /// - Complexity: O(1).
  @discardableResult
  public func unregister(_ registration: Registration) -> Bool {
    let tag = renamed[registration.serial] ?? registration.tag
    purge(tag)
    guard let entry = entries[tag], entry.serial == registration.serial else { return false }
    remove(entry)
    observers.tell(.detached(tag))
    return true
  }

  /// Moves a list to another tag.
  ///
  /// Its offset stays with the tag that it leaves, and it gets the one that it left under the new tag before; under a
  /// tag new to it it begins at its start.
  ///
  /// A list without a tag is registered. Another list that has the tag loses it.
  ///
  /// - Throws: ``RegistryError/emptyTag``; nothing has changed then.
  /// - Complexity: O(1).
  @discardableResult
  public func move(_ list: any Scrollable, to tag: ListTag) throws(RegistryError) -> Registration {
    guard !tag.name.isEmpty else { throw .emptyTag }
    guard let oldTag = self.tag(of: list), let old = entries[oldTag], oldTag != tag else {
      return try register(list, as: tag)
    }
    leave(list.scrollOffset, of: list, under: oldTag)
    let holders = old.holders
    let isHeldByHand = old.isHeldByHand
    remove(old)
    purge(tag)
    let other = entries[tag]
    if let other { remove(other) }
    let left = leftOffsets.removeValue(forKey: tag)
    list.setScrollOffset(left?.list === list ? left?.offset ?? list.scrollStart : list.scrollStart)
    let entry = insert(list, as: tag)
    entry.holders = holders
    entry.isHeldByHand = isHeldByHand
    for holder in holders.values { holder.holder?.tagDidChange(to: tag) }
    if other != nil { observers.tell(.detached(tag)) }
    observers.tell(.moved(from: oldTag, to: tag))
    return Registration(tag: tag, serial: entry.serial)
  }

  /// Gives a tag another name; list, offset and waiting request stay.
  ///
  /// - Throws: ``RegistryError/notRegistered(_:)``, ``RegistryError/tagInUse(_:by:)``, ``RegistryError/emptyTag``; nothing
  ///   has changed then.
  /// - Complexity: O(1).
  public func rename(_ old: ListTag, to new: ListTag) throws(RegistryError) {
    purge(old)
    purge(new)
    guard !new.name.isEmpty else { throw .emptyTag }
    guard let entry = entries[old] else { throw .notRegistered(old) }
    guard new != old else { return }
    if let other = entries[new]?.list { throw .tagInUse(new, by: other.scrollName) }
    entries[old] = nil
    entry.tag = new
    entries[new] = entry
    renamed[entry.serial] = new
    tags[entry.id] = new
    known.insert(new)
    for holder in entry.holders.values { holder.holder?.tagDidChange(to: new) }
    if let request = waiting.removeValue(forKey: old) {
      request.tag = new
      hold(request, for: new)
    } else if let list = entry.list {
      waiting[new]?.meet(list)
    }
    observers.tell(.moved(from: old, to: new))
  }

  /// Tells of every event from now on, in order, until the token goes.
  public func observe(_ tell: @escaping (RegistryEvent) -> Void) -> ObservationToken { observers.add(tell) }

  // MARK: - Entries

  /// Puts a list under a tag, whoever holds it there.
  func take(_ list: any Scrollable, as tag: ListTag) throws(RegistryError) -> Entry {
    guard !tag.name.isEmpty else { throw .emptyTag }
    if let oldTag = self.tag(of: list) {
      guard oldTag == tag else { throw .alreadyTagged(list: list.scrollName, as: oldTag, wanted: tag) }
      if let entry = entries[tag] { return entry }
    }
    purge(tag)
    let old = entries[tag]
    if let old { remove(old) }
    let entry = insert(list, as: tag)
    observers.tell(old == nil ? .attached(tag, list: list.scrollName) : .replaced(tag, list: list.scrollName))
    return entry
  }

  func insert(_ list: any Scrollable, as tag: ListTag) -> Entry {
    let entry = Entry(tag: tag, list: list, serial: nextSerial)
    nextSerial += 1
    entries[tag] = entry
    tags[entry.id] = tag
    known.insert(tag)
    if !orphaned.isEmpty { orphaned[tag] = nil }
    if !waiting.isEmpty { waiting[tag]?.meet(list) }
    if let view = list as? ViewNode {
      view.join(self)
      if let window = view.window { adopt(window) }
    } else {
      hasForeignLists = true
    }
    return entry
  }

  func remove(_ entry: Entry) {
    entries[entry.tag] = nil
    tags[entry.id] = nil
    if !renamed.isEmpty { renamed[entry.serial] = nil }
    if !waiting.isEmpty, let request = waiting[entry.tag] {
      orphaned[entry.tag] = entry.list == nil ? .released : .detached
      request.leaveList()
    }
  }

  private func leave(_ offset: CGPoint, of list: any Scrollable, under tag: ListTag) {
    if leftOffsets.count >= leftOffsetLimit {
      leftOffsets = leftOffsets.filter { $0.value.list != nil }
      leftOffsetLimit = max(16, 2 * leftOffsets.count)
    }
    leftOffsets[tag] = LeftOffset(list: list, offset: offset)
  }

  /// Takes a dead list out.
  func purge(_ tag: ListTag) {
    guard let entry = entries[tag], entry.list == nil else { return }
    remove(entry)
    observers.tell(.released(tag))
  }

  /// Takes every list out that is released.
  ///
  /// It is done by itself where it matters; calling it only tells sooner.
  ///
  /// - Complexity: O(n), with n lists.
  public func purge() {
    hasDeadViews = false
    for (tag, entry) in entries where entry.list == nil { purge(tag) }
    leftOffsets = leftOffsets.filter { $0.value.list != nil }
  }

  /// The tag of a list; `nil` for one that has none.
  ///
  /// - Complexity: O(1).
  public func tag(of list: any Scrollable) -> ListTag? {
    guard let tag = tags[ObjectIdentifier(list)] else { return nil }
    // The memory of a list that was released may be another's by now.
    guard entries[tag]?.list === list else {
      purge(tag)
      return nil
    }
    return tag
  }

  /// The offset that belongs to a tag: that of its list, or what a list left there that was moved away; `nil` for neither.
  ///
  /// - Complexity: O(1).
  public func offset(of tag: ListTag) -> CGPoint? {
    if let list = self[tag] { return list.scrollOffset }
    guard let left = leftOffsets[tag], left.list != nil else { return nil }
    return left.offset
  }
}

@available(*, unavailable, message: "it has one owner; keep it in a global as @MainActor let")
extension ListRegistry: Sendable {}
