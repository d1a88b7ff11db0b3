public import Hedgerow

/// A controller that writes down its callbacks, as in `Mail viewWillAppear`.
open class RecordingController: ControllerNode {
  /// Where the lines go; nowhere unless set.
  public final var recorder: EventRecorder?

  /// Makes a controller that writes to a recorder.
  public convenience init(_ title: String, to recorder: EventRecorder) {
    self.init(title)
    self.recorder = recorder
  }

  private func record(_ event: String) { recorder?.record("\(hierarchyName) \(event)") }

  /// Writes `viewDidLoad`.
  open override func viewDidLoad() { record("viewDidLoad") }

  /// Writes `viewWillAppear`.
  open override func viewWillAppear() { record("viewWillAppear") }

  /// Writes `viewDidAppear`.
  open override func viewDidAppear() { record("viewDidAppear") }

  /// Writes `viewWillDisappear`.
  open override func viewWillDisappear() { record("viewWillDisappear") }

  /// Writes `viewDidDisappear`.
  open override func viewDidDisappear() { record("viewDidDisappear") }

  /// Writes `viewWillLayoutSubviews`.
  open override func viewWillLayoutSubviews() { record("viewWillLayoutSubviews") }

  /// Writes `viewDidLayoutSubviews`.
  open override func viewDidLayoutSubviews() { record("viewDidLayoutSubviews") }

  /// Writes `shown` or `hidden`.
  open override func viewVisibilityDidChange() {
    record(viewIfLoaded?.isVisible == true ? "shown" : "hidden")
  }

  /// Writes `willMove(toParent: …)`.
  open override func willMove(toParent parent: ControllerNode?) {
    record("willMove(toParent: \(parent?.hierarchyName ?? "nil"))")
  }

  /// Writes `didMove(toParent: …)`.
  open override func didMove(toParent parent: ControllerNode?) {
    record("didMove(toParent: \(parent?.hierarchyName ?? "nil"))")
  }
}
