/// Debugger prompts, and what was asked at them.
enum Prompt {
  /// The command behind a prompt at the start of a line; `nil` when the line is no prompt.
  static func command(in text: ByteText, from start: Int, to end: Int) -> Range<Int>? {
    let start = text.skipBlanks(from: start, to: end)
    for prompt in ["(lldb)", "(gdb)", "cy#", "(Lldb)", "lldb>", ">>> "] as [StaticString]
    where text.has(prompt, at: start, limit: end) {
      return text.trimmed(span(start + prompt.utf8CodeUnitCount, end))
    }
    return nil
  }

  /// Whether a command is one of the debugger scripts' own.
  static func isScript(_ command: String) -> Bool {
    let word = command.prefix { $0 != " " && $0 != "\t" }
    return ["pviews", "ptv", "pcells", "pvc", "pcomponents", "presponder", "pclass"].contains(String(word))
  }
}
