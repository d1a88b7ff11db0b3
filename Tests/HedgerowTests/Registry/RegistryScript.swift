import Foundation
import Hedgerow

/// A random script, played to a registry over windows and lists, and to the model of its rules.
struct RegistryScript {
  private var random: SplitMix64
  private var registry: ListRegistry?
  private weak var released: ListRegistry?
  private let windows: [WindowNode]
  private var lists: [ListNode] = []
  private var boxes: [ViewNode] = []
  private var probes: [ProbeNode?] = []
  /// The requests of the script's own, with the model's numbers; those of the bindings are not handed out.
  private var requests: [(request: ScrollRequest, number: Int)] = []
  private var registrations: [(registration: Registration, serial: Int)] = []
  private var tokens: [ObservationToken] = []
  private let events = Box<[RegistryEvent]>([])
  private let targets: [Box<ListTarget?>]
  private var model: RegistryModel
  private var seen = 0
  private var generation = 0
  private(set) var lastStep = "start"

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private static let tags: [ListTag] = ["a", "b", "c", "d"]

  init(seed: Int) throws {
    random = SplitMix64(seed: UInt64(seed))
    let registry = ListRegistry()
    self.registry = registry
    windows = (0..<2).map { WindowNode("w\($0)", frame: CGRect(x: 0, y: 0, width: 100, height: 400)) }
    targets = Self.tags.prefix(2).map { _ in Box(nil) }
    model = RegistryModel(
      lists: (0..<4).map { index in
        .init(
          name: "L\(index)", hasIDs: index % 2 == 0, probeTag: index < 2 ? nil : Self.tags[index % Self.tags.count])
      }, bindings: Self.tags.prefix(2).map { .init(tag: $0) })
    // Once a list of a registry was in a window, the registry takes part in the window's passes.
    for window in windows {
      let list = ListNode("first")
      window.addSubview(list)
      registry.unregister(try registry.register(list, as: "first"))
      list.removeFromSuperview()
    }
    for index in model.lists.indices { add(model.lists[index]) }
    let events = events
    tokens.append(registry.observe { events.value.append($0) })
    for (index, target) in targets.enumerated() {
      let binding = RequestBinding(get: { target.value }, set: { target.value = $0 })
      tokens.append(registry.bind(binding, to: Self.tags[index]))
    }
  }

  /// A list of the script, in a box with its probe, or alone where it is registered by hand.
  private mutating func add(_ rules: RegistryModel.List, at index: Int? = nil) {
    let list = ListNode(rules.name)
    list.extents = .uniform(row: 10)
    list.frame = CGRect(x: 0, y: 0, width: 100, height: CGFloat(rules.height))
    if rules.hasIDs {
      list.pathOfID = { [unowned list] id in
        guard let row = id.base as? Int, row < list.rowCount else { return nil }
        return RowPath(section: 0, row: row)
      }
    }
    // Without a section nothing is asked of the rows; the model's lists have one.
    _ = try? list.reload([0])
    if let index {
      lists[index] = list
      boxes[index] = list
      return
    }
    lists.append(list)
    guard let tag = rules.probeTag, let registry else {
      boxes.append(list)
      probes.append(nil)
      return
    }
    let box = ViewNode()
    let probe = ProbeNode(as: tag, in: registry)
    box.addSubview(list)
    list.addOverlay(probe)
    boxes.append(box)
    probes.append(probe)
  }

  private mutating func anyTag() -> ListTag { Self.tags[random.below(Self.tags.count)] }

  private mutating func anyDestination() -> ScrollDestination {
    switch random.below(12) {
    case 0: .start
    case 1: .end
    case 2: .last
    case 3: .section(random.below(3) - 1)
    case 4: .offset(CGPoint(x: 0, y: random.below(400) - 50))
    case 5: .id(random.below(40))
    case 6: .row(-1)
    case 7: .row(RowPath(section: 2, row: 0))
    default: .row(random.below(40))
    }
  }

  private mutating func anyAlignment() -> ScrollAlignment { random.once(in: 2) ? .start : .end }

  // MARK: - Steps

  mutating func step() {
    guard let registry else { return }
    let index = random.below(lists.count)
    let isByHand = model.lists[index].probeTag == nil
    let tag = anyTag()
    switch random.below(20) {
    case 0, 1: toggleMount(index)
    case 2 where isByHand, 3 where isByHand: register(index, as: tag, in: registry)
    case 2, 3: toggleMount(index)
    case 4: unregister(in: registry)
    case 5 where isByHand: move(index, to: tag, in: registry)
    case 5: retag(index, as: tag)
    case 6: rename(tag, to: anyTag(), in: registry)
    case 7, 8: changeRows(of: index)
    case 9: resize(index)
    case 10:
      lastStep = "hide or show \(index)"
      lists[index].isHidden.toggle()
      model.treeChanged(around: index)
    case 11 where isByHand && random.once(in: 2): release(index, in: registry)
    case 12: cancel()
    case 13: bind()
    case 14: scrollToID(in: registry)
    case 15, 16, 11: scroll(tag, in: registry)
    default: pass(in: registry)
    }
  }

  private mutating func toggleMount(_ index: Int) {
    if model.lists[index].window == nil {
      let window = random.below(windows.count)
      lastStep = "mount \(index) in window \(window)"
      windows[window].addSubview(boxes[index])
      model.mount(index, in: window)
    } else {
      lastStep = "unmount \(index)"
      boxes[index].removeFromSuperview()
      model.unmount(index)
    }
  }

  private mutating func register(_ index: Int, as tag: ListTag, in registry: ListRegistry) {
    lastStep = "register \(index) as \(tag)"
    let registration = try? registry.register(lists[index], as: tag)
    let serial = model.register(index, as: tag)
    if (registration == nil) != (serial == nil) { lastStep += ", which is refused on one side only" }
    if let registration, let serial { registrations.append((registration, serial)) }
  }

  private mutating func unregister(in registry: ListRegistry) {
    guard !registrations.isEmpty else { return pass(in: registry) }
    let (registration, serial) = registrations[random.below(registrations.count)]
    lastStep = "unregister \(registration)"
    if registry.unregister(registration) != model.unregister(serial: serial) {
      lastStep += ", taken out on one side only"
    }
  }

  private mutating func move(_ index: Int, to tag: ListTag, in registry: ListRegistry) {
    lastStep = "move \(index) to \(tag)"
    guard let registration = try? registry.move(lists[index], to: tag), let serial = model.move(index, to: tag) else {
      return lastStep += ", refused"
    }
    registrations.append((registration, serial))
  }

  private mutating func retag(_ index: Int, as tag: ListTag) {
    lastStep = "re-tag the probe of \(index) as \(tag)"
    probes[index]?.listTag = tag
    model.retag(index, tag)
  }

  private mutating func rename(_ old: ListTag, to new: ListTag, in registry: ListRegistry) {
    lastStep = "rename \(old) to \(new)"
    var error: RegistryError?
    do throws(RegistryError) { try registry.rename(old, to: new) } catch let refusal { error = refusal }
    let expected = model.rename(old, to: new)
    if error != expected { lastStep += ", on one side only" }
  }

  private mutating func changeRows(of index: Int) {
    let list = lists[index]
    let rows = model.lists[index].rows
    do {
      if random.once(in: 2) {
        let new = random.below(40)
        lastStep = "reload \(index) with \(new) rows"
        try list.reload([new])
        model.lists[index].rows = new
      } else {
        lastStep = "add a row to \(index)"
        try list.update { $0.insertRows(at: [RowPath(section: 0, row: rows)]) }
        model.lists[index].rows += 1
      }
    } catch { lastStep += ", which failed: \(error)" }
    model.lists[index].version += 1
    // Where a list comes to rest after its rows changed is its own business.
    model.lists[index].offset = Double(list.contentOffset.y)
  }

  private mutating func resize(_ index: Int) {
    let height = [0, 50, 100][random.below(3)]
    lastStep = "make \(index) \(height) points high"
    lists[index].frame.size.height = CGFloat(height)
    model.lists[index].height = Double(height)
    model.lists[index].offset = Double(lists[index].contentOffset.y)
  }

  private mutating func release(_ index: Int, in registry: ListRegistry) {
    let withPass = random.once(in: 2)
    lastStep = "release \(index)" + (withPass ? ", then a pass" : "")
    generation += 1
    boxes[index].removeFromSuperview()
    model.unmount(index)
    let successor = RegistryModel.List(name: "L\(index).\(generation)", hasIDs: model.lists[index].hasIDs)
    add(successor, at: index)
    model.release(index, successor: successor)
    guard withPass else { return registry.purge() }
    registry.pass()
    model.pass(nil)
  }

  private mutating func cancel() {
    guard !requests.isEmpty else { return }
    let (request, number) = requests[random.below(requests.count)]
    lastStep = "cancel request \(number)"
    request.cancel()
    model.cancel(number)
  }

  private mutating func bind() {
    let index = random.below(targets.count)
    let target = random.once(in: 5) ? nil : ListTarget(anyDestination(), at: anyAlignment())
    lastStep = "set the target of \(Self.tags[index]) to \(target?.destination.description ?? "nil")"
    targets[index].value = target
    model.bindings[index].target = target
  }

  private mutating func scrollToID(in registry: ListRegistry) {
    let id = random.below(50)
    let alignment = anyAlignment()
    let isNow = random.once(in: 3)
    lastStep = "scroll to id \(id)" + (isNow ? " now" : "")
    let request = registry.scroll(toID: id, at: alignment, when: isNow ? .now : .whenReady)
    requests.append((request, model.scroll(toID: id, at: alignment, now: isNow)))
  }

  private mutating func scroll(_ tag: ListTag, in registry: ListRegistry) {
    let destination = anyDestination()
    let alignment = anyAlignment()
    let isNow = random.once(in: 4)
    lastStep = "scroll \(tag) to \(destination)" + (isNow ? " now" : "")
    let request = registry.scroll(tag, to: destination, at: alignment, when: isNow ? .now : .whenReady)
    requests.append((request, model.scroll(tag, to: destination, at: alignment, now: isNow)))
  }

  private mutating func pass(in registry: ListRegistry) {
    let window = random.below(windows.count + 1)
    lastStep = window == windows.count ? "a pass of the registry" : "a pass of window \(window)"
    if window == windows.count { registry.pass() } else { windows[window].settle() }
    model.pass(window == windows.count ? nil : window)
  }

  /// Lets everything go: the lists first and then the registry, or all at once.
  mutating func finish() {
    lastStep = "the end"
    for index in lists.indices where model.lists[index].probeTag != nil {
      boxes[index].removeFromSuperview()
      model.unmount(index)
    }
    if random.once(in: 2), let registry {
      for index in lists.indices where model.lists[index].probeTag == nil {
        boxes[index].removeFromSuperview()
        let successor = RegistryModel.List(name: "\(index)", hasIDs: false)
        add(successor, at: index)
        model.release(index, successor: successor)
        registry.purge()
      }
      registry.pass()
      model.pass(nil)
      if registry.count != 0 { lastStep = "the end, with \(registry.count) dead entries" }
    }
    // The events are still listened to.
    tokens.removeLast(tokens.count - 1)
    released = registry
    for window in windows { for view in window.subviews { view.removeFromSuperview() } }
    lists = []
    boxes = []
    probes = []
    registry = nil
    model.releaseRegistry()
    if released != nil { lastStep = "the end, with a registry that is not released, not dead" }
  }

  // MARK: - Comparing

  /// What the registry and the model do not agree on; `nil` when they do.
  mutating func difference() -> String? {
    if lastStep.contains(",") && (lastStep.contains("only") || lastStep.contains("dead") || lastStep.contains("failed"))
    {
      return lastStep
    }
    let new = Array(events.value[seen...])
    let expected = Array(model.events[min(seen, model.events.count)...])
    guard new == expected else { return "told \(new), not \(expected)" }
    seen = model.events.count
    for index in lists.indices where Double(lists[index].contentOffset.y) != model.lists[index].offset {
      return "list \(index) is at \(lists[index].contentOffset.y), not \(model.lists[index].offset)"
    }
    for (request, number) in requests where request.outcome != model.requests[number].outcome {
      return "request \(number) is \(request), not \(model.requests[number])"
    }
    guard let registry else { return nil }
    for tag in Self.tags {
      let expected = model.owners[tag].map { lists[$0.list] }
      if registry[tag] !== expected { return "\(tag) has \(registry[tag]?.scrollName ?? "none")" }
    }
    return nil
  }

  /// What is wrong with how the requests ended; `nil` when each ended once, as its event said.
  func unfinished() -> String? {
    let ends = events.value.filter { if case .ended = $0 { true } else { false } }
    if ends.count != model.requests.count { return "\(ends.count) ends of \(model.requests.count) requests" }
    for (request, number) in requests where request.outcome == nil || request.outcome != model.requests[number].outcome
    {
      return "request \(number) is \(request), not \(model.requests[number].outcome?.description ?? "nothing")"
    }
    return nil
  }
}
