/// An end of the content along the main axis.
public enum ContentEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// Where the content begins.
  case start
  /// Where it ends.
  case end
}

extension PlaceKeeping {
  /// Where a view that was at an end of its content belongs; `nil` where its rules hold on to what was in view.
  func edge(for edge: ContentEdge?) -> ScrollDestination? {
    guard isOn else { return nil }
    switch edge {
    case .start: return start == .reveal ? .start : nil
    case .end: return end == .stay ? nil : .end
    case nil: return nil
    }
  }
}
