/// When a request is carried out.
public enum RequestTiming: Hashable, Sendable {
  /// As soon as everything that it needs is there, in a pass.
  case whenReady
  /// In the call itself, or not at all: it waits for nothing.
  case now
}

extension ListRegistry {
  /// Asks the list of a tag to scroll, now or when there is one.
  ///
  /// The request may come before the list exists, is in a window, is laid out or has the row: it waits, and is carried out in
  /// a pass. A row that is not there is waited for until the next change of the list's rows, then the request is refused,
  /// with the offset untouched. The newest request for a tag counts: one that waits is superseded.
  ///
  /// An animated request is under way until its last frame, and follows its row meanwhile; a finger that comes down on the
  /// list ends it as ``ScrollCancellation/user``'s, a newer request takes its place where the list is then.
  ///
  /// - Parameters:
  ///   - tag: which list.
  ///   - destination: where to.
  ///   - alignment: where in the viewport the destination lands; the least movement unless said otherwise.
  ///   - animated: whether the list takes ``ScrollAnimation/standard`` to get there; it does not unless said otherwise.
  ///   - timing: ``RequestTiming/now`` for a request that does not wait: it ends, or sets out, in this call.
  ///   - seconds: how long it may wait, by the ``clock``, before it ends as ``ScrollOutcome/expired``; `nil` for as long as it
  ///     takes. What is under way does not expire. A negative number is taken as 0; NaN is refused.
  /// - Returns: the request, to keep or to drop.
  /// - Complexity: O(1), and that of ``Scrollable/scroll(to:at:)`` when it is carried out.
  @discardableResult
  public func scroll(
    _ tag: ListTag, to destination: ScrollDestination, at alignment: ScrollAlignment = .nearest,
    animated: Bool = false, when timing: RequestTiming = .whenReady, expiresAfter seconds: Double? = nil
  ) -> ScrollRequest {
    let request = makeRequest(tag, destination, alignment, animated: animated)
    guard !tag.name.isEmpty else {
      request.end(.refused(.unknownTag("")))
      return request
    }
    if let seconds {
      guard !seconds.isNaN else {
        request.end(.refused(.notFinite))
        return request
      }
      if seconds.isFinite { request.deadline = clock.now + max(0, seconds) }
    }
    purge(tag)
    switch timing {
    case .whenReady:
      if let list = entries[tag]?.list { request.meet(list) } else { orphaned[tag] = nil }
      hold(request, for: tag)
    case .now:
      let old = waiting.removeValue(forKey: tag)
      if old?.isMoving != true { old?.end(.superseded) }
      guard let list = entries[tag]?.list else {
        let name = tag.name
        request.end(.refused(known.contains(tag) ? .notAttached(tag: name) : .unknownTag(name)))
        break
      }
      if let outcome = request.go(on: list) { request.end(outcome) } else { waiting[tag] = request }
    }
    return request
  }

  /// Asks the one list that has a row of an identity to scroll to it, whatever its tag.
  ///
  /// The list is looked for in the next pass: none is refused as ``ScrollRefusal/notLoaded``, several as
  /// ``ScrollRefusal/ambiguous(_:)``.
  ///
  /// - Parameters:
  ///   - id: the identity.
  ///   - alignment: where in the viewport the row lands; the least movement unless said otherwise.
  ///   - animated: whether the list takes ``ScrollAnimation/standard`` to get there; it does not unless said otherwise.
  ///   - timing: ``RequestTiming/now`` for a request that ends, or sets out, in this call.
  /// - Complexity: O(n), with n lists.
  @discardableResult
  public func scroll<ID: Hashable & Sendable>(
    toID id: ID, at alignment: ScrollAlignment = .nearest, animated: Bool = false,
    when timing: RequestTiming = .whenReady
  ) -> ScrollRequest {
    let request = makeRequest(nil, .id(id), alignment, animated: animated)
    request.need = .pass
    switch timing {
    case .whenReady: untagged.append(request)
    case .now:
      carryOutUntagged(request)
      if request.outcome == nil { untagged.append(request) }
    }
    return request
  }

  private func makeRequest(
    _ tag: ListTag?, _ destination: ScrollDestination, _ alignment: ScrollAlignment, animated: Bool
  ) -> ScrollRequest {
    let request = ScrollRequest(tag: tag, destination: destination, alignment: alignment, animated: animated)
    requestCount += 1
    request.serial = requestCount
    // The observers outlive the registry by the requests that end with it.
    request.onEnd = { [weak self, observers] request, outcome in
      self?.forget(request)
      observers.tell(.ended(request.tag, request.destination, outcome))
    }
    return request
  }

  /// Lets a request wait for a tag, in place of any that waited.
  func hold(_ request: ScrollRequest, for tag: ListTag) {
    let old = waiting[tag]
    waiting[tag] = request
    if old?.isMoving != true { old?.end(.superseded) }
  }

  private func forget(_ request: ScrollRequest) {
    if let tag = request.tag, waiting[tag] === request { waiting[tag] = nil }
    if request.tag == nil { untagged.removeAll { $0 === request } }
  }
}
