#if DEBUG
  extension RowEngine {
    /// Stops with what is wrong if the engine's structure is not sound.
    ///
    /// In debug builds only.
    ///
    /// - Complexity: O(*n*).
    func checkInvariants(_ context: @autoclosure () -> String = "") {
      if let fault = invariantFault() { fatalError("RowEngine: \(fault) \(context())") }
    }

    /// What is wrong with the engine's structure, in words; `nil` when it is sound.
    func invariantFault() -> String? {
      if let fault = tree.fault() { return fault }
      var expectsHeader = true
      for entry in 0..<Int(tree.total.entries) {
        let place = tree.place(entry: entry, in: tree.root)
        let contents = tree.leaves[place.leaf].pointee
        if contents.headers[place.index] != expectsHeader { return "entry \(entry): header and footer do not pair" }
        expectsHeader = !contents.headers[place.index] && !contents.rows[place.index]
      }
      return expectsHeader ? nil : "the last section has no footer"
    }
  }
#endif
