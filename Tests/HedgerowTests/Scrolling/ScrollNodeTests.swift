import Foundation
import Hedgerow
import Testing

@Suite("Scroll views")
struct ScrollNodeTests {
  private func scroll(content: CGSize = CGSize(width: 100, height: 1000)) -> ScrollNode {
    let scroll = ScrollNode("s", frame: CGRect(x: 5, y: 7, width: 100, height: 200))
    scroll.contentSize = content
    return scroll
  }

  @Test("The offset is the origin of the bounds, whichever of the two is set")
  func offsetIsBoundsOrigin() {
    let scroll = scroll()
    scroll.contentOffset = CGPoint(x: 1, y: 30)
    #expect(scroll.bounds == CGRect(x: 1, y: 30, width: 100, height: 200))
    scroll.bounds.origin = CGPoint(x: 0, y: 12.5)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 12.5))
    #expect(scroll.frame == CGRect(x: 5, y: 7, width: 100, height: 200))
  }

  @Test("An offset that is set is not clamped", arguments: [-1e9, -0.5, 800.25, 5000])
  func setIsNotClamped(y: Double) {
    let scroll = scroll()
    scroll.contentOffset.y = CGFloat(y)
    #expect(scroll.contentOffset.y == CGFloat(y))
    scroll.setScrollOffset(CGPoint(x: y, y: y))
    #expect(scroll.contentOffset == CGPoint(x: y, y: y))
  }

  @Test("An offset that is not finite is not taken", arguments: [Double.nan, .infinity, -.infinity])
  func offsetNotFinite(bad: Double) {
    let scroll = scroll()
    scroll.contentOffset.y = 40
    scroll.contentOffset = CGPoint(x: bad, y: 0)
    scroll.contentOffset = CGPoint(x: 0, y: bad)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test("A content size that is negative or not finite is not taken", arguments: [-1, Double.nan, .infinity])
  func badContentSize(bad: Double) {
    let scroll = scroll()
    scroll.contentSize = CGSize(width: bad, height: 10)
    scroll.contentSize = CGSize(width: 10, height: bad)
    #expect(scroll.contentSize == CGSize(width: 100, height: 1000))
  }

  struct Rest: CustomTestStringConvertible {
    let content: Double
    let insets: ScrollInsets
    let minimum: Double
    let maximum: Double
    var testDescription: String { "content \(content), top \(insets.top), bottom \(insets.bottom)" }
  }

  @Test(
    "Content rests between minus the start inset and its end at the end of the viewport",
    arguments: [
      Rest(content: 1000, insets: .zero, minimum: 0, maximum: 800),
      Rest(content: 1000, insets: ScrollInsets(top: 64, bottom: 34), minimum: -64, maximum: 834),
      Rest(content: 200, insets: .zero, minimum: 0, maximum: 0),
      Rest(content: 50, insets: ScrollInsets(top: 10), minimum: -10, maximum: -10),
      Rest(content: 195, insets: ScrollInsets(top: 10, bottom: 10), minimum: -10, maximum: 5),
      Rest(content: 0, insets: .zero, minimum: 0, maximum: 0),
      Rest(content: 1000, insets: ScrollInsets(top: -20, bottom: -30), minimum: 20, maximum: 770),
    ])
  func restingRange(rest: Rest) {
    let scroll = scroll(content: CGSize(width: 100, height: rest.content))
    scroll.contentInset = rest.insets
    let range = scroll.restingRange(along: .vertical)
    #expect(range.minimum == rest.minimum)
    #expect(range.maximum == rest.maximum)
  }

  @Test("The nearest resting offset is found along both axes at once")
  func nearestRest() {
    let scroll = scroll(content: CGSize(width: 300, height: 1000))
    #expect(scroll.restingOffset(nearest: CGPoint(x: -5, y: 900)) == CGPoint(x: 0, y: 800))
    #expect(scroll.restingOffset(nearest: CGPoint(x: 250, y: 3)) == CGPoint(x: 200, y: 3))
  }

  @Test("A scroll view clips, is found by searches, and says its axes and kind")
  func traits() {
    let scroll = ScrollNode("s", axes: [.horizontal, .vertical], kind: .collection)
    #expect(scroll.clipsToBounds)
    #expect(scroll.searchTraits.axes == [.horizontal, .vertical])
    #expect(scroll.searchTraits.kind == .collection)
    #expect(scroll.mainScrollAxis == .vertical)
    #expect(ScrollNode("h", axes: .horizontal).mainScrollAxis == .horizontal)
  }
}
