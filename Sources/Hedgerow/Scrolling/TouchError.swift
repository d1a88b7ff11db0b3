public import Foundation

/// Why a touch was not taken.
///
/// Nothing has changed then; a touch that is under way goes on.
public enum TouchError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// A coordinate is NaN, infinite, or more than 10⁹ points away.
  case notFinite(String)
  /// A finger is on the window already.
  case secondTouch
  /// No finger is on the window.
  case noTouch

  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .notFinite(let point): "A finger can't be at \(point). Give finite points of the window."
    case .secondTouch: "A finger is on the window already, and it takes one. Lift or cancel that one first."
    case .noTouch: "No finger is on the window. Begin with touchDown(at:)."
    }
  }

  /// The same sentence as ``description``.
  public var errorDescription: String? { description }
}
