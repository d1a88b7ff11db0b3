import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Viewports drawn as text.
@Suite("Viewport drawing")
struct ViewportDrawingTests {
  private func list(rows: Int, height: CGFloat = 110) -> ListNode {
    ListNode("list", rows: rows, frame: CGRect(x: 0, y: 0, width: 100, height: height))
  }

  @Test("Rows are drawn to scale, each with the distance of its start")
  func toScale() {
    let list = list(rows: 9)
    list.contentOffset.y = 60.5
    #expect(
      ViewportDrawing(of: list, columns: 14).description == """
        ┌──────────────┐
        │ row 1 -16.50 │
        │ row 2  27.50 │
        │              │
        │ row 3  71.50 │
        │              │
        └──────────────┘
        """)
  }

  @Test("What is outside the content stays empty, a drawing is as high as the viewport")
  func outside() {
    let list = list(rows: 1)
    list.contentOffset.y = -44
    #expect(
      ViewportDrawing(of: list, columns: 12) { _ in "only" }.lines == [
        "┌────────────┐", "│            │", "│            │", "│ only    44 │", "│            │", "│            │",
        "└────────────┘",
      ])
    #expect(ViewportDrawing(of: self.list(rows: 0, height: 0)).lines.count == 2)
  }

  @Test("A label that is too long is cut, and every line has the same width")
  func longLabels() {
    let drawing = ViewportDrawing(of: list(rows: 9), columns: 1) { _ in "a label without end" }
    #expect(drawing.lines[1] == "│ a la 0 │")
    #expect(Set(drawing.lines.map(\.count)) == [10])
  }

  @Test("A horizontal list is drawn along its axis, a scale that is no number is that of 22 points")
  func horizontal() {
    let list = ListNode("list", rows: 5, rowHeight: 50, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    list.axes = .horizontal
    let drawing = ViewportDrawing(of: list, columns: 10, pointsPerLine: .nan)
    #expect(drawing.lines.filter { $0.contains("row") } == ["│ row 0  0 │", "│ row 1 50 │"])
    #expect(drawing.lines.count == 7)
  }

  @Test("Two drawings stand side by side, also when one is higher")
  func sideBySide() {
    let small = ViewportDrawing(of: list(rows: 2, height: 22), columns: 9)
    let large = ViewportDrawing(of: list(rows: 2, height: 44), columns: 9)
    #expect(
      small.beside(large, gap: 1) == """
        ┌─────────┐ ┌─────────┐
        │ row 0 0 │ │ row 0 0 │
        └─────────┘ │         │
                    └─────────┘
        """)
    #expect(large.beside(small, gap: -1).split(separator: "\n").allSatisfy { $0.count == 22 })
  }
}
