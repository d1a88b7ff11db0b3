/// The responders after one, from the next to the end of the chain; made by ``ChainResponder/responderChain(includingSelf:)``.
///
/// The sequence is lazy, and ends where the chain runs in a circle, with each responder visited once.
public struct ResponderSequence<Responder: ChainResponder>: Sequence, IteratorProtocol
where Responder.RelatedResponder == Responder {
  private var upcoming: Responder?
  private var seen = VisitedChain()

  /// The first responder that came up a second time; `nil` while none has.
  public private(set) var repeatedResponder: Responder?

  init(from first: Responder?, excluding start: AnyObject?) {
    upcoming = first
    if let start { _ = seen.insert(start) }
  }

  /// The next responder; `nil` behind the last.
  ///
  /// - Complexity: O(1).
  public mutating func next() -> Responder? {
    guard let responder = upcoming else { return nil }
    guard seen.insert(responder) else {
      repeatedResponder = responder
      upcoming = nil
      return nil
    }
    upcoming = responder.next
    return responder
  }
}

extension ChainResponder {
  /// The responders after this one, lazily.
  ///
  /// - Parameter includingSelf: whether this one comes first; not unless said so.
  /// - Complexity: O(1) to make it, O(d) to go through it, with d the length of the chain.
  public func responderChain(includingSelf: Bool = false) -> ResponderSequence<RelatedResponder> {
    if includingSelf, let responder = self as? RelatedResponder {
      return ResponderSequence(from: responder, excluding: nil)
    }
    return ResponderSequence(from: next, excluding: self)
  }

  /// The responders after this one, or the news that the chain runs in a circle.
  ///
  /// - Throws: ``SearchError/circle(_:)``, with those visited, each once.
  /// - Complexity: O(d), with d the length of the chain.
  public func allResponders() throws(SearchError) -> [RelatedResponder] {
    var chain = responderChain()
    var visited: [RelatedResponder] = []
    while let responder = chain.next() { visited.append(responder) }
    if let repeated = chain.repeatedResponder {
      throw .circle(SearchCircle(at: String(describing: repeated), visited: visited.map { String(describing: $0) }))
    }
    return visited
  }

  /// The nearest responder of a type up the chain; `nil` for none.
  ///
  /// It goes on through responders of every sort.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - includingSelf: whether this responder itself counts; not unless said so.
  ///   - predicate: what else a match must satisfy; nothing unless given.
  /// - Complexity: O(d), with d the length of the chain.
  public func nearestResponder<Match>(
    ofType type: Match.Type, includingSelf: Bool = false, where predicate: ((Match) -> Bool)? = nil
  ) -> Match? {
    for responder in responderChain(includingSelf: includingSelf) {
      if let match = responder as? Match, predicate?(match) ?? true { return match }
    }
    return nil
  }

  /// The last responder of a type up the chain; `nil` for none.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - includingSelf: whether this responder itself counts; not unless said so.
  ///   - predicate: what else a match must satisfy; nothing unless given.
  /// - Complexity: O(d), with d the length of the chain.
  public func outermostResponder<Match>(
    ofType type: Match.Type, includingSelf: Bool = false, where predicate: ((Match) -> Bool)? = nil
  ) -> Match? {
    var outermost: Match?
    for responder in responderChain(includingSelf: includingSelf) {
      if let match = responder as? Match, predicate?(match) ?? true { outermost = match }
    }
    return outermost
  }
}
