import Foundation

extension Measurement {
  /// The measurement as one line of JSON; memory as bytes.
  var json: String {
    func number(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "null" }
    if isBytes { return #"{"name":"\#(name)","n":\#(n),"bytes":\#(number(ns))}"# }
    return
      #"{"name":"\#(name)","n":\#(n),"ns":\#(number(ns)),"baselineNs":\#(number(baselineNs)),"ratio":\#(number(ratio))}"#
  }

  /// The measurements as a table in Markdown.
  static func markdown(_ table: [Measurement], judged: Bool) -> String {
    let rows = table.map { row in
      let verdict = judged ? (row.isWithinBound ? "yes" : "**no**") : "–"
      let figure = row.isBytes ? String(format: "%.0f bytes", row.ns) : time(row.ns)
      let ratio = row.ratio.map { String(format: "%.3f", $0) } ?? "–"
      return
        "| \(row.name) | \(row.n.formatted(.number.locale(Locale(identifier: "en_US")))) | \(figure) | \(row.baselineNs.map(time) ?? "–") | \(ratio) | \(row.bound) | \(verdict) |"
    }
    return
      ([
        "| what | n | figure | naive form | ratio | asked for | met |", "|---|---:|---:|---:|---:|---|---|",
      ] + rows).joined(separator: "\n")
  }

  private static func time(_ ns: Double) -> String {
    switch ns {
    case ..<1_000: String(format: "%.1f ns", ns)
    case ..<1_000_000: String(format: "%.2f µs", ns / 1_000)
    default: String(format: "%.2f ms", ns / 1_000_000)
    }
  }
}
