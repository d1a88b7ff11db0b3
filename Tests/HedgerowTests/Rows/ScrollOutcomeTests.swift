import Hedgerow
import Testing

@Suite("Scroll outcomes")
struct ScrollOutcomeTests {
  @Test(
    "An outcome says what became of the scroll",
    arguments: [
      (.settled(from: 0, to: 603), "settled: from 0 to 603"),
      (.settled(from: -31.5, to: 12, isEstimated: true), "settled: from -31.5 to 12, estimated"),
      (.alreadyThere, "already there"), (.clamped(shortBy: 50), "clamped: short by 50"),
      (.refused(.badSection(26, of: 25)), "refused: section 26 of 25"),
      (.refused(.outOfBounds(row: 9, of: 8, section: 0)), "refused: row 9 of 8 in section 0"),
      (.refused(.empty), "refused: the list has no rows"),
      (.superseded, "superseded: a newer request took its place"),
      (.cancelled(.user), "cancelled: by the user, whose touch took over"),
      (.cancelled(.detached), "cancelled: the list was detached"),
      (.expired, "expired: waited as long as it was allowed to"),
    ] as [(ScrollOutcome, String)])
  func descriptions(outcome: ScrollOutcome, text: String) {
    #expect("\(outcome)" == text)
  }

  @Test("A refusal names who is meant and what to do")
  func refusals() {
    #expect(
      "\(ScrollRefusal.ambiguous(["Window/A", "Window/B"]))"
        == "2 lists are meant: Window/A, Window/B; ask from inside one of them, or by tag")
    #expect("\(ScrollRefusal.unknownTag("inbox"))".contains("inbox"))
    #expect(
      "\(ScrollRefusal.negative(RowPath(section: 0, row: -1)))"
        == "negative number in (0, -1); sections and rows are counted from 0")
  }

  @Test(
    "A row that is not there is refused, the section first",
    arguments: [
      (0, 0, nil), (2, 3, nil), (1, 0, .outOfBounds(row: 0, of: 0, section: 1)), (3, 0, .badSection(3, of: 3)),
      (26, -1, .badSection(26, of: 3)), (2, 4, .outOfBounds(row: 4, of: 4, section: 2)),
      (-1, 0, .negative(RowPath(section: -1, row: 0))), (0, -1, .negative(RowPath(section: 0, row: -1))),
    ] as [(Int, Int, ScrollRefusal?)])
  func engine(section: Int, row: Int, refusal: ScrollRefusal?) throws {
    let engine = try RowEngine(rowCounts: [2, 0, 4], rowExtent: 10)
    #expect(engine.refusal(of: RowPath(section: section, row: row)) == refusal)
  }

  @Test("Only a scroll that is where it was asked to be has arrived")
  func arrived() {
    #expect(ScrollOutcome.settled(from: 0, to: 1).hasArrived && ScrollOutcome.alreadyThere.hasArrived)
    #expect(!ScrollOutcome.clamped(shortBy: 1).hasArrived && !ScrollOutcome.expired.hasArrived)
  }
}
