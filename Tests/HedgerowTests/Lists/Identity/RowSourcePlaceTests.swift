import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Where the reader is, by ids.
@Suite("Row source place")
struct RowSourcePlaceTests {
  private let ids = (0..<20).map { "r\($0)" }

  @Test("A place is saved and found again in another list, by the first row that is left")
  func anchors() throws {
    let (list, source, _) = try PlaceKeepingTests.shown(ids, at: 510)
    #expect(source.anchor().description == "r10 at -10")
    let saved = try JSONEncoder().encode(source.anchor())
    let anchor = try JSONDecoder().decode(ScrollAnchor<String>.self, from: saved)
    #expect(anchor == source.anchor())

    let (other, otherSource, window) = try PlaceKeepingTests.shown(["new"] + ids)
    #expect(otherSource.restore(anchor) == .settled(from: 0, to: 560))
    try otherSource.remove(["r10"])
    other.contentOffset.y = 0
    #expect(otherSource.restore(anchor) == .settled(from: 0, to: 510))
    try otherSource.apply(["new"])
    #expect(otherSource.restore(anchor) == .refused(.notLoaded))
    #expect(other.contentOffset.y == 0)
    #expect(otherSource.restore(ScrollAnchor(places: [])) == .refused(.empty))

    // As a request, before the rows are there.
    let registry = ListRegistry()
    try registry.register(other, as: "inbox")
    let request = registry.scroll("inbox", to: try #require(anchor.destination), at: anchor.alignment)
    window.settle()
    #expect(request.outcome == nil)
    try otherSource.apply(ids)
    window.settle()
    #expect(request.outcome == .settled(from: 0, to: 510))
    #expect(list.contentOffset.y == 510)
  }

  @Test("A chat that was at its end is at its end again")
  func edge() throws {
    let (list, source, _) = try PlaceKeepingTests.shown(ids, at: 800)
    list.placeKeeping.end = .follow
    let anchor = source.anchor()
    #expect(anchor.edge == .end)
    try source.append(["a", "b"])
    list.contentOffset.y = 0
    #expect(source.restore(anchor) == .settled(from: 0, to: 900))
    list.placeKeeping.end = .stay
    #expect(source.restore(anchor) == .settled(from: 900, to: 800))
  }

  @Test("Below a sticky header and an inset a place is found again to the point")
  func sticky() throws {
    let list = ListNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    list.extents = .uniform(row: 50, header: 30)
    list.contentInset.top = 10
    let source = try RowSource(
      list,
      RowSnapshot([
        RowSnapshot.Section("A", items: Array(0..<10)), RowSnapshot.Section("B", items: Array(10..<30)),
      ]))
    for offset in [-10, 0, 33, 470, 505, 517, 700] as [CGFloat] {
      list.contentOffset.y = offset
      let anchor = source.anchor()
      let position = source.position
      list.contentOffset.y = 300
      source.restore(anchor)
      #expect(list.contentOffset.y == offset)
      list.contentOffset.y = 300
      source.scroll(to: ContentPosition(id: try #require(position.id), distance: position.distance))
      #expect(list.contentOffset.y == offset)
    }
  }

  @Test("The position says what comes first, the edge, the offset, and who put it there")
  func position() throws {
    let (list, source, window) = try PlaceKeepingTests.shown(ids)
    #expect(source.position.edge == .start)
    #expect(source.position.id == "r0")
    try window.touchDown(at: CGPoint(x: 50, y: 150))
    try window.touchMove(to: CGPoint(x: 50, y: 90))
    try window.touchLift()
    window.settle()
    #expect(source.position.description == "r1 at -10, (0, 60), by the user")
    try source.prepend(["a"])
    #expect(source.position.isByUser)
    #expect(source.position.id == "r1")
    let position = source.position
    list.contentOffset.y = 0
    let atStart = source.position
    try source.prepend(["b0"])
    source.position = atStart
    #expect(source.position.id == atStart.id, "its rows, and not the start as it is now")
    try source.remove(["b0"])
    source.position = ContentPosition(edge: .end)
    #expect(list.contentOffset.y == 850)
    #expect(!source.position.isByUser)
    try source.prepend(["b"])
    source.position = ContentPosition(id: position.id ?? "", distance: position.distance)
    #expect(list.contentOffset.y == 160)
    #expect(source.scroll(to: ContentPosition(id: "nobody")) == .refused(.notLoaded))
    source.position = ContentPosition(point: CGPoint(x: 0, y: 10))
    #expect(list.contentOffset.y == 10)
  }

  @Test("An observer hears of the ids in view once they are others, and the first time if it wants to")
  func visible() throws {
    let (list, source, window) = try PlaceKeepingTests.shown(ids)
    var events: [String] = []
    let token = source.observeVisibleIDs(initial: true) { old, new in
      events.append("\(old.first ?? "none")–\(new.first ?? "none")")
    }
    #expect(events == [])
    window.settle()
    #expect(events == ["r0–r0"])
    list.contentOffset.y = 10
    window.settle()
    list.contentOffset.y = 40
    window.settle()
    #expect(events.count == 2, "r4 came into view, then nothing changed")
    try source.replaceID("r0", with: "new")
    window.settle()
    #expect(events.last == "r0–new")
    try source.apply([])
    window.settle()
    #expect(events.last == "new–none")
    #expect(source.rangeTitle == "Nothing")
    token.cancel()
    try source.apply(ids)
    window.settle()
    #expect(events.last == "new–none")
  }

  @Test("A source whose list is gone has no place")
  func released() throws {
    var list: ListNode? = ListNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let source = try RowSource(#require(list), ids: ids)
    list = nil
    #expect(source.anchor().places.isEmpty)
    #expect(source.restore(source.anchor()) == .cancelled(.released))
    #expect(source.scroll(to: ContentPosition(id: "r1")) == .cancelled(.released))
    #expect(source.observeVisibleIDs { _, _ in }.isEnded)
  }

  @Test("Rows whose content changed are reloaded in the step that shows the others")
  func reloading() throws {
    let (list, source, _) = try PlaceKeepingTests.shown(ids, at: 510)
    source.extent = { $0 == "r3" ? 80 : 50 }
    let delegate = DelegateRecorder()
    list.delegate = delegate
    try source.apply(["new"] + ids, reloading: ["r3", "nobody"])
    #expect(list.contentOffset.y == 590)
    #expect(delegate.calls == ["didScroll"])
  }
}
