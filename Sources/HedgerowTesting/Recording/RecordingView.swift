public import Hedgerow

/// A view that writes down its callbacks, as in `a willMove(toSuperview: b)`.
open class RecordingView: ViewNode {
  /// Where the lines go; nowhere unless set.
  public final var recorder: EventRecorder?

  /// Makes a view that writes to a recorder.
  public convenience init(_ identifier: String, to recorder: EventRecorder) {
    self.init(identifier)
    self.recorder = recorder
  }

  private func record(_ event: String) { recorder?.record("\(identifier ?? "view") \(event)") }

  private func name(_ view: ViewNode?) -> String { view.map { $0.identifier ?? $0.hierarchyName } ?? "nil" }

  /// Writes `willMove(toSuperview: …)`.
  open override func willMove(toSuperview newSuperview: ViewNode?) {
    record("willMove(toSuperview: \(name(newSuperview)))")
  }

  /// Writes `didMoveToSuperview`.
  open override func didMoveToSuperview() { record("didMoveToSuperview") }

  /// Writes `willMove(toWindow: …)`.
  open override func willMove(toWindow newWindow: WindowNode?) { record("willMove(toWindow: \(name(newWindow)))") }

  /// Writes `didMoveToWindow`.
  open override func didMoveToWindow() { record("didMoveToWindow") }

  /// Writes `didAddSubview(…)`.
  open override func didAddSubview(_ subview: ViewNode) { record("didAddSubview(\(name(subview)))") }

  /// Writes `willRemoveSubview(…)`.
  open override func willRemoveSubview(_ subview: ViewNode) { record("willRemoveSubview(\(name(subview)))") }

  /// Writes `shown` or `hidden`.
  open override func visibilityDidChange() { record(isVisible ? "shown" : "hidden") }

  /// Writes `layoutSubviews`.
  open override func layoutSubviews() { record("layoutSubviews") }
}
