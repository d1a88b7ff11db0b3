import Foundation
import Hedgerow
import HedgerowTesting

/// A random sequence of what fingers, code and data do to a list, played with time split in one way or another.
struct GestureScript {
  enum Step {
    case down(CGPoint)
    case move(CGPoint)
    case lift(CGPoint?)
    case cancel
    case wait(Double)
    case set(CGFloat)
    case animate(Int)
    case rows(Int)
    case inset(CGFloat)
    case height(CGFloat)
  }

  /// What a run came to.
  struct Run {
    var log: [String] = []
    var faults: [String] = []
  }

  let steps: [Step]
  let isPaging: Bool
  let bounces: Bool
  let rate: DecelerationRate
  let scale: CGFloat?

  init(seed: Int) {
    var random = RowRandom(seed: seed)
    isPaging = random.below(4) == 0
    bounces = random.below(4) != 0
    rate = random.below(2) == 0 ? .normal : .fast
    scale = random.below(4) == 0 ? 3 : nil
    var steps: [Step] = []
    for _ in 0..<60 {
      let point = CGPoint(x: 150, y: CGFloat(random.below(400)))
      switch random.below(16) {
      case 0, 1, 2: steps.append(.down(point))
      case 3, 4, 5, 6: steps.append(.move(point))
      case 7: steps.append(.lift(nil))
      case 8: steps.append(.lift(CGPoint(x: 0, y: CGFloat(random.below(6000)) - 3000)))
      case 9: steps.append(random.below(3) == 0 ? .cancel : .wait(0.2))
      case 10: steps.append(.set(CGFloat(random.below(500))))
      case 11: steps.append(.animate(random.below(40)))
      case 12: steps.append(.rows(random.below(60)))
      case 13:
        steps.append(
          random.below(2) == 0 ? .inset(CGFloat(random.below(60))) : .height(CGFloat(300 + random.below(200))))
      default: steps.append(.wait(Double(random.below(1000)) / 3000))
      }
    }
    self.steps = steps
  }

  /// Plays the script.
  ///
  /// - Parameter split: cuts a time into pieces that add up to it.
  func run(split: (Double) -> [Double]) -> Run {
    var run = Run()
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let list = ListNode("list", rows: 40, rowHeight: 44, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.isPagingEnabled = isPaging
    list.bounces = bounces
    list.decelerationRate = rate
    list.displayScale = scale
    window.addSubview(list)
    window.settle()
    let delegate = DelegateRecorder()
    list.delegate = delegate
    let token = list.observeScroll(.all) { event in run.log.append("\(window.clock.now) \(event)") }
    var outcomes = 0
    var animations = 0
    for step in steps {
      switch step {
      case .down(let point): _ = try? window.touchDown(at: point)
      case .move(let point): try? window.touchMove(to: point)
      case .lift(let velocity): try? window.touchLift(velocity: velocity)
      case .cancel: try? window.touchCancel()
      case .wait(let time): for piece in split(time) { window.advance(by: piece) }
      case .set(let y):
        list.contentOffset.y = min(y, list.restingRange(along: .vertical).maximum)
      case .animate(let row):
        animations += 1
        list.scroll(to: .row(row), at: .start, animated: true) { _ in outcomes += 1 }
      case .rows(let count): _ = try? list.reload([count])
      case .inset(let inset): list.contentInset.top = inset
      case .height(let height): list.frame.size.height = height
      }
      window.layoutIfNeeded()
      check(list, after: "\(step)", &run.faults)
    }
    try? window.touchLift()
    if !window.settle() { run.faults.append("it does not settle") }
    check(list, after: "the end", &run.faults)
    if list.phase != .idle { run.faults.append("it ends \(list.phase)") }
    if outcomes != animations { run.faults.append("\(animations) animations had \(outcomes) outcomes") }
    let calls = Dictionary(grouping: delegate.calls, by: { $0 }).mapValues(\.count)
    let drags =
      (calls["didEndDragging(willDecelerate: true)"] ?? 0) + (calls["didEndDragging(willDecelerate: false)"] ?? 0)
    if calls["willBeginDragging"] ?? 0 != drags { run.faults.append("a drag has no end: \(calls)") }
    if calls["willBeginDecelerating"] != calls["didEndDecelerating"] {
      run.faults.append("a flight has no end: \(calls)")
    }
    run.log += delegate.calls
    run.log.append("\(list.contentOffset) at \(window.clock.now)")
    withExtendedLifetime(token) {}
    return run
  }

  /// The rules of where an offset may be.
  private func check(_ list: ListNode, after step: String, _ faults: inout [String]) {
    let y = Double(list.contentOffset.y)
    let range = list.restingRange(along: .vertical)
    // A pixel may lie on the other side of an edge.
    let slack = scale == nil ? 1e-9 : 0.5
    func fault(_ rule: String) { faults.append("after \(step): \(y) in \(range), \(list.phase): \(rule)") }
    if !y.isFinite { fault("not finite") }
    if list.contentOffset.x != 0 { fault("moved across") }
    switch list.phase {
    case .idle:
      if y < range.minimum - slack || y > range.maximum + slack { fault("rests beyond an edge") }
    case .interacting, .tracking, .decelerating, .animating:
      // Rows and insets may change under way by as much as the script changes them.
      let reach = 2700 + Double(list.bounds.height)
      if y < range.minimum - reach || y > range.maximum + reach { fault("further out than anything leads") }
    }
  }
}
