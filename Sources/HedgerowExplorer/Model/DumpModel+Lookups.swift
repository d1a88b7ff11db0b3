public import Hedgerow

extension DumpModel {
  /// What the text said of a view or controller; `nil` for one that is not of this model, or that was made up.
  ///
  /// - Complexity: O(1).
  public func element(of responder: ResponderNode) -> DumpElement? {
    places[ObjectIdentifier(responder)].map { elements[$0] }
  }

  /// The elements of an address, in text order: several where the text shows the object twice, as a second command does.
  ///
  /// - Complexity: O(k), with k of them.
  public func elements(at address: UInt64) -> [DumpElement] {
    (addresses[address] ?? []).map { elements[$0] }
  }

  /// The first view of an address; `nil` for none.
  ///
  /// - Complexity: O(k), with k elements of the address.
  public func view(at address: UInt64) -> ViewNode? {
    elements(at: address).lazy.compactMap { $0.responder as? ViewNode }.first
  }

  /// The first controller of an address; `nil` for none.
  ///
  /// - Complexity: O(k), with k elements of the address.
  public func controller(at address: UInt64) -> ControllerNode? {
    elements(at: address).lazy.compactMap(\.controller).first
  }

  /// The cells that the text shows of a list; `nil` for a list that is not of this model.
  ///
  /// - Complexity: O(1).
  public func cells(of list: ListNode) -> ListCells? { listPlaces[ObjectIdentifier(list)].map { lists[$0] } }
}
