extension Dump {
  /// Reads what people paste: any of the kinds, several dumps in one text, damaged in transport.
  ///
  /// Every guess is told in ``notes``. A text that only looks like a hierarchy is refused by its name.
  ///
  /// - Complexity: O(*n*) in the length of the text, in time and in memory, whatever it holds.
  /// - Throws: ``DumpRefusal`` when there is no hierarchy in the text.
  public init(reading text: String) throws(DumpRefusal) {
    try self.init(reading: Array(text.utf8))
  }

  /// Reads the bytes of a paste; what is not UTF-8 is kept as U+FFFD.
  ///
  /// - Complexity: O(*n*) in the number of bytes, in time and in memory, whatever they hold.
  /// - Throws: ``DumpRefusal`` when there is no hierarchy in the text.
  public init(reading bytes: [UInt8]) throws(DumpRefusal) {
    self = try DumpReading(bytes).result()
  }
}
