import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// The table of transitions, as it is written, as it is computed, and as a list goes through it.
@Suite("Phases of motion")
struct MotionPhaseTests {
  static let pairs: [(MotionPhase, MotionTrigger)] = MotionPhase.allCases.flatMap { phase in
    MotionTrigger.allCases.map { (phase, $0) }
  }

  let window = WindowNode(frame: .viewport(300, 600))
  let list = ListNode("list", rows: 200, rowHeight: 44, frame: .viewport(300, 400))
  private let finger = CGPoint(x: 150, y: 200)

  init() {
    window.addSubview(list)
    list.contentOffset.y = 2000
    window.settle()
  }

  private func bring(to phase: MotionPhase) throws {
    switch phase {
    case .idle: break
    case .tracking: try window.touchDown(at: finger)
    case .interacting:
      try window.touchDown(at: finger)
      try window.touchMove(to: CGPoint(x: 150, y: 150))
    case .decelerating:
      try window.flick(from: finger, velocity: CGPoint(x: 0, y: -1000))
    case .animating:
      list.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
      window.advance(by: 0.1)
    }
  }

  private func pull(_ trigger: MotionTrigger) {
    switch trigger {
    case .touched: _ = try? window.touchDown(at: finger)
    case .dragged: try? window.touchMove(to: CGPoint(x: 150, y: 140))
    case .liftedStill: try? window.touchLift(velocity: .zero)
    case .liftedMoving:
      // A finger that has not moved has no velocity: only what is pulled beyond an edge moves on without.
      if list.phase == .tracking { _ = try? list.reload([10]) }
      try? window.touchLift(velocity: CGPoint(x: 0, y: -500))
    case .animated: list.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    case .arrived: window.settle()
    case .stopped: list.stopScroll()
    }
    window.layoutIfNeeded()
  }

  @Test("A list goes through every transition of the table, and through no other", arguments: pairs)
  func transition(phase: MotionPhase, trigger: MotionTrigger) throws {
    try bring(to: phase)
    #expect(list.phase == phase)
    var heard: [ScrollEvent.Change] = []
    let token = list.observeScroll(.phase) { heard.append($0.change) }
    pull(trigger)
    let expected = phase.after(trigger)
    // Settling a finger that is on the list changes nothing, and no other trigger comes with the clock.
    let seen = heard.first
    if let expected, expected != phase {
      #expect(seen == .phase(from: phase, to: expected))
    } else {
      #expect(heard.isEmpty)
      #expect(list.phase == phase)
    }
    withExtendedLifetime(token) {}
  }

  @Test("The table in the documentation is the one in the code")
  func table() throws {
    let file = Checkout.root.appending(path: "Sources/Hedgerow/Scrolling/MotionTrigger.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let written = source.split(separator: "\n").filter { $0.hasPrefix("/// |") }
    let names = MotionTrigger.allCases.map(\.rawValue).joined(separator: " | ")
    let lines =
      ["/// | from | \(names) |", "/// |" + String(repeating: "---|", count: MotionTrigger.allCases.count + 1)]
      + MotionPhase.allCases.map { phase in
        let cells = MotionTrigger.allCases.map { phase.after($0)?.rawValue ?? "–" }.joined(separator: " | ")
        return "/// | \(phase) | \(cells) |"
      }
    #expect(written.map(String.init) == lines)
  }

  @Test(
    "What is said of motion follows from the phase",
    arguments: [
      (MotionPhase.idle, [false, false, false, false]), (.tracking, [true, false, false, false]),
      (.interacting, [true, true, false, true]), (.decelerating, [false, false, true, true]),
      (.animating, [false, false, false, true]),
    ])
  func derived(phase: MotionPhase, flags: [Bool]) throws {
    try bring(to: phase)
    #expect([list.isTracking, list.isDragging, list.isDecelerating, list.isScrolling] == flags)
  }
}
