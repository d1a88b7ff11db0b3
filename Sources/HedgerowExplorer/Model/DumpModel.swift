public import Hedgerow

/// The hierarchy that dumps show, as windows, views, lists and controllers that can be searched, hit and driven.
///
/// Each tree of a dump becomes a window with what is in it; where the text shows no window, one is made. A class that ends in the
/// name of a list or says that it is based on one becomes a `ListNode`, whose rows are the cells of the text; what else scrolls
/// becomes a `ScrollNode`. A controller dump of the same screen, in the same paste or another, is joined by the addresses of
/// views. What the text does not tell is left as a new view has it, and every guess is a note.
///
/// The model keeps all it made. Keep it as long as its views are asked for their controllers: like a view on the platform, a view
/// does not keep its controller.
public struct DumpModel {
  /// The windows, one for each tree, in text order.
  public let windows: [WindowNode]
  /// The controllers in text order, those told before a view after those that have lines of their own.
  public let controllers: [ControllerNode]
  /// The lists in text order, with the cells that the text shows of each.
  public let lists: [ListCells]
  /// Every node of the dumps in text order, with what it became.
  public let elements: [DumpElement]
  /// What could not be modelled, what was made up, and every guess about geometry, by line.
  ///
  /// The notes of reading are those of the dumps.
  public let notes: [DumpNote]
  let places: [ObjectIdentifier: Int]
  let addresses: [UInt64: [Int]]
  let listPlaces: [ObjectIdentifier: Int]

  /// Makes the model of what several dumps show of one screen.
  ///
  /// - Complexity: O(n log n), with n nodes; nothing recurses on depth.
  public init(_ dumps: [Dump]) {
    let builder = ModelBuilder(dumps)
    windows = builder.windows
    controllers = builder.controllers
    lists = builder.lists
    listPlaces = Dictionary(
      lists.enumerated().map { (ObjectIdentifier($1.list), $0) }, uniquingKeysWith: { first, _ in first })
    notes = builder.notes
    var elements: [DumpElement] = []
    var places: [ObjectIdentifier: Int] = [:]
    var addresses: [UInt64: [Int]] = [:]
    elements.reserveCapacity(builder.model.nodes.count)
    for (index, node) in builder.model.nodes.enumerated() {
      let responder = builder.responders[index]
      let place = builder.model.places[index]
      elements.append(
        DumpElement(
          dump: place.dump, index: place.index, node: node, responder: responder, view: builder.views[index]))
      if let responder { places[ObjectIdentifier(responder)] = index }
      if let address = node.address { addresses[address, default: []].append(index) }
    }
    // A view that was made for a controller is told by the controller's line.
    for (index, view) in builder.views.enumerated() {
      if let view, places[ObjectIdentifier(view)] == nil { places[ObjectIdentifier(view)] = index }
    }
    self.elements = elements
    self.places = places
    self.addresses = addresses
  }

  /// Makes the model of a dump.
  ///
  /// - Complexity: O(n log n), with n nodes.
  public init(_ dump: Dump) { self.init([dump]) }

  /// Reads a paste and makes its model.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the text.
  /// - Throws: ``DumpRefusal`` when there is no hierarchy in the text.
  public init(reading text: String) throws(DumpRefusal) { self.init(try Dump(reading: text)) }
}

@available(*, unavailable, message: "it holds views, which have one owner")
extension DumpModel: Sendable {}
