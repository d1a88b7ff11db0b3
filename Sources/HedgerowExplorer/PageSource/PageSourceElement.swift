import Foundation

/// The elements of a page source.
enum PageSourceElement {
  /// Whether a tag is an element of an app: by its name, its `type`, or its geometry.
  static func isElement(_ name: String, _ tag: MarkupTag) -> Bool {
    if name.hasPrefix("XCUIElementType") { return true }
    guard name.hasPrefix("UIA"), let letter = name.utf8.dropFirst(3).first else { return false }
    return letter.isUpper
  }

  /// The node of a tag.
  static func node(_ name: String, _ tag: MarkupTag, in text: ByteText) -> DumpNode {
    var node = DumpNode(role: .element, className: name)
    var numbers: [Double?] = [nil, nil, nil, nil]
    node.attributes.reserveCapacity(tag.attributes.count)
    for attribute in tag.attributes {
      let key = text.string(attribute.name)
      let value = HTMLEntities.decoded(text, attribute.value)
      let string = String(decoding: value, as: UTF8.self)
      if let slot = slot(of: key) {
        let number = ByteText(value)
        numbers[slot] = Number.read(in: number, at: 0, to: number.count)?.value
      }
      node.attributes.append(DumpAttribute(key, string, separator: .tight, delimiter: .blank))
    }
    node.frame = frame(numbers)
    node.isCut = tag.isCut
    return node
  }

  /// The frame of four numbers, or `nil` when one is missing or not finite.
  static func frame(_ numbers: [Double?]) -> CGRect? {
    let told = numbers.compactMap { $0 }
    guard told.count == 4, told.allSatisfy(\.isFinite) else { return nil }
    return CGRect(x: told[0] + 0, y: told[1] + 0, width: told[2] + 0, height: told[3] + 0)
  }

  /// The place of a geometry key: x, y, width, height.
  static func slot(of key: String) -> Int? {
    switch key {
    case "x": 0
    case "y": 1
    case "width": 2
    case "height": 3
    default: nil
    }
  }
}
