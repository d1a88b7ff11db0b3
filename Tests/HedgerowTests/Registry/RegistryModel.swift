import Foundation
import Hedgerow

/// The rules of the registry once more, over numbers and names: who has which tag, which request waits for what, who is
/// superseded, what is told.
///
/// Its lists have one section of rows 10 points long.
struct RegistryModel {
  struct List {
    var name: String
    var tag: ListTag?
    var window: Int?
    var rows = 0
    var height = 0.0
    var offset = 0.0
    var version = 0
    var hasIDs = false
    /// The tag of the probe over it; `nil` for a list that is registered by hand.
    var probeTag: ListTag?
    /// Whether its probe found it and was not told otherwise since.
    var isHeld = false

    init(name: String, hasIDs: Bool, probeTag: ListTag? = nil) {
      self.name = name
      self.hasIDs = hasIDs
      self.probeTag = probeTag
    }
  }

  struct Request {
    var tag: ListTag?
    let destination: ScrollDestination
    let alignment: ScrollAlignment
    var metVersion: Int?
    var outcome: ScrollOutcome?
  }

  struct Binding {
    let tag: ListTag
    var target: ListTarget?
    var handled: ListTarget?
    var request: Int?
  }

  var lists: [List]
  var bindings: [Binding]
  private(set) var requests: [Request] = []
  private(set) var events: [RegistryEvent] = []
  private(set) var owners: [ListTag: (list: Int, serial: Int)] = [:]
  private(set) var waiting: [ListTag: Int] = [:]
  private(set) var untagged: [Int] = []
  private var serials = 0
  private var known: Set<ListTag> = []
  private var left: [ListTag: (name: String, offset: Double)] = [:]
  private var orphaned: [ListTag: ScrollCancellation] = [:]
  /// The probes that the next pass tells of a change around them.
  private var told: [Int] = []

  init(lists: [List], bindings: [Binding]) {
    self.lists = lists
    self.bindings = bindings
  }

  // MARK: - Tags

  /// Registers by hand; `nil` when that is refused.
  mutating func register(_ list: Int, as tag: ListTag) -> Int? {
    if let own = lists[list].tag {
      return own == tag ? owners[tag]?.serial : nil
    }
    let isReplacing = owners[tag] != nil
    remove(tag, .detached)
    let serial = insert(list, as: tag)
    let name = listName(list)
    events.append(isReplacing ? .replaced(tag, list: name) : .attached(tag, list: name))
    return serial
  }

  mutating func unregister(serial: Int) -> Bool {
    guard let tag = owners.first(where: { $0.value.serial == serial })?.key else { return false }
    remove(tag, .detached)
    events.append(.detached(tag))
    return true
  }

  mutating func move(_ list: Int, to tag: ListTag) -> Int? {
    guard let old = lists[list].tag, old != tag else { return register(list, as: tag) }
    left[old] = (lists[list].name, lists[list].offset)
    remove(old, .detached)
    let isReplacing = owners[tag] != nil
    remove(tag, .detached)
    let own = left.removeValue(forKey: tag)
    lists[list].offset = own?.name == lists[list].name ? own?.offset ?? 0 : 0
    let serial = insert(list, as: tag)
    if isReplacing { events.append(.detached(tag)) }
    events.append(.moved(from: old, to: tag))
    return serial
  }

  mutating func rename(_ old: ListTag, to new: ListTag) -> RegistryError? {
    guard let owner = owners[old] else { return .notRegistered(old) }
    guard new != old else { return nil }
    if let other = owners[new] { return .tagInUse(new, by: listName(other.list)) }
    owners[old] = nil
    owners[new] = owner
    lists[owner.list].tag = new
    if lists[owner.list].probeTag != nil { lists[owner.list].probeTag = new }
    known.insert(new)
    if let request = waiting.removeValue(forKey: old) {
      requests[request].tag = new
      hold(request, for: new)
    } else if let request = waiting[new] {
      requests[request].metVersion = lists[owner.list].version
    }
    events.append(.moved(from: old, to: new))
    return nil
  }

  /// A list is released, and another takes its place in the script.
  mutating func release(_ list: Int, successor: List) {
    let tag = lists[list].tag
    if let tag {
      remove(tag, .released)
      events.append(.released(tag))
    }
    let name = lists[list].name
    left = left.filter { $0.value.name != name }
    lists[list] = successor
  }

  private mutating func insert(_ list: Int, as tag: ListTag) -> Int {
    serials += 1
    owners[tag] = (list, serials)
    lists[list].tag = tag
    known.insert(tag)
    orphaned[tag] = nil
    if let request = waiting[tag] { requests[request].metVersion = lists[list].version }
    return serials
  }

  private mutating func remove(_ tag: ListTag, _ cause: ScrollCancellation) {
    guard let owner = owners.removeValue(forKey: tag) else { return }
    lists[owner.list].tag = nil
    if waiting[tag] != nil { orphaned[tag] = cause }
  }

  private func listName(_ list: Int) -> String { "List \"\(lists[list].name)\"" }

  // MARK: - Windows and probes

  mutating func mount(_ list: Int, in window: Int) {
    lists[list].window = window
    if lists[list].probeTag != nil { resolve(list) }
  }

  mutating func unmount(_ list: Int) {
    lists[list].window = nil
    told.removeAll { $0 == list }
    guard let tag = lists[list].probeTag, lists[list].isHeld else { return }
    lists[list].isHeld = false
    guard owners[tag]?.list == list else { return }
    remove(tag, .detached)
    events.append(.detached(tag))
  }

  mutating func treeChanged(around list: Int) {
    if lists[list].probeTag != nil, lists[list].window != nil, !told.contains(list) { told.append(list) }
  }

  mutating func retag(_ list: Int, _ tag: ListTag) {
    guard let old = lists[list].probeTag, tag != old else { return }
    lists[list].probeTag = tag
    guard lists[list].isHeld else { return }
    _ = owners[old]?.list == list ? move(list, to: tag) : register(list, as: tag)
  }

  private mutating func resolve(_ list: Int) {
    guard let tag = lists[list].probeTag else { return }
    if lists[list].isHeld, let owner = owners[tag], owner.list != list { return }
    _ = register(list, as: tag)
    lists[list].isHeld = true
  }

  // MARK: - Requests

  mutating func scroll(
    _ tag: ListTag, to destination: ScrollDestination, at alignment: ScrollAlignment, now: Bool
  ) -> Int {
    requests.append(Request(tag: tag, destination: destination, alignment: alignment))
    let request = requests.count - 1
    guard now else {
      if let owner = owners[tag] {
        requests[request].metVersion = lists[owner.list].version
      } else {
        orphaned[tag] = nil
      }
      hold(request, for: tag)
      return request
    }
    if let old = waiting.removeValue(forKey: tag) { end(old, .superseded) }
    if let owner = owners[tag] {
      end(request, go(owner.list, request))
    } else {
      end(request, .refused(known.contains(tag) ? .notAttached(tag: tag.name) : .unknownTag(tag.name)))
    }
    return request
  }

  mutating func scroll(toID id: Int, at alignment: ScrollAlignment, now: Bool) -> Int {
    requests.append(Request(tag: nil, destination: .id(id), alignment: alignment))
    let request = requests.count - 1
    untagged.append(request)
    if now { carryOutUntagged(request) }
    return request
  }

  mutating func cancel(_ request: Int) {
    if requests[request].outcome == nil { end(request, .cancelled(.caller)) }
  }

  private mutating func hold(_ request: Int, for tag: ListTag) {
    let old = waiting[tag]
    waiting[tag] = request
    if let old { end(old, .superseded) }
  }

  private mutating func end(_ request: Int, _ outcome: ScrollOutcome) {
    precondition(requests[request].outcome == nil)
    requests[request].outcome = outcome
    if let tag = requests[request].tag, waiting[tag] == request { waiting[tag] = nil }
    untagged.removeAll { $0 == request }
    events.append(.ended(requests[request].tag, requests[request].destination, outcome))
  }

  // MARK: - Passes

  /// A pass of a window, or of the registry.
  mutating func pass(_ window: Int?) {
    var hasMoved = false
    repeat {
      if let window {
        let now = told.filter { lists[$0].window == window }
        told.removeAll { now.contains($0) }
        for list in now { resolve(list) }
      }
      hasMoved = carryOut(window)
    } while hasMoved && window != nil
    for (tag, cause) in orphaned.sorted(by: { $0.key.name < $1.key.name }) where owners[tag] == nil {
      if let request = waiting[tag] { end(request, .cancelled(cause)) }
    }
    orphaned = [:]
    resetBindings()
  }

  private mutating func carryOut(_ window: Int?) -> Bool {
    var hasMoved = false
    for index in bindings.indices {
      guard let target = bindings[index].target else {
        bindings[index].handled = nil
        continue
      }
      guard target != bindings[index].handled else { continue }
      bindings[index].handled = target
      bindings[index].request = scroll(bindings[index].tag, to: target.destination, at: target.alignment, now: false)
    }
    for (tag, request) in waiting.sorted(by: { $0.key.name < $1.key.name }) {
      guard let owner = owners[tag] else { continue }
      let list = lists[owner.list]
      guard let place = list.window, window == nil || place == window, list.height > 0 else { continue }
      let outcome = go(owner.list, request)
      if case .refused(let refusal) = outcome, mayPass(refusal), list.version == requests[request].metVersion {
        continue
      }
      end(request, outcome)
      hasMoved = true
    }
    for request in untagged {
      carryOutUntagged(request)
      hasMoved = true
    }
    resetBindings()
    return hasMoved
  }

  private mutating func carryOutUntagged(_ request: Int) {
    guard case .id(let id) = requests[request].destination, let row = id.base as? Int else { return }
    let candidates = owners.values.sorted { $0.serial < $1.serial }.map(\.list).filter {
      lists[$0].hasIDs && row < lists[$0].rows
    }
    switch candidates.count {
    case 0: end(request, .refused(.notLoaded))
    case 1: end(request, go(candidates[0], request))
    default: end(request, .refused(.ambiguous(candidates.map { path(of: $0) })))
    }
  }

  private func path(of list: Int) -> String {
    let name = listName(list)
    guard let window = lists[list].window else { return lists[list].probeTag == nil ? name : "View/\(name)" }
    return lists[list].probeTag == nil ? "Window \"w\(window)\"/\(name)" : "Window \"w\(window)\"/View/\(name)"
  }

  private mutating func resetBindings() {
    for index in bindings.indices {
      guard let request = bindings[index].request, requests[request].outcome != nil else { continue }
      bindings[index].request = nil
      if bindings[index].target == bindings[index].handled { bindings[index].target = nil }
    }
  }

  /// The registry is gone.
  mutating func releaseRegistry() {
    for (_, request) in waiting.sorted(by: { $0.key.name < $1.key.name }) { end(request, .cancelled(.released)) }
    for request in untagged { end(request, .cancelled(.released)) }
  }

  // MARK: - Offsets

  private func mayPass(_ refusal: ScrollRefusal) -> Bool {
    switch refusal {
    case .badSection(let section, _): section >= 0
    case .outOfBounds, .empty, .notLoaded: true
    default: false
    }
  }

  private mutating func go(_ index: Int, _ request: Int) -> ScrollOutcome {
    let list = lists[index]
    let end = Double(list.rows) * 10
    var span = 0.0..<end
    switch requests[request].destination {
    case .row(let path):
      if let refusal = refusal(of: path, in: list) { return .refused(refusal) }
      span = Double(path.row) * 10..<Double(path.row + 1) * 10
    case .id(let id):
      guard list.hasIDs, let row = id.base as? Int, row < list.rows else { return .refused(.notLoaded) }
      span = Double(row) * 10..<Double(row + 1) * 10
    case .last:
      guard list.rows > 0 else { return .refused(.empty) }
      span = end - 10..<end
    case .section(let section):
      guard section == 0 else { return .refused(.badSection(section, of: 1)) }
    case .start: span = 0..<list.height
    case .end: span = max(0, end - list.height)..<max(list.height, end)
    case .offset(let point): span = Double(point.y)..<Double(point.y) + list.height
    case .rect: preconditionFailure("no script asks for a rectangle")
    }
    let wanted = requests[request].alignment == .end ? span.upperBound - list.height : span.lowerBound
    let new = min(max(0, wanted), max(0, end - list.height))
    guard new != list.offset else { return .alreadyThere }
    lists[index].offset = new
    return wanted == new ? .settled(from: list.offset, to: new) : .clamped(shortBy: abs(wanted - new))
  }

  private func refusal(of path: RowPath, in list: List) -> ScrollRefusal? {
    if path.section < 0 || path.row < 0 { return .negative(path) }
    if path.section > 0 { return .badSection(path.section, of: 1) }
    return path.row < list.rows ? nil : .outOfBounds(row: path.row, of: list.rows, section: 0)
  }
}
