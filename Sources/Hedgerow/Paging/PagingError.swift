/// What is wrong with the paging of a list.
///
/// Errors of a loader are not among these: they are kept as they came.
public enum PagingError: Error, Equatable, Sendable {
  /// A threshold is negative, infinite or not a number.
  case badThreshold(PagingThreshold, PagingSide)
  /// The budget for pages without rows is negative.
  case badBudget(Int)
  /// The number of rows to keep is not at least one.
  case badMaximum(Int)
  /// A page named itself as the one that follows.
  ///
  /// Its rows were taken; going on would load it for ever.
  case repeatedCursor(String, PagingSide)
}

extension PagingError: CustomStringConvertible {
  /// What was given, what it should be, and what to do.
  public var description: String {
    switch self {
    case .badThreshold(let threshold, let side):
      "a threshold of \(threshold) at the \(side): a threshold is finite, zero or more. Nothing was made."
    case .badBudget(let budget):
      "a budget of \(budget) empty pages: it is zero or more. Nothing was made."
    case .badMaximum(let maximum):
      "at most \(maximum) rows: keep one at least, or set nil to keep all. Nothing was made."
    case .repeatedCursor(let cursor, let side):
      "the page at \(cursor) names itself as the next one at the \(side). Its rows are in the list and loading has"
        + " stopped; retry, or refresh."
    }
  }
}
