import Foundation
import Hedgerow
import Testing

/// The one table by which everything happens in paging.
@Suite("Paging transitions")
struct PagingTransitionTests {
  /// What a side is after each event, by the first letters: idle, loading, failed, paused, exhausted, refreshing, off.
  ///
  /// Gated is idle after a cancel, stuck is failed for a repeated cursor. Answers go to the load under way, or to one that
  /// was, except in the last column, where they always go to one that is no more.
  static let matrix = """
    from       near left more retry changed hasMore rows last same empty error cancel refresh detach late
    idle       l    i    l    i     i       i       i    i    i    i     i     i      r       o      i
    gated      i    i    l    l     i       i       i    i    i    i     i     i      r       o      i
    loading    l    l    l    l     l       l       i    e    f    i     f     i      r       o      l
    failed     f    i    l    l     i       i       f    f    f    f     f     f      r       o      f
    stuck      f    f    l    l     f       i       f    f    f    f     f     f      r       o      f
    paused     p    i    l    l     i       i       p    p    p    p     p     p      r       o      p
    exhausted  e    e    e    e     e       i       e    e    e    e     e     e      r       o      e
    refreshing r    r    r    r     r       r       r    r    r    r     r     i      r       o      r
    off        o    o    o    o     o       o       o    o    o    o     o     o      o       o      o
    """

  struct Cell: Sendable, CustomTestStringConvertible {
    let from: String
    let event: String
    let to: String
    var testDescription: String { "\(from), \(event): \(to)" }
  }

  static let cells: [Cell] = {
    let lines = matrix.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return lines.dropFirst().flatMap { line in
      zip(lines[0], line).dropFirst().map { Cell(from: line[0], event: $0, to: $1) }
    }
  }()

  /// A list of 40 rows whose end is in a state, with the list at its end, and a load that is none any more.
  static func desk(_ state: String) throws -> (PagingDesk<Int>, late: PagingToken) {
    var desk = try PagingDesk(rows: 40, PagingSettings(emptyPageBudget: 2))
    desk.scrollToEnd()
    desk.look()
    let late = try #require(desk.underWay.first).token
    desk.tell(.cancel(nil))
    if state == "gated" { return (desk, late) }
    desk.scrollToStart()
    desk.look()
    desk.scrollToEnd()
    if state == "idle" { return (desk, late) }
    desk.look()
    switch state {
    case "loading": break
    case "failed": desk.fail(LoaderError())
    case "stuck": desk.answer([40], after: 2)
    case "paused":
      desk.answer([], after: 3)
      desk.look()
      desk.answer([], after: 4)
    case "exhausted": desk.answer([40])
    case "refreshing": desk.tell(.refresh(PagingRefresh()))
    case "off": desk.tell(.detach)
    default: Issue.record("no state \(state)")
    }
    desk.scrollToEnd()
    return (desk, late)
  }

  @Test("Each event leads from each state to the one that the table of the design says", arguments: cells)
  func transition(cell: Cell) throws {
    var (desk, late) = try Self.desk(cell.from)
    let token = cell.event == "late" ? late : desk.underWay.first { $0.lane == .end }?.token ?? late
    let cursor = desk.machine.cursor(at: .end) ?? 0
    switch cell.event {
    case "near": desk.look()
    case "left":
      desk.scrollToStart()
      desk.look()
    case "more": desk.tell(.loadMore(.end))
    case "retry": desk.tell(.retry(nil))
    case "changed": desk.tell(.changed)
    case "hasMore": desk.tell(.hasMore(.end, 50))
    case "rows": desk.tell(.page(RowPage([60], after: 60), token))
    case "last", "late": desk.tell(.page(RowPage([60]), token))
    case "same": desk.tell(.page(RowPage([60], after: cursor), token))
    case "empty": desk.tell(.page(RowPage([], after: 60), token))
    case "error": desk.tell(.failed(LoaderError(), token))
    case "cancel": desk.tell(.cancel(nil))
    case "refresh": desk.tell(.refresh(PagingRefresh()))
    case "detach": desk.tell(.detach)
    default: Issue.record("no event \(cell.event)")
    }
    #expect(desk.machine.status(of: .end).word.prefix(1) == cell.to.prefix(1))
    #expect(desk.faults == [])
  }

  @Test("No line of the table stands behind one that always counts, and none is there twice")
  func tableIsSound() {
    var seen: [String: [PagingTransition.Condition]] = [:]
    for line in PagingTransition.table {
      for state in line.from {
        let place = "\(line.part) \(state) \(line.trigger)"
        let before = seen[place, default: []]
        #expect(!before.contains(.always), "\(place) is answered already")
        #expect(!before.contains(line.condition), "\(place) is there twice")
        seen[place, default: []].append(line.condition)
      }
    }
    #expect(Set(PagingTransition.table.map(\.effect)) == Set(PagingTransition.Effect.allCases))
    #expect(Set(PagingTransition.table.map(\.condition)) == Set(PagingTransition.Condition.allCases))
    #expect(Set(PagingTransition.table.map(\.trigger)) == Set(PagingTransition.Trigger.allCases))
  }

  @Test("The drawing in the documentation is made of the table in the code")
  func drawing() throws {
    let page = Checkout.root.appending(path: "Docs/Hedgerow.docc/StatesOfPaging.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("```text\n\(PagingTransition.drawing)\n```"), "it should be\n\(PagingTransition.drawing)")
  }
}
