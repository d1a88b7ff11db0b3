extension WindowNode {
  /// How often one pass goes over what its own callbacks bring up.
  private static var passRounds: Int { 64 }

  /// Moves on everything that waits, until nothing can move any more.
  ///
  /// - Complexity: that of the layout and of the callbacks that it runs.
  public final func settle() { runPass() }

  /// One pass: layout, then appearance, then the probes whose tree changed, then what takes part, such as
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
      hasMoved = letParticipantsMove()
    } while (isWaiting || hasMoved) && round < Self.passRounds
    for weak in participants { weak.participant?.endPass() }
  }

  /// Whether a pass would do anything.
  private final var isWaiting: Bool { needsLayout || !appearing.isEmpty || !changedProbes.isEmpty }

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
}
