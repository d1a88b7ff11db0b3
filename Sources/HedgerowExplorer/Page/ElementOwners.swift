import Hedgerow

/// The next responder of every element, and the controllers that own them, in one go: a search for each would walk every chain anew.
struct ElementOwners {
  private let model: DumpModel
  /// For each element the place of the next responder that the text shows; −1 for none.
  let nexts: [Int]
  /// For each element the controller that it is, or that owns it.
  private var nearest: [ControllerNode?]

  /// - Complexity: O(n), with n elements.
  init(_ model: DumpModel) {
    self.model = model
    nexts = model.elements.map { Self.next(after: $0, in: model) }
    nearest = [ControllerNode?](repeating: nil, count: model.elements.count)
    var isKnown = [Bool](repeating: false, count: model.elements.count)
    for start in model.elements.indices {
      var way: [Int] = []
      var place = start
      var found: ControllerNode?
      while place >= 0 {
        if isKnown[place] {
          found = nearest[place]
          break
        }
        isKnown[place] = true
        way.append(place)
        let responder = model.elements[place].responder
        found = (responder as? ControllerNode) ?? (responder as? ViewNode)?.controller
        if found != nil { break }
        place = nexts[place]
      }
      for place in way { nearest[place] = found }
    }
  }

  /// The controller that owns an element; that of a controller is another one.
  func owner(of place: Int) -> ControllerNode? {
    guard model.elements[place].controller != nil else { return nearest[place] }
    return nexts[place] >= 0 ? nearest[nexts[place]] : nil
  }

  private static func next(after element: DumpElement, in model: DumpModel) -> Int {
    var responder = element.responder?.next
    // What was made up has no place; more than a window and a view is never made up in a row.
    for _ in 0..<8 {
      guard let current = responder else { return -1 }
      if let place = model.places[ObjectIdentifier(current)], model.elements[place].responder === current {
        return place
      }
      responder = current.next
    }
    return -1
  }
}
