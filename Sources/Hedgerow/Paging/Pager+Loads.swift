/// Loads in the task of whoever awaits them.
extension Pager where Row: Sendable, Cursor: Sendable {
  /// Loads what the list needs, as long as the task goes on.
  ///
  /// Each load is a child task of the caller's; what comes of it is taken where the caller is. It ends with the task, and with
  /// ``detach()``; what is under way is cancelled then, which is no failure, and begins again with the next call. A
  /// loader that takes no notice of being cancelled frees its lane at once, and keeps this call from ending until it
  /// does. A second call while one goes on ends at once, as does one without a loader.
  ///
  /// - Parameter isolation: where the pager lives: that of the caller.
  public final func run(isolation: isolated (any Actor)? = #isolation) async { await serve { _ in false } }

  /// Loads until nothing is under way and no load begins by itself any more, as a test wants it.
  ///
  /// The passes of the list's window are run in between. While ``run(isolation:)`` goes on, it is waited for instead.
  /// Where pages are taken by hand it is one pass.
  ///
  /// - Parameter isolation: where the pager lives: that of the caller.
  public final func settle(isolation: isolated (any Actor)? = #isolation) async {
    func isDone(_ pager: Pager) -> Bool {
      pager.source.list?.window?.settle()
      return pager.machine.loadsUnderWay.isEmpty || pager.load == nil
    }
    beginInterrupted()
    guard wake != nil else {
      if !isDone(self) { await serve(until: isDone) }
      return
    }
    while !isDone(self), wake != nil {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  /// Begins again what the end of the last run cut off.
  private final func beginInterrupted() {
    let lanes = interrupted
    interrupted = []
    for lane in lanes {
      if lane == .refresh, let wanted = machine.refresh { refresh(wanted) } else { retry(lane) }
    }
  }

  private final func serve(
    isolation: isolated (any Actor)? = #isolation, until isDone: (Pager) -> Bool
  ) async {
    guard let load, wake == nil else { return }
    let (wakes, bell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    wake = { bell.yield() }
    beginInterrupted()
    await withTaskGroup(of: LoadAnswer<Row, Cursor>.self) { group in
      // The closure belongs where the caller is because it holds on to that.
      _ = isolation
      group.addTask { await LoadAnswer.wake(by: wakes) }
      while !isDone(self), !machine.isDetached, !group.isCancelled {
        for request in takeRequests() {
          let (cancels, canceller) = AsyncStream.makeStream(of: Never.self)
          cancellations[request.token] = { canceller.finish() }
          group.addTask { await LoadAnswer.answer(to: request, load, unless: cancels) }
        }
        guard let answer = await group.next(isolation: isolation), !group.isCancelled else { break }
        switch answer {
        case .wake: group.addTask { await LoadAnswer.wake(by: wakes) }
        case .page(let page, let request): deliver(page, for: request)
        case .failed(let error, let request): fail(error, for: request)
        }
      }
      group.cancelAll()
      bell.finish()
    }
    wake = nil
    interrupted = machine.loadsUnderWay.map(\.lane)
    cancel()
    resumeWaiters()
  }
}

/// What a child task of a pager comes back with.
private enum LoadAnswer<Row: Sendable, Cursor: Sendable>: Sendable {
  /// There may be more to do.
  case wake
  case page(RowPage<Row, Cursor>, PageRequest<Cursor>)
  case failed(any Error, PageRequest<Cursor>)

  /// Waits for a bell.
  static func wake(by bell: AsyncStream<Void>) async -> LoadAnswer {
    for await _ in bell { break }
    return .wake
  }

  /// Loads a page, unless that is cancelled.
  ///
  /// - Parameter cancels: ends when the load is no longer wanted.
  static func answer(
    to request: PageRequest<Cursor>, _ load: @escaping Pager<Row, Int, Cursor>.Load, unless cancels: AsyncStream<Never>
  ) async -> LoadAnswer {
    await withTaskGroup(of: LoadAnswer?.self) { race in
      race.addTask {
        do {
          return .page(try await load(request), request)
        } catch {
          return .failed(error, request)
        }
      }
      race.addTask {
        for await _ in cancels {}
        return nil
      }
      let first = await race.next() ?? nil
      race.cancelAll()
      return first ?? .failed(CancellationError(), request)
    }
  }
}
