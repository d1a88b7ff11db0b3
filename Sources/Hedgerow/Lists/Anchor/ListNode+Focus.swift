/// The row that has the focus: of the keyboard, of an accessibility cursor, or of a search that stopped there.
extension ListNode {
  /// The row that has the focus, wherever it is now; `nil` for none, and unless set.
  ///
  /// The focus is that of the row and not of a path: it goes with the row through every change, and away with it. While the
  /// row is in view it is what a change holds on to, before all other rows. Setting a path that there is not gives `nil`.
  ///
  /// - Complexity: O(log n), with n rows.
  public final var focusedRow: RowPath? {
    get { focusedHandle.flatMap { path(of: $0) } }
    set { focus(newValue.flatMap { handle(of: $0) }) }
  }

  final func focus(_ handle: RowHandle?) {
    guard handle != focusedHandle else { return }
    let old = focusedHandle
    focusedHandle = handle
    focusDidChange(from: old, to: handle)
  }

  /// Takes the focus from a row that is gone.
  final func dropFocusOfGoneRow() {
    if let focusedHandle, !rows.contains(focusedHandle) { focus(nil) }
  }
}
