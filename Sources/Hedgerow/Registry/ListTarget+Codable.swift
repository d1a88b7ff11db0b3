import Foundation

extension ListTarget: Codable {
  private enum Key: String, CodingKey {
    case id, kind, section, row, point, rect, place, fraction, distance, text, number, uuid, animated
  }

  /// Reads a target that was saved.
  ///
  /// - Throws: `DecodingError` for data that is no target.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let destination: ScrollDestination
    switch try values.decode(String.self, forKey: .kind) {
    case "row":
      destination = .row(
        RowPath(section: try values.decode(Int.self, forKey: .section), row: try values.decode(Int.self, forKey: .row)))
    case "section": destination = .section(try values.decode(Int.self, forKey: .section))
    case "start": destination = .start
    case "end": destination = .end
    case "last": destination = .last
    case "offset": destination = .offset(try values.decode(CGPoint.self, forKey: .point))
    case "rect": destination = .rect(try values.decode(CGRect.self, forKey: .rect))
    case "id":
      if let text = try values.decodeIfPresent(String.self, forKey: .text) {
        destination = .id(text)
      } else if let number = try values.decodeIfPresent(Int.self, forKey: .number) {
        destination = .id(number)
      } else {
        destination = .id(try values.decode(UUID.self, forKey: .uuid))
      }
    case let kind:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values, debugDescription: "\"\(kind)\" is no destination")
    }
    let place = try values.decode(String.self, forKey: .place)
    let distance = try values.decodeIfPresent(Double.self, forKey: .distance) ?? 0
    let alignment: ScrollAlignment
    switch place {
    case "start": alignment = .start
    case "center": alignment = .center
    case "end": alignment = .end
    case "nearest": alignment = .nearest
    case "fraction": alignment = .fraction(try values.decode(Double.self, forKey: .fraction))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .place, in: values, debugDescription: "\"\(place)\" is no alignment")
    }
    self.init(
      id: try values.decode(UUID.self, forKey: .id), destination: destination,
      alignment: alignment.offset(by: distance),
      isAnimated: try values.decodeIfPresent(Bool.self, forKey: .animated) ?? false)
  }

  /// Saves the target.
  ///
  /// - Throws: `EncodingError` for the identity of a row that is neither a string, an integer nor a UUID.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    switch destination {
    case .row(let path):
      try values.encode("row", forKey: .kind)
      try values.encode(path.section, forKey: .section)
      try values.encode(path.row, forKey: .row)
    case .section(let section):
      try values.encode("section", forKey: .kind)
      try values.encode(section, forKey: .section)
    case .start: try values.encode("start", forKey: .kind)
    case .end: try values.encode("end", forKey: .kind)
    case .last: try values.encode("last", forKey: .kind)
    case .offset(let point):
      try values.encode("offset", forKey: .kind)
      try values.encode(point, forKey: .point)
    case .rect(let rect):
      try values.encode("rect", forKey: .kind)
      try values.encode(rect, forKey: .rect)
    case .id(let id):
      try values.encode("id", forKey: .kind)
      switch id.base {
      case let text as String: try values.encode(text, forKey: .text)
      case let number as Int: try values.encode(number, forKey: .number)
      case let uuid as UUID: try values.encode(uuid, forKey: .uuid)
      default:
        throw EncodingError.invalidValue(
          id.base,
          .init(
            codingPath: encoder.codingPath,
            debugDescription: "the identity \(id) is neither a string, an integer nor a UUID: save one of these"))
      }
    }
    try encode(alignment, to: &values)
    if isAnimated { try values.encode(true, forKey: .animated) }
  }

  private func encode(_ alignment: ScrollAlignment, to values: inout KeyedEncodingContainer<Key>) throws {
    switch alignment.place {
    case .start: try values.encode("start", forKey: .place)
    case .center: try values.encode("center", forKey: .place)
    case .end: try values.encode("end", forKey: .place)
    case .nearest: try values.encode("nearest", forKey: .place)
    case .fraction(let fraction):
      try values.encode("fraction", forKey: .place)
      try values.encode(fraction, forKey: .fraction)
    }
    if alignment.distance != 0 { try values.encode(alignment.distance, forKey: .distance) }
  }

  init(id: UUID, destination: ScrollDestination, alignment: ScrollAlignment, isAnimated: Bool) {
    self.isAnimated = isAnimated
    self.id = id
    self.destination = destination
    self.alignment = alignment
  }
}
