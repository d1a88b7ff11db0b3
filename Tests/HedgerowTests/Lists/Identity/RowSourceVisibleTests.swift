import Foundation
import HedgerowTesting
import Testing

@testable import Hedgerow

@Suite("What a row source says of the rows on screen, and requests by id")
struct RowSourceVisibleTests {
  let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  let list = ListNode("list", frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  let registry = ListRegistry()

  init() throws {
    window.addSubview(list)
    try registry.register(list, as: "list")
  }

  @Test("The title names the greatest and the least id that are seen, and says Nothing without rows")
  func rangeTitle() throws {
    let source = RowSource<OneSection, Int>(list)
    #expect(source.rangeTitle == "Nothing")
    try source.apply(Array((1...100).reversed()))
    #expect(source.rangeTitle == "100 ~ 91")
    list.contentOffset.y = 460
    #expect(source.visibleIDs == Array((80...90).reversed()))
    #expect(source.rangeTitle == "90 ~ 80")
    try source.apply([])
    #expect(source.rangeTitle == "Nothing")
    #expect(list.contentOffset.y == 0)
  }

  @Test("Visible ids follow from where rows are, without a layout pass")
  func visibleIDs() throws {
    let ids = (0..<50).map { _ in UUID() }
    let source = try RowSource(list, ids: ids)
    #expect(source.visibleIDs == Array(ids[0..<10]))
    try source.remove([ids[0]])
    #expect(source.visibleIDs == Array(ids[1..<11]))
    list.frame.size.height = 44
    #expect(source.visibleIDs == [ids[1]])
  }

  @Test("A direct scroll finds the row of an id where it is now")
  func directScroll() throws {
    let ids = (0..<50).map { _ in UUID() }
    let source = try RowSource(list, ids: ids)
    #expect(list.scroll(to: .id(ids[20]), at: .start) == .settled(from: 0, to: 880))
    try source.move(ids[20], to: RowPath(section: 0, row: 5))
    list.contentOffset.y = 0
    #expect(list.scroll(to: .id(ids[20]), at: .start) == .settled(from: 0, to: 220))
    #expect(list.scroll(to: .id(UUID()), at: .start) == .refused(.notLoaded))
    #expect(list.scroll(to: .id("an id of another kind"), at: .start) == .refused(.notLoaded))
  }

  @Test("A request for an id waits until a row has it")
  func waitingRequest() throws {
    let source = try RowSource(list, ids: Array(0..<30))
    let request = registry.scroll("list", to: .id(100), at: .start)
    window.settle()
    #expect(request.outcome == nil)
    try source.prepend([100])
    list.contentOffset.y = 440
    window.settle()
    #expect(request.outcome == .settled(from: 440, to: 0))
  }

  @Test("A request for the id of the server is met by replacing the one that was shown at once")
  func replacedID() throws {
    let source = try RowSource(list, ids: (0..<40).map { "message \($0)" } + ["sending"])
    let request = registry.scroll("list", to: .id("sent"), at: .end)
    window.settle()
    #expect(request.outcome == nil)
    let version = list.rowVersion
    let report = try source.replaceID("sending", with: "sent")
    #expect(list.rowVersion == version + 1)
    #expect(report.list.oldRowCount == 41 && report.list.newRowCount == 41)
    window.settle()
    #expect(request.outcome == .settled(from: 0, to: 41 * 44 - 440))
  }

  @Test("The views of rows that move or change their ids stay, and reloaded ones are configured again")
  func views() throws {
    final class Count { var configured: [Int] = [] }
    let count = Count()
    let source = try RowSource(list, ids: [1, 2, 3])
    list.rowProvider = RowProvider(configure: { [unowned source] _, path in
      if let id = source.id(at: path) { count.configured.append(id) }
    })
    window.settle()
    #expect(count.configured == [1, 2, 3])
    let view = list.rowView(at: RowPath(section: 0, row: 2))
    try source.move(3, before: 1)
    window.settle()
    #expect(list.rowView(at: RowPath(section: 0, row: 0)) === view)
    #expect(count.configured == [1, 2, 3])
    try source.replaceID(3, with: 33)
    try source.reload([2])
    window.settle()
    #expect(list.rowView(at: RowPath(section: 0, row: 0)) === view)
    #expect(count.configured == [1, 2, 3, 33, 2])
  }

  @Test("The list keeps its source, and a later source takes over the requests")
  func lifetime() throws {
    weak var first: RowSource<OneSection, Int>?
    do {
      let source = try RowSource(list, ids: [1, 2])
      first = source
    }
    #expect(first != nil)
    #expect(list.path(ofRowWithID: RowID(2)) == RowPath(section: 0, row: 1))
    let second = try RowSource(list, ids: [7, 8])
    #expect(first == nil)
    #expect(list.path(ofRowWithID: RowID(8)) == RowPath(section: 0, row: 1))
    #expect(list.path(ofRowWithID: RowID(2)) == nil)
    #expect(second.contains(8))
  }

  @Test("Ids that are row ids, or any hashable value, are found too")
  func erasedIDs() throws {
    let ids: [RowID] = [RowID(1), RowID("one")]
    _ = try RowSource(list, ids: ids)
    #expect(list.path(ofRowWithID: RowID("one")) == RowPath(section: 0, row: 1))
    let erased: [AnyHashable] = [1, "one", UUID()]
    _ = try RowSource(list, ids: erased)
    #expect(list.path(ofRowWithID: RowID("one")) == RowPath(section: 0, row: 1))
  }
}
