import Hedgerow
import Testing

@Suite("Scroll alignments")
struct ScrollAlignmentTests {
  @Test(
    "A row lands where its alignment says",
    arguments: [
      // Rows of 50 in a viewport of 520; below a sticky header of 30 the rows start at 30.
      (ScrollAlignment.nearest, 250..<300, 520, 0, 0, 0.0, 0.0), (.nearest, 500..<550, 520, 0, 0, 0, 30),
      (.nearest, 100..<150, 520, 0, 0, 130, 100), (.nearest, 130..<180, 520, 0, 30, 130, 100),
      (.start, 40..<70, 50, 0, 0, 7, 40), (.start, 40..<70, 50, 0, 40, 7, 0), (.start, 70..<100, 50, 0, 40, 7, 30),
      (.start, 0..<44, 600, 64, 0, 3800, -64), (.end, 3756..<3800, 600, 0, 0, 0, 3200),
      (.center, 792..<836, 400, 0, 0, 0, 614), (.center, 792..<836, 400, 100, 0, 0, 564),
      (.center, 792..<836, 400, 0, 40, 0, 614),
      (.fraction(0), 40..<70, 50, 0, 40, 7, 0), (.fraction(0.5), 792..<836, 400, 0, 0, 0, 614),
      (.fraction(1), 3756..<3800, 600, 0, 0, 0, 3200), (.fraction(0.25), 100..<140, 240, 0, 0, 0, 50),
    ] as [(ScrollAlignment, Range<Double>, Double, Double, Double, Double, Double)])
  func rows(
    alignment: ScrollAlignment, target: Range<Double>, viewport: Double, inset: Double, sticky: Double,
    from: Double, expected: Double
  ) {
    let room = ScrollRoom(viewport: viewport, startInset: inset, stickyExtent: sticky)
    #expect(alignment.offset(for: target, in: room, from: from) == expected)
  }

  @Test(
    "A target longer than what is seen stays where it covers it, else its nearer edge is brought in",
    arguments: [(100.0, 200.0), (199, 200), (200, 200), (350, 350), (500, 500), (501, 500), (900, 500)])
  func longTargets(from: Double, expected: Double) {
    let room = ScrollRoom(viewport: 200)
    #expect(ScrollAlignment.nearest.offset(for: 200..<700, in: room, from: from) == expected)
  }

  @Test("The least movement is the least of all that show the target, by trying them all")
  func leastMovement() {
    for (start, length) in [(30, 10), (30, 25), (0, 4), (50, 0)] {
      for from in stride(from: -40.0, through: 100, by: 1) {
        let room = ScrollRoom(viewport: 40, startInset: 6, endInset: 3, stickyExtent: 5)
        let target = Double(start)..<Double(start + length)
        let shown = stride(from: -200.0, through: 200, by: 1).filter { offset in
          let seen = room.visibleSpan(at: offset)
          return seen.lowerBound <= target.lowerBound && target.upperBound <= seen.upperBound
        }
        let least = shown.map { abs($0 - from) }.min()
        let offset = ScrollAlignment.nearest.offset(for: target, in: room, from: from)
        #expect(abs(offset - from) == least, "target \(target) from \(from)")
      }
    }
  }

  @Test("An extra distance lets the target land further behind")
  func distance() {
    let room = ScrollRoom(viewport: 100)
    #expect(ScrollAlignment.start.offset(by: 8).offset(for: 300..<340, in: room, from: 0) == 292)
    #expect(ScrollAlignment.end.offset(by: -8).offset(for: 300..<340, in: room, from: 0) == 248)
    #expect("\(ScrollAlignment.end.offset(by: 8))" == ".end.offset(by: 8)")
    #expect("\(ScrollAlignment.fraction(0.25))" == ".fraction(0.25)")
  }

  @Test("A landing is clamped to the resting range, and says what that ate")
  func landing() {
    // The fourth of four rows of 100 in 150, and one of three rows of 56 in 312.
    let landing = ScrollAlignment.start.restingOffset(
      for: 300..<400, in: ScrollRoom(viewport: 150), contentExtent: 400, from: 0)
    #expect(landing.offset == 250 && landing.eaten == 50 && landing.isClamped)
    let short = ScrollAlignment.end.restingOffset(
      for: 56..<112, in: ScrollRoom(viewport: 312), contentExtent: 168, from: 0)
    #expect(short.offset == 0 && short.eaten == -200)
  }

  @Test("A row that only touches what is seen is not seen")
  func visibleSpan() {
    let room = ScrollRoom(viewport: 400, startInset: 20, endInset: 30, stickyExtent: 10)
    #expect(room.visibleSpan(at: 100) == 130..<470)
    #expect(ScrollRoom(viewport: 10, startInset: 20).visibleSpan(at: 0).isEmpty)
  }
}
