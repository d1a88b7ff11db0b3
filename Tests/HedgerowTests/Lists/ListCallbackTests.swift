import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Callbacks that change the list they come from")
struct ListCallbackTests {
  /// Where the list is changed from, and how.
  enum Moment: String, CaseIterable {
    case willDisplay, didEndDisplaying, configure, kind, make, header
  }
  enum Edit: String, CaseIterable {
    case insertAbove, deleteFirst, deleteAll, reload, reloadRows, move, scroll, layout, provider, removeSelf, resize
  }

  @Test("They leave no stale view, and every row comes and goes once", arguments: Moment.allCases, Edit.allCases)
  func changes(moment: Moment, edit: Edit) throws {
    let list = RecordingList("l", frame: .viewport(30, 50))
    let window = WindowNode(frame: .viewport(30, 50))
    window.addSubview(list)
    var names = (0..<40).map { "row \($0)" }
    var edits = 0
    func change(_ now: Moment) {
      guard now == moment, edits < 3 else { return }
      edits += 1
      switch edit {
      case .insertAbove:
        names.insert("new \(edits)", at: 0)
        _ = try? list.update { $0.insertRows(at: [RowPath(0, 0)]) }
      case .deleteFirst:
        guard !names.isEmpty else { return }
        names.removeFirst()
        _ = try? list.update { $0.deleteRows(at: [RowPath(0, 0)]) }
      case .deleteAll:
        let count = names.count
        names = []
        _ = try? list.update { $0.deleteRows(at: (0..<count).map { RowPath(0, $0) }) }
      case .reload:
        names = (0..<7).map { "reloaded \($0)" }
        _ = try? list.reload([7])
      case .reloadRows:
        _ = try? list.update { $0.reloadRows(at: list.viewportRows) }
      case .move:
        names.append(names.removeFirst())
        let last = names.count - 1
        _ = try? list.update { $0.moveRow(at: RowPath(0, 0), to: RowPath(0, last)) }
      case .scroll: list.contentOffset.y = 120
      case .layout:
        list.setNeedsLayout()
        list.layoutIfNeeded()
      case .provider: list.rowProvider = provider()
      case .removeSelf: list.removeFromSuperview()
      case .resize: _ = try? list.resizeRow(at: RowPath(0, 0), to: 25)
      }
    }
    func provider() -> RowProvider {
      RowProvider(
        kind: { path in
          change(.kind)
          return path.row < names.count && names[path.row].hasSuffix("3") ? "three" : "row"
        },
        make: { kind in
          change(.make)
          return TextRow(kind)
        },
        header: { section in
          change(.header)
          return ViewNode("header")
        },
        configure: { view, path in
          change(.configure)
          if path.row < names.count { (view as? TextRow)?.text = names[path.row] }
        })
    }
    list.onWillDisplay = { _ in change(.willDisplay) }
    list.onDidEndDisplaying = { _ in change(.didEndDisplaying) }
    list.extents = .uniform(row: 10, header: 5)
    list.rowProvider = provider()
    try list.reload([40])
    var balance = 0
    for y in [0, 33, 61, 8, 300, 0] as [CGFloat] {
      list.contentOffset.y = y
      window.settle()
      list.layoutIfNeeded()
      #expect(list.texts == list.viewportRows.map { names[$0.row] })
      #expect(list.viewportRows.allSatisfy { list.rowView(at: $0)?.superview === list })
      #expect(list.subviews.filter { $0.identifier == "header" }.count <= 1)
      for line in list.recorder.takeLines() { balance += line.hasPrefix("+") ? 1 : -1 }
      #expect(balance == list.viewportRows.count)
    }
    #expect(edits > 0)
  }

  @Test("Extents and measurements may ask the list what they like")
  func questions() throws {
    let list = ListNode("l", rows: 5, frame: .viewport(30, 100))
    list.placeKeeping.start = .reveal
    list.extents = ListExtents(row: { path in
      RowExtent(Double(10 + list.rowCount + list.visibleRows.count + path.row), isEstimated: true)
    })
    list.measure = { path in Double(list.rowCount) + Double(list.rect(of: path)?.height ?? 0) }
    try list.update { $0.insertRows(at: [RowPath(0, 0)]) }
    #expect(list.rect(of: RowPath(0, 0))?.height == 18)
    list.layoutIfNeeded()
    #expect(list.rect(of: RowPath(0, 0))?.height == 24)
  }
}
