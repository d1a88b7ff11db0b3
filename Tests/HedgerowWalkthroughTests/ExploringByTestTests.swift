import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@testable import HedgerowWalkthroughs

/// The tests that the article "Exploring by test" writes.
@Suite("Exploring by test")
struct ExploringByTestTests {
  @Test("A drag that begins in a list moves the list, and not the page around it")
  func listMoves() throws {
    let (window, page, list) = try ExploringByTest.screen()
    try window.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200))
    window.settle()
    #expect(page.contentOffset.y == 0)
    #expect(list.contentOffset.y == 100)
  }

  @Test("A drag in a list that is at its end moves the page")
  func pageMoves() throws {
    let (window, page, list) = try ExploringByTest.screen()
    list.scroll(to: .end)
    try window.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200))
    window.settle()
    #expect(page.contentOffset.y == 100)
    #expect(list.contentOffset.y == 240)
  }

  @Test(
    "A list scrolls what it has left, and the page gets nothing of that drag",
    arguments: [0, 40, 200, 239] as [CGFloat])
  func noHandOver(start: CGFloat) throws {
    let (window, page, list) = try ExploringByTest.screen()
    list.contentOffset.y = start
    try window.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200))
    window.settle()
    #expect(page.contentOffset.y == 0)
    #expect(list.contentOffset.y == min(start + 100, 240))
  }
}
