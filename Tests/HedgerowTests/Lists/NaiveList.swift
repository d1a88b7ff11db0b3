@testable import Hedgerow

/// A list as plain arrays of names, for the oracles of batch updates.
///
/// What an update brings in has no name yet.
struct NaiveList: Equatable {
  struct Section: Equatable {
    var name: Int?
    var rows: [Int?]
  }

  var sections: [Section]

  var counts: [Int] { sections.map(\.rows.count) }
}

/// Which of the batch rules a plain-array oracle found broken.
struct BrokenRule: Error {
  var rule: String
}
