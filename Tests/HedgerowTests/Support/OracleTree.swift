/// A tree of numbers edited by the rules in the plainest way, to compare the model with.
///
/// A view that is pinned to a base stands in the base's list alone; what it is beside follows from the base.
struct OracleTree {
  struct Item {
    var parent: Int?
    var base: Int?
    /// The subviews that are pinned to none, from the back.
    var free: [Int] = []
    var overlays: [Int] = []
    var isHidden = false
    var isWindow = false
  }

  enum Place {
    case end
    case index(Int)
    case above(Int)
    case below(Int)
  }

  var items: [Item]

  init(count: Int, windows: Int) {
    items = (0..<count).map { Item(isWindow: $0 < windows) }
  }

  // MARK: - What it says

  func superview(_ view: Int) -> Int? { items[view].base.map { superview($0) } ?? items[view].parent }

  func group(_ view: Int) -> [Int] { [view] + items[view].overlays.flatMap { group($0) } }

  func subviews(_ view: Int) -> [Int] { items[view].free.flatMap { group($0) } }

  func top(_ view: Int) -> Int { superview(view).map { top($0) } ?? view }

  func window(_ view: Int) -> Int? { items[top(view)].isWindow ? top(view) : nil }

  func isHidden(_ view: Int) -> Bool { items[view].isHidden || (items[view].base.map { isHidden($0) } ?? false) }

  func isVisible(_ view: Int) -> Bool {
    window(view) != nil && !isHidden(view) && (superview(view).map { isVisible($0) } ?? true)
  }

  func isInside(_ view: Int, _ other: Int) -> Bool {
    view == other || (superview(view).map { isInside($0, other) } ?? false)
  }

  func isPinned(_ view: Int, to base: Int) -> Bool {
    view == base || (items[view].base.map { isPinned($0, to: base) } ?? false)
  }

  // MARK: - Edits

  /// `false` when it is refused.
  mutating func attach(_ view: Int, to parent: Int, _ place: Place) -> Bool {
    guard !items[view].isWindow, !isInside(parent, view), !isInsideOverlay(parent, of: view) else { return false }
    let isBeside = items[view].base != nil && superview(view) == parent
    switch place {
    case .above(let sibling), .below(let sibling):
      // Beside what is pinned to it the view is already.
      if superview(view) == parent, sibling != view, group(view).contains(sibling) { return true }
    default: break
    }
    let moving = group(view)
    if !isBeside { unlink(view) }
    var flat = subviews(parent).filter { !moving.contains($0) }
    flat.insert(contentsOf: moving, at: index(of: place, in: flat, isPinned: isBeside))
    if !isBeside { items[view].parent = parent }
    regroup(parent, as: flat)
    return true
  }

  private func isInsideOverlay(_ view: Int, of base: Int) -> Bool {
    isPinned(view, to: base) || (superview(view).map { isInsideOverlay($0, of: base) } ?? false)
  }

  private func index(of place: Place, in flat: [Int], isPinned: Bool) -> Int {
    var index = flat.count
    switch place {
    case .end: break
    case .index(let wanted): index = min(max(wanted, 0), flat.count)
    case .above(let sibling): index = flat.lastIndex { self.isPinned($0, to: sibling) }.map { $0 + 1 } ?? flat.count
    case .below(let sibling):
      index = flat.firstIndex(of: sibling) ?? flat.count
      while !isPinned, index < flat.count, items[flat[index]].base != nil { index -= 1 }
    }
    while !isPinned, index < flat.count, items[flat[index]].base != nil { index += 1 }
    return index
  }

  /// Takes an order of subviews over, as far as what is pinned stays with its base.
  private mutating func regroup(_ parent: Int, as flat: [Int]) {
    items[parent].free = flat.filter { items[$0].base == nil }
    for view in flat { items[view].overlays = flat.filter { items[$0].base == view } }
  }

  mutating func exchange(_ first: Int, _ second: Int, in parent: Int) {
    var flat = subviews(parent)
    guard flat.indices.contains(first), flat.indices.contains(second) else { return }
    flat.swapAt(first, second)
    regroup(parent, as: flat)
  }

  mutating func unlink(_ view: Int) {
    if let base = items[view].base { items[base].overlays.removeAll { $0 == view } }
    if let parent = items[view].parent { items[parent].free.removeAll { $0 == view } }
    items[view].base = nil
    items[view].parent = nil
  }

  /// `false` when it is refused.
  mutating func addOverlay(_ view: Int, to base: Int) -> Bool {
    guard !items[view].isWindow, !isInside(base, view), !isInsideOverlay(base, of: view) else { return false }
    unlink(view)
    items[view].base = base
    items[base].overlays.append(view)
    return true
  }
}
