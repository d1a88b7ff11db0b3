import Foundation
import Hedgerow
import HedgerowTesting

/// A list that writes down which rows come and go, as in `+(0, 3)` and `-(0, 3)`.
final class RecordingList: ListNode {
  let recorder = EventRecorder()
  var onWillDisplay: ((RowPath) -> Void)?
  var onDidEndDisplaying: ((RowPath) -> Void)?

  override func willDisplay(_ view: ViewNode, forRowAt path: RowPath) {
    recorder.record("+\(path)")
    onWillDisplay?(path)
  }

  override func didEndDisplaying(_ view: ViewNode, forRowAt path: RowPath) {
    recorder.record("-\(path)")
    onDidEndDisplaying?(path)
  }

  /// What happened since the last call, in one line.
  func events() -> String { recorder.takeLines().joined(separator: " ") }
}

/// A row view with what it was given.
final class TextRow: ViewNode, ReusableRow {
  var text = ""
  var reuses = 0
  func prepareForReuse() {
    reuses += 1
    text = ""
  }
}

/// A provider that counts what it makes, and writes into its rows what the app has for them.
final class TextRows {
  var made: [String: Int] = [:]
  var configured = 0
  var kind: (RowPath) -> String = { _ in "row" }
  var text: (RowPath) -> String = { "\($0)" }

  var provider: RowProvider {
    RowProvider(
      kind: { self.kind($0) },
      make: { kind in
        self.made[kind, default: 0] += 1
        return TextRow(kind)
      },
      configure: { view, path in
        self.configured += 1
        (view as? TextRow)?.text = self.text(path)
      })
  }
}

extension ListNode {
  /// What the row views say, from the back to the front.
  var texts: [String] { subviews.compactMap { ($0 as? TextRow)?.text } }
}

extension RowPath {
  init(_ section: Int, _ row: Int) { self.init(section: section, row: row) }
}

extension CGRect {
  static func viewport(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: width, height: height)
  }
}
