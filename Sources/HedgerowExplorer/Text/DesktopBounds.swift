import Foundation

/// AppKit's short form of bounds: `(-)` for the frame's size at the origin 0, `-` for one number that is as usual.
enum DesktopBounds {
  /// The bounds of a printed value.
  static func read(_ value: String, frameSize: CGSize) -> CGRect? {
    let text = ByteText(Array(value.utf8))
    var index = text[0] == Byte.openParen ? 1 : 0
    var numbers: [Double?] = []
    while index < text.count, numbers.count < 4 {
      if let number = Number.read(in: text, at: index, to: text.count) {
        numbers.append(number.value.isFinite ? number.value + 0 : nil)
        index = number.end
      } else if text[index] == Byte.minus {
        numbers.append(nil)
        index += 1
      } else if text[index] == Byte.comma || text[index].isBlank {
        index += 1
      } else {
        break
      }
    }
    if numbers.count == 1, numbers[0] == nil { return CGRect(origin: .zero, size: frameSize) }
    guard numbers.count == 4 else { return nil }
    return CGRect(
      x: numbers[0] ?? 0, y: numbers[1] ?? 0, width: numbers[2] ?? frameSize.width,
      height: numbers[3] ?? frameSize.height)
  }
}
