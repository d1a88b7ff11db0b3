/// Who is in whom among the elements of a model, as the text has it.
struct ElementTree {
  /// For each element the one that it is in; −1 for none.
  private(set) var parents: [Int]
  private(set) var tops: [Int] = []
  /// For each element how many others are in it, at any depth.
  private(set) var sizes: [Int]
  private var first: [Int]
  private var next: [Int]

  /// - Complexity: O(n), with n elements.
  init(_ model: DumpModel) {
    let count = model.elements.count
    parents = [Int](repeating: -1, count: count)
    sizes = [Int](repeating: 0, count: count)
    first = parents
    next = parents
    var start = 0
    for (place, element) in model.elements.enumerated() {
      if element.index == 0 { start = place }
      if let parent = element.node.parent, parent >= 0, parent < element.index { parents[place] = start + parent }
    }
    for place in parents.indices.reversed() {
      let parent = parents[place]
      guard parent >= 0 else {
        tops.append(place)
        continue
      }
      sizes[parent] += sizes[place] + 1
      next[place] = first[parent]
      first[parent] = place
    }
    tops.reverse()
  }

  /// What is directly in an element, in text order.
  func children(of place: Int) -> [Int] {
    var found: [Int] = []
    var child = first[place]
    while child >= 0 {
      found.append(child)
      child = next[child]
    }
    return found
  }
}
