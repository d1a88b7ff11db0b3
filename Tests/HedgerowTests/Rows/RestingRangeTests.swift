import Hedgerow
import Testing

@Suite("Resting ranges")
struct RestingRangeTests {
  @Test(
    "Content rests from its start inset to its end, or at its start if it is short",
    arguments: [
      (1364, 400, 0, 0, 0, 964), (168, 312, 0, 0, 0, 0), (168, 312, 64, 0, -64, -64), (1000, 400, 64, 34, -64, 634),
      (0, 0, 0, 0, 0, 0), (390, 400, 0, 20, 0, 10),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func range(content: Double, viewport: Double, start: Double, end: Double, minimum: Double, maximum: Double) {
    let range = RestingRange(contentExtent: content, viewport: viewport, startInset: start, endInset: end)
    #expect(range.minimum == minimum && range.maximum == maximum)
    #expect(
      ScrollRoom(viewport: viewport, startInset: start, endInset: end).restingRange(contentExtent: content) == range)
  }

  @Test("A clamp says what it ate, with its direction", arguments: [(-10.0, -4.0, -6.0), (3, 3, 0), (64, 60, 4)])
  func clamp(offset: Double, clamped: Double, eaten: Double) {
    let range = RestingRange(contentExtent: 160, viewport: 100, startInset: 4)
    #expect(range.clamp(offset).offset == clamped)
    #expect(range.clamp(offset).eaten == eaten)
    #expect(range.clamp(offset).isClamped == !range.contains(offset))
  }

  @Test("Without an inset the range starts at a zero that prints as one")
  func zero() {
    #expect("\(RestingRange(contentExtent: 10, viewport: 5).minimum)" == "0.0")
  }
}
