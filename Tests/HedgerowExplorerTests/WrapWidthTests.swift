import Foundation
import HedgerowExplorer
import Testing

/// Lines that a terminal cut at its width, in the middle of words and numbers.
struct WrapWidthTests {
  /// A text cut at a width, wherever that is.
  private func cut(_ lines: [String], at width: Int, before prefix: String) -> String {
    lines.flatMap { line in
      stride(from: 0, to: line.count, by: width).map { prefix + String(line.dropFirst($0).prefix(width)) }
    }
    .joined(separator: "\n")
  }

  @Test(arguments: ["", "> ", "// "])
  func `a number that was cut is one number again, at whatever place it was cut`(prefix: String) throws {
    for seed in UInt64(0)..<80 {
      var random = SeededGenerator(seed: seed)
      var frames: [CGRect] = []
      let lines = (0..<12).map { index in
        let frame = CGRect(
          x: Double(Int.random(in: 0...9999, using: &random)), y: Double(Int.random(in: 0...9999, using: &random)),
          width: Double(Int.random(in: 0...9999, using: &random)),
          height: Double(Int.random(in: 0...9999, using: &random)))
        frames.append(frame)
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(Int($0)) }
        return String(repeating: "   | ", count: min(index, 2))
          + "<UILabel: 0x7fb12345\(10 + index); opaque = NO; autoresize = W+H; frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); "
          + "text = 'One'; gestureRecognizers = <NSArray: 0x60000d458b00>; tag = \(1000 + index); layer = <CALayer: 0x600001753610>>"
      }
      let width = Int.random(in: 66...100, using: &random)
      let dump = try Dump(reading: cut(lines, at: width, before: prefix))
      #expect(dump.nodes.map(\.frame) == frames, "seed \(seed), width \(width)")
      #expect(dump.nodes.map(\.tag) == (0..<12).map { 1000 + $0 }, "seed \(seed), width \(width)")
    }
  }

  @Test func `lines that were wrapped at blanks keep their blanks`() throws {
    let dump = try Dump(
      reading: """
        <UIView: 0x1; frame = (10
        20; 30 40); autoresize = W+H; layer = <CALayer: 0x2>>
           | <UILabel: 0x3; frame = (1 2; 3
        4); text = 'Two words'; layer = <CALayer: 0x4>>
        """)
    #expect(
      dump.nodes.map(\.frame) == [CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 1, y: 2, width: 3, height: 4)])
  }
}
