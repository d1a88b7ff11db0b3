extension WindowNode {
  /// How often one pass goes over what its own callbacks bring up.
  private static var passRounds: Int { 64 }

  /// The time by which everything in the window moves.
  ///
  /// A window has a clock of its own unless one is set.
  ///
  /// Setting another stops what moves in the window. See ``VirtualClock``.
  public final var clock: VirtualClock {
    get { ownClock }
    set {
      guard newValue !== ownClock else { return }
      let old = ownClock
      old.removeRunner(self)
      ownClock = newValue
      newValue.addRunner(self)
      for mover in old.moving where (mover as? ViewNode)?.window === self { mover.lostClock() }
    }
  }

  /// Lets time pass for everything that shares the window's clock; see ``VirtualClock/advance(by:)``.
  ///
  /// - Parameter seconds: how much time. A step that is negative or not finite is not taken, and the result says so.
  /// - Complexity: O(f), with f the frames in which something moves, times what moves in each.
  @discardableResult
  public final func advance(by seconds: Double) -> ClockAdvance { ownClock.advance(by: seconds) }

  /// Moves on everything that waits, and lets time pass frame by frame, until nothing can move any more.
  ///
  /// It stops after ``VirtualClock/settleFrames`` frames, in case observers start motion again and again. Within a pass it
  /// only lays out: whoever runs that pass goes on with the rest.
  ///
  /// - Returns: whether everything has come to rest.
  /// - Complexity: that of the layout and of the callbacks that it runs.
  @discardableResult
  public final func settle() -> Bool {
    guard !isRunningPass, !ownClock.isAdvancing else {
      runPass()
      return false
    }
    return ownClock.settle()
  }

  /// One pass: layout, then appearance, then the probes whose tree changed, then events, then what takes part, such as
  /// requests, again while there is more.
  ///
  /// A pass asked for within a pass only lays out: the outer one goes on with the rest. What still waits after 64 rounds,
  /// because callbacks bring up more each time, waits for the next pass.
  final func runPass() {
    guard !isRunningPass else { return layOutSubtree() }
    isRunningPass = true
    defer { isRunningPass = false }
    var round = 0
    var hasMoved = false
    repeat {
      round += 1
      layOutSubtree()
      finishAppearances()
      tellProbes()
      deliverEvents()
      hasMoved = letParticipantsMove()
    } while (isWaiting || hasMoved) && round < Self.passRounds
    for weak in participants { weak.participant?.endPass() }
  }

  /// Whether a pass would do anything.
  private final var isWaiting: Bool {
    needsLayout || !appearing.isEmpty || !changedProbes.isEmpty || !eventSources.isEmpty
  }

  /// Those that appear by themselves first, then the others from the outermost in.
  private final func finishAppearances() {
    guard !appearing.isEmpty else { return }
    for controller in appearing where controller.appearsIn == ObjectIdentifier(self) { controller.appearsIn = nil }
    let waiting = appearing.filter { $0.viewIfLoaded?.windowNode === self }
    appearing = []
    let byThemselves = waiting.map(\.appearsByItself)
    for (controller, isAlone) in zip(waiting, byThemselves) where isAlone { controller.finishAppearing() }
    for (controller, isAlone) in zip(waiting, byThemselves) where !isAlone { controller.finishAppearing() }
  }

  final func noteAppearing(_ controller: ControllerNode) {
    guard controller.appearsIn != ObjectIdentifier(self) else { return }
    controller.appearsIn = ObjectIdentifier(self)
    appearing.append(controller)
  }

  private final func tellProbes() {
    guard !changedProbes.isEmpty else { return }
    var probes: [ProbeNode] = []
    swap(&probes, &changedProbes)
    for probe in probes where probe.isToldInNextPass && probe.windowNode === self { probe.tell() }
  }

  final func noteChange(for probe: ProbeNode) {
    guard !probe.isToldInNextPass else { return }
    probe.isToldInNextPass = true
    changedProbes.append(probe)
  }

  final func forgetChange(for probe: ProbeNode) {
    guard probe.isToldInNextPass else { return }
    probe.isToldInNextPass = false
    changedProbes.removeAll { $0 === probe }
  }

  // MARK: - Events

  /// Lets a source deliver its events in this pass, or the next one.
  final func willDeliver(_ source: any EventSource) { eventSources.append(WeakEventSource(source: source)) }

  private final func deliverEvents() {
    guard !eventSources.isEmpty else { return }
    var sources: [WeakEventSource] = []
    swap(&sources, &eventSources)
    for weak in sources { weak.source?.deliverEvents() }
  }
}

extension WindowNode: ClockFollower {
  final func runPassOfClock() { runPass() }
}
