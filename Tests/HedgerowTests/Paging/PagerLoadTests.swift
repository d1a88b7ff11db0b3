import Foundation
import Hedgerow
import Testing

/// Loads in the task of whoever awaits them.
@Suite("Pager loads", .timeLimit(.minutes(1)))
struct PagerLoadTests {
  /// Counts on whatever thread.
  private actor Counter {
    private(set) var values: [Int] = []
    func add(_ value: Int) { values.append(value) }
  }

  @Test("Pages are loaded one after the other till the screen is full, each once")
  func fill() async throws {
    let counter = Counter()
    let paged = try PagedList(load: { request in
      await counter.add(request.cursor)
      await Task.yield()
      return RowPage((0..<5).map { "\(request.cursor).\($0)" }, number: request.cursor)
    })
    await paged.pager.settle()
    #expect(await counter.values == [1, 2, 3])
    #expect(paged.list.rowCount == 15)
    paged.list.scroll(to: .end)
    await paged.pager.settle()
    #expect(await counter.values == [1, 2, 3, 4])
  }

  @Test("A loader that throws at once fails, keeps its error, and does not spin")
  func throwing() async throws {
    let counter = Counter()
    let paged = try PagedList(load: { request in
      await counter.add(request.cursor)
      throw PagedList.Missing.network
    })
    await paged.pager.settle()
    #expect(await counter.values == [1])
    #expect(paged.pager.status(of: .end).error as? PagedList.Missing == .network)
    paged.pager.retry()
    await paged.pager.settle()
    #expect(await counter.values == [1, 1])
  }

  @Test("A run loads what comes up while it goes on, and ends with its task")
  @MainActor
  func run() async throws {
    let paged = try PagedList(load: { request in
      RowPage((0..<20).map { "\(request.cursor).\($0)" }, number: request.cursor)
    })
    let task = Task { await paged.pager.run() }
    await Task.yield()
    await paged.pager.settle()
    #expect(paged.list.rowCount == 20)
    paged.list.scroll(to: .end)
    await paged.pager.settle()
    #expect(paged.list.rowCount == 40)
    task.cancel()
    await task.value
    #expect(paged.pager.machine.loadsUnderWay.isEmpty)
  }

  @Test("A load that would never return is cancelled, by the pager, by its task and by a detach")
  @MainActor
  func endless() async throws {
    for way in ["cancel", "task", "detach", "refresh"] {
      let paged = try PagedList(load: { request in
        if request.lane == .refresh { return RowPage(["fresh"]) }
        try await Task.sleep(for: .seconds(3600))
        return RowPage([])
      })
      let task = Task { await paged.pager.run() }
      await Task.yield()
      paged.window.settle()
      while paged.pager.machine.loadsUnderWay.isEmpty { await Task.yield() }
      switch way {
      case "cancel":
        paged.pager.cancel()
        await paged.pager.settle()
        #expect(paged.pager.status.description == "idle")
        task.cancel()
      case "task": task.cancel()
      case "detach": paged.pager.detach()
      default:
        paged.pager.refresh()
        await paged.pager.settle()
        #expect(paged.source.snapshot().items == ["fresh"])
        task.cancel()
      }
      await task.value
      #expect(paged.pager.machine.loadsUnderWay.isEmpty)
      #expect(paged.pager.machine.counts.failures == 0)
    }
  }

  @Test("What was under way when a run ended begins again with the next")
  @MainActor
  func resumed() async throws {
    let counter = Counter()
    let paged = try PagedList(load: { request in
      await counter.add(request.cursor)
      if await counter.values.count == 1 { try await Task.sleep(for: .seconds(3600)) }
      return RowPage((0..<20).map { "\(request.cursor).\($0)" }, number: request.cursor)
    })
    let task = Task { await paged.pager.run() }
    await Task.yield()
    paged.window.settle()
    while await counter.values.isEmpty { await Task.yield() }
    task.cancel()
    await task.value
    #expect(paged.list.rowCount == 0)
    await paged.pager.settle()
    #expect(await counter.values == [1, 1])
    #expect(paged.list.rowCount == 20)
  }

  @Test("Who waits while a run goes on is let go when what it waits for is cancelled")
  @MainActor
  func cancelledWait() async throws {
    let paged = try PagedList(load: { _ in
      try await Task.sleep(for: .seconds(3600))
      return RowPage([])
    })
    paged.list.isHidden = true
    let run = Task { await paged.pager.run() }
    await Task.yield()
    paged.list.isHidden = false
    let wait = Task { await paged.pager.settle() }
    let cancel = Task { paged.pager.cancel() }
    await cancel.value
    await wait.value
    #expect(paged.pager.machine.loadsUnderWay.isEmpty)
    run.cancel()
    await run.value
  }

  @Test("A second run while one goes on ends at once, and so does one without a loader")
  @MainActor
  func twice() async throws {
    let paged = try PagedList(load: { _ in RowPage([]) })
    let task = Task { await paged.pager.run() }
    await Task.yield()
    await paged.pager.run()
    task.cancel()
    await task.value
    let byHand = try PagedList()
    await byHand.pager.run()
    await byHand.pager.settle()
    #expect(byHand.pager.machine.loadsUnderWay.count == 1, "it waits for its answer by hand")
  }

  @Test("Both sides load side by side, the end first, and all ends in order")
  func bothSides() async throws {
    let paged = try PagedList(load: { request in
      RowPage(
        (0..<5).map { "\(request.cursor).\($0)" }, before: request.cursor > -3 ? request.cursor - 1 : nil,
        after: request.cursor < 3 ? request.cursor + 1 : nil)
    })
    for _ in 0..<20 {
      await paged.pager.settle()
      paged.window.layoutIfNeeded()
    }
    let ids = paged.source.snapshot().items
    #expect(ids == ids.sorted { number($0) < number($1) })
    #expect(Set(ids).count == ids.count)
    #expect(ids.count >= 12)
  }

  private func number(_ id: String) -> Double {
    let parts = id.split(separator: ".").compactMap { Double($0) }
    return parts[0] * 10 + parts[1]
  }
}
