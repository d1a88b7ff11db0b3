/// Why a row source made no change.
///
/// Ids are named in words.
public enum RowSourceError: Error, Equatable, Sendable {
  /// The list is gone; nothing else keeps it.
  case released
  /// No row has the id, and without it there is no place for the change.
  case unknownID(String)
  /// No section has the id.
  case unknownSection(String)
  /// Another row has the id that a row was to get.
  case duplicateID(String)
  /// The list shows other numbers of rows than ids were given for.
  case otherCounts(shown: [Int], given: [Int])
  /// A place that there is not, an extent that is not usable, or too many rows.
  case engine(RowEngineError)
  /// A closure that was asked for an extent changed the list, so what was worked out is no longer true.
  case changedMeanwhile
}

extension RowSourceError: CustomStringConvertible {
  /// What was asked for, and what to do.
  public var description: String {
    switch self {
    case .released: "the list of this source has been released. Keep the list, or drop the source with it."
    case .unknownID(let id):
      "no row has the id \(id). Ask contains(_:) first, or apply a snapshot with it. Nothing was changed."
    case .unknownSection(let id): "no section has the id \(id). Apply a snapshot with it. Nothing was changed."
    case .duplicateID(let id):
      "another row has the id \(id) already. Remove one of the two rows. Nothing was changed."
    case .otherCounts(let shown, let given):
      "the list shows \(shown) rows in its sections, and there are ids for \(given). Give each row its id. The ids are what"
        + " they were."
    case .engine(let error): "\(error)"
    case .changedMeanwhile:
      "the list was changed by a closure that was asked how long a row is. Answer there, change elsewhere."
        + " The change that was asked for was not made."
    }
  }
}
