import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Curves, held against the published numbers, and lists, held against the curves.
@Suite("Physics of scrolling")
struct PhysicsTests {
  @Test(
    "A flick ends where the published forms end it",
    arguments: [
      (DecelerationRate.normal, 1000.0, 499.5), (.normal, -2000, -999), (.fast, 1000, 99.5), (.fast, 400, 39.8),
    ])
  func rest(rate: DecelerationRate, velocity: Double, published: Double) {
    let curve = DecelerationCurve(start: 100, velocity: velocity, rate: rate)
    #expect(abs(curve.rest - 100 - published) < abs(published) * 2e-4)
    // The projection that the platform's makers showed: (v/1000)·d/(1 − d).
    let rate = rate.perMillisecond
    #expect(abs((curve.rest - 100) - velocity / 1000 * rate / (1 - rate)) < abs(velocity) * 6e-4)
  }

  @Test(
    "Velocity decays by the rate in each millisecond, and the position is its sum", arguments: DecelerationRate.allCases
  )
  func decay(rate: DecelerationRate) {
    let curve = DecelerationCurve(start: 0, velocity: 1500, rate: rate)
    #expect(abs(curve.velocity(at: 0.001) - 1500 * rate.perMillisecond) < 1e-9)
    #expect(abs(curve.velocity(at: 0.25) - 1500 * pow(rate.perMillisecond, 250)) < 1e-9)
    let decay = 1000 * log(rate.perMillisecond)
    #expect(abs(curve.position(at: 0.25) - 1500 * (pow(rate.perMillisecond, 250) - 1) / decay) < 1e-9)
    #expect(abs(curve.rest - curve.position(at: curve.duration) - 0.5) < 1e-9)
    let position = curve.position(at: 0.1)
    #expect(abs((curve.time(to: position) ?? -1) - 0.1) < 1e-12)
    #expect(curve.time(to: curve.rest + 1) == nil)
    #expect(curve.time(to: -1) == nil)
  }

  @Test("The rubber band gives 0.55 of the first points, never a whole viewport, and knows its way back")
  func rubberBand() {
    let band = RubberBand(dimension: 400)
    #expect(abs(band.shown(forPull: 1e-6) / 1e-6 - 0.55) < 1e-6)
    #expect(band.shown(forPull: 1e12) < 400)
    #expect(band.shown(forPull: 1e12) > 399.9)
    for pull in [1.0, 30, 100, 400, 2000] {
      let shown = (1 - 1 / (pull * 0.55 / 400 + 1)) * 400
      #expect(abs(band.shown(forPull: pull) - shown) < 1e-9)
      #expect(abs(band.pull(forShown: shown) - pull) < 1e-8)
      #expect(band.shown(forPull: -pull) == -band.shown(forPull: pull))
    }
    #expect(RubberBand(dimension: 0).shown(forPull: 10) == 0)
    #expect(RubberBand(dimension: -5).pull(forShown: 10) == 0)
  }

  @Test("The spring is critically damped: it obeys x″ = −k(x − target) − 2√k·x′ and comes to rest without swinging")
  func spring() {
    let spring = SpringCurve(start: -40, velocity: 0, target: 0)
    #expect(spring.position(at: 0) == -40)
    let step = 1e-5
    for time in [0.05, 0.1, 0.3] {
      let acceleration = (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
      #expect(abs(acceleration + 100 * spring.position(at: time) + 20 * spring.velocity(at: time)) < 1e-4)
      #expect(spring.position(at: time) < 0)
    }
    for time in stride(from: spring.duration, to: spring.duration + 2, by: 0.01) {
      #expect(abs(spring.position(at: time)) <= 0.5)
    }
  }

  @Test("A flight is the closed forms at its frames, to a millionth of a point", arguments: [0.0, 0.005, 1.0 / 60])
  func frames(phase: Double) throws {
    let window = WindowNode(frame: .viewport(300, 600))
    let list = ListNode("list", rows: 1000, rowHeight: 44, frame: .viewport(300, 400))
    window.addSubview(list)
    window.advance(by: phase)
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    try window.touchMove(to: CGPoint(x: 150, y: 290))
    try window.touchLift(velocity: CGPoint(x: 0, y: -3000))
    let start = window.clock.now
    let curve = DecelerationCurve(start: 10, velocity: 3000)
    var frames = 0
    while list.isDecelerating {
      window.advance(by: 1.0 / 60)
      frames += 1
      let elapsed = Double(window.clock.frame) / 60 - start
      let expected = elapsed >= curve.duration ? curve.rest : curve.position(at: elapsed)
      #expect(abs(Double(list.contentOffset.y) - expected) < 1e-6)
    }
    #expect(abs(Double(list.contentOffset.y) - curve.rest) < 1e-9)
    #expect(frames == Int(((start + curve.duration) * 60).rounded(.up)) - Int((start * 60).rounded(.down)))
  }

  @Test(
    "Hitting an edge hands the velocity that is left to the spring; without bouncing it ends on the edge",
    arguments: [true, false])
  func edge(bounces: Bool) throws {
    let window = WindowNode(frame: .viewport(300, 600))
    let list = ListNode("list", rows: 20, rowHeight: 44, frame: .viewport(300, 400))
    list.bounces = bounces
    window.addSubview(list)
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    try window.touchMove(to: CGPoint(x: 150, y: 200))
    try window.touchLift(velocity: CGPoint(x: 0, y: -2500))
    let curve = DecelerationCurve(start: 100, velocity: 2500)
    let hit = try #require(curve.time(to: 480))
    let spring = SpringCurve(start: 480, velocity: curve.velocity(at: hit), target: 480)
    var furthest = 0.0
    while list.isDecelerating {
      window.advance(by: 1.0 / 60)
      let time = Double(window.clock.frame) / 60
      let beyond = bounces ? (time - hit >= spring.duration ? 480 : spring.position(at: time - hit)) : 480
      let expected = time < hit ? curve.position(at: time) : beyond
      #expect(abs(Double(list.contentOffset.y) - expected) < 1e-6)
      furthest = max(furthest, Double(list.contentOffset.y))
    }
    #expect(list.contentOffset.y == 480)
    #expect(bounces ? furthest > 500 : furthest == 480)
  }

  @Test("Eases in and out: no speed at its ends, half of the way at half of the time")
  func ease() {
    #expect(ScrollAnimation.progress(at: 0) == 0)
    #expect(ScrollAnimation.progress(at: 0.5) == 0.5)
    #expect(ScrollAnimation.progress(at: 1) == 1)
    #expect(ScrollAnimation.progress(at: 1e-4) < 1e-7)
    #expect(ScrollAnimation.progress(at: .infinity) == 1)
    #expect(ScrollAnimation(duration: .nan).duration == 0)
    #expect(ScrollAnimation(duration: -1).duration == 0)
  }
}
