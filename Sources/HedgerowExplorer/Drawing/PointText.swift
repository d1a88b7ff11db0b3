import Foundation

/// Lengths and places as a drawing writes them.
enum PointText {
  /// A number with at most two decimals, and none that are zero; "–" for one that is not finite.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "–" }
    guard abs(value) < 1e15 else { return String(Double(value)) }
    let hundredths = (value * 100).rounded()
    let whole = (hundredths / 100).rounded(.towardZero)
    let rest = Int(abs(hundredths - whole * 100))
    let sign = whole == 0 && hundredths < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(Int(whole)) }
    let digits = rest % 10 == 0 ? String(rest / 10) : rest < 10 ? "0\(rest)" : String(rest)
    return "\(sign)\(Int(whole)).\(digits)"
  }

  /// "(16, 44)".
  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// "390×844".
  static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

  /// "(16, 44) 390×844".
  static func rect(_ rect: CGRect) -> String { point(rect.origin) + " " + size(rect.size) }
}
