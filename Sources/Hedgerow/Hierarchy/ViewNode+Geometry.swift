public import Foundation

extension ViewNode {
  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// Setting its size sets the size of ``bounds``, whose origin stays. A negative width or height is turned around. A
  /// rectangle with a component that is NaN or infinite is not taken, the old one stays: ``setFrame(_:)`` says so.
  ///
  /// - Complexity: O(1), plus O(1) for each overlay pinned to the view.
  public final var frame: CGRect {
    @inlinable get { storedFrame }
    set { _ = try? setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points; the origin is how far its content is scrolled.
  ///
  /// Setting the size keeps ``center`` where it is, so that the origin of ``frame`` moves. Values that are not finite are
  /// not taken: ``setBounds(_:)`` says so.
  ///
  /// - Complexity: O(1), plus O(1) for each overlay pinned to the view.
  public final var bounds: CGRect {
    @inlinable get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { _ = try? setBounds(newValue) }
  }

  /// The centre of ``frame``, in the superview's coordinates.
  ///
  /// Setting it moves the view.
  ///
  /// - Complexity: O(1).
  public final var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      frame = CGRect(
        origin: CGPoint(x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2),
        size: storedFrame.size)
    }
  }

  /// Sets ``frame``, or says why not.
  ///
  /// - Throws: ``HierarchyError/notFinite(view:rectangle:)`` for NaN and infinity; the old frame stays.
  public final func setFrame(_ newFrame: CGRect) throws(HierarchyError) {
    guard newFrame.isFinite else { throw .notFinite(view: ownName, rectangle: newFrame.shortDescription) }
    apply(frame: newFrame.standardized, boundsOrigin: boundsOrigin)
  }

  /// Sets ``bounds``, or says why not.
  ///
  /// - Throws: ``HierarchyError/notFinite(view:rectangle:)`` for NaN and infinity; the old bounds stay.
  public final func setBounds(_ newBounds: CGRect) throws(HierarchyError) {
    guard newBounds.isFinite else { throw .notFinite(view: ownName, rectangle: newBounds.shortDescription) }
    let new = newBounds.standardized
    var frame = storedFrame
    if new.size != frame.size, !flags.contains(.probe) {
      frame = CGRect(
        x: frame.midX - new.width / 2, y: frame.midY - new.height / 2, width: new.width, height: new.height)
    }
    apply(frame: frame, boundsOrigin: new.origin)
  }

  private final func apply(frame: CGRect, boundsOrigin newOrigin: CGPoint) {
    guard applyAlone(frame: frame, boundsOrigin: newOrigin), let extras, !extras.overlays.isEmpty else { return }
    var stack = overlays
    while let overlay = stack.popLast() {
      if overlay.applyAlone(frame: overlay.storedFrame, boundsOrigin: overlay.boundsOrigin) {
        stack.append(contentsOf: overlay.overlays)
      }
    }
  }

  /// As ``apply(frame:boundsOrigin:)``, without what is pinned to the view.
  ///
  /// - Returns: whether the frame changed.
  private final func applyAlone(frame: CGRect, boundsOrigin newOrigin: CGPoint) -> Bool {
    var frame = frame
    if !flags.isDisjoint(with: [.probe, .overlay]) {
      if flags.contains(.probe) { frame.size = .zero }
      if let pinned = pinnedFrame(wanting: frame.size) { frame = pinned }
      // Pinned to take its base's size, a probe lies in the middle of where that would be.
      if flags.contains(.probe) { frame = CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0) }
    }
    let oldFrame = storedFrame
    let oldOrigin = boundsOrigin
    guard frame != oldFrame || newOrigin != oldOrigin else { return false }
    storedFrame = frame
    boundsOrigin = newOrigin
    if frame.size != oldFrame.size { setNeedsLayout() }
    geometryDidChange(from: oldFrame, boundsOrigin: oldOrigin)
    return frame != oldFrame
  }
}

extension CGRect {
  /// "(x, y, width, height)", whole numbers without a fraction.
  var shortDescription: String {
    "(\(origin.x.shortDescription), \(origin.y.shortDescription), "
      + "\(size.width.shortDescription), \(size.height.shortDescription))"
  }
}

extension CGFloat {
  /// The number without a fraction of zero: "44", "0.5", "nan".
  var shortDescription: String {
    self == rounded() && magnitude < 1e15 ? String(format: "%.0f", Double(self) + 0) : "\(self)"
  }
}
