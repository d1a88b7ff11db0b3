import Hedgerow

/// The code of the article "The states of paging".
enum StatesOfPaging {
  static func run(_ print: (Any) -> Void) throws {
    var machine = try PagingMachine<String, Int>(origin: 1)
    let geometry = PagingGeometry(viewport: 600, content: 0, offset: 0)
    guard case .load(let request)? = machine.evaluate(geometry) else { return }
    print(request)
    print(machine.evaluate(geometry) == nil)

    let page = RowPage(["Ada", "Grace"], number: 1)
    for action in machine.handle(.page(page, request.token)) { print(action) }
    print(machine)

    print(PagingTransition.drawing)

    print(try overTime())
  }

  private static func overTime() throws -> PagingTimeline {
    var machine = try PagingMachine<Int, Int>(origin: 1)
    var timeline = PagingTimeline()
    let geometry = PagingGeometry(viewport: 600, content: 0, offset: 0)
    func look(at time: Double) {
      _ = machine.evaluate(geometry)
      timeline.note(machine, at: time)
    }
    func tell(_ event: PagingEvent<Int, Int>, at time: Double) {
      _ = machine.handle(event)
      timeline.note(machine, at: time)
    }
    func answer(_ page: RowPage<Int, Int>, at time: Double) {
      for token in machine.loadsUnderWay { tell(.page(page, token), at: time) }
    }
    timeline.note(machine, at: 0)
    look(at: 0.5)
    answer(RowPage(Array(1...20), number: 1), at: 1.5)
    look(at: 2)
    for token in machine.loadsUnderWay { tell(.failed(Offline(), token), at: 3) }
    tell(.retry(.end), at: 4)
    answer(RowPage(Array(21...40), number: 2), at: 5)
    tell(.refresh(PagingRefresh()), at: 6)
    answer(RowPage([1, 2, 3], number: 1, isLast: true), at: 7)
    timeline.note(machine, at: 8)
    return timeline
  }

  /// What a loader might throw.
  private struct Offline: Error {}
}
