/// What pasting does to text, as the grammar lists it.
///
/// Every damage here leaves enough to read the tree back.
enum TransportDamage: String, CaseIterable, Sendable {
  case none
  case carriageReturns
  case comment
  case commentBlock
  case mailQuote
  case shifted
  case tab
  case entities
  case stringLiteral
  case doubleLiteral
  case lineArray
  case blankLines
  case prompts
  case leadingBlanksLost
  case blanksCollapsed
  case barsGlued
  case flattened
  case hardWrapped
  case logStamps
  case prose

  /// The damages that only bars survive, because they lose the columns.
  static let columnsLost: [TransportDamage] = [
    .leadingBlanksLost, .blanksCollapsed, .barsGlued, .flattened, .hardWrapped, .commentBlock, .logStamps, .prose,
  ]

  /// The damaged text.
  func apply(to lines: [String], using random: inout SeededGenerator) -> String {
    switch self {
    case .none: return lines.joined(separator: "\n")
    case .carriageReturns: return lines.joined(separator: "\r\n") + "\r\n"
    case .comment: return lines.map { "        // " + $0 }.joined(separator: "\n")
    case .commentBlock: return "/**\n" + lines.map { " * " + $0 }.joined(separator: "\n") + "\n */"
    case .mailQuote: return lines.map { "> " + $0 }.joined(separator: "\n")
    case .shifted: return lines.map { "      " + $0 }.joined(separator: "\n")
    case .tab: return lines.map { "\t" + $0 }.joined(separator: "\n")
    case .entities:
      return lines.joined(separator: "\n").replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;")
    case .stringLiteral: return "\"" + Self.escaped(lines.joined(separator: "\n")) + "\""
    case .doubleLiteral: return "\"" + Self.escaped(Self.escaped(lines.joined(separator: "\n"))) + "\""
    case .lineArray: return "[\n" + lines.map { "    \"\(Self.escaped($0))\"" }.joined(separator: ",\n") + "\n]"
    case .blankLines:
      return lines.map { random.chance(1, in: 4) ? $0 + "\n" : $0 }.joined(separator: "\n")
    case .prompts: return "(lldb) po view\n" + lines.joined(separator: "\n") + "\n\n(lldb) "
    case .leadingBlanksLost: return lines.map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
    case .blanksCollapsed: return lines.map(Self.collapsed).joined(separator: "\n")
    case .barsGlued: return lines.map(Self.glued).joined(separator: "\n")
    case .flattened: return lines.map(Self.collapsed).joined(separator: " ")
    case .hardWrapped:
      return lines.map { Self.wrapped($0, at: Int.random(in: 72...85, using: &random)) }.joined(separator: "\n")
    case .logStamps:
      return lines.map { "2014-03-12 03:22:17.260 App[11035:5543b] " + $0 }.joined(separator: "\n")
    case .prose:
      return "Steps, as (asked) for: run it.\n\n" + lines.joined(separator: "\n") + "\n\nThat was all, \"thanks\"."
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  /// Runs of blanks before the first bracket become one.
  private static func collapsed(_ line: String) -> String {
    let split = line.firstIndex { $0 != " " && $0 != "|" && $0 != "+" } ?? line.endIndex
    let marks = line[..<split].filter { $0 != " " }.map { "\($0) " }.joined()
    return marks + line[split...]
  }

  private static func glued(_ line: String) -> String {
    let split = line.firstIndex { $0 != " " && $0 != "|" } ?? line.endIndex
    return line[..<split].filter { $0 != " " } + line[split...]
  }

  /// Wrapped at the last blank before the width, as a mail program does.
  private static func wrapped(_ line: String, at width: Int) -> String {
    var rest = Substring(line)
    var pieces: [Substring] = []
    while rest.count > width, let blank = rest.prefix(width).lastIndex(of: " "),
      rest[..<blank].contains(where: { $0 != " " && $0 != "|" })
    {
      pieces.append(rest[..<blank])
      rest = rest[rest.index(after: blank)...]
    }
    return (pieces + [rest]).joined(separator: "\n")
  }
}
