/// How a list is paged.
///
/// What is not usable is found when a machine is made of it.
public struct PagingSettings: Hashable, Sendable {
  /// How near to its start a list loads more there; 0 points unless set.
  public var startThreshold: PagingThreshold
  /// How near to its end a list loads more there; 0 points unless set.
  public var endThreshold: PagingThreshold
  /// How many pages without a new row may follow one another before a side pauses; 3 unless set.
  ///
  /// At 0 the first such page pauses it, as at 1.
  public var emptyPageBudget: Int
  /// How many paged rows are kept; `nil`, for all of them, unless set.
  ///
  /// What is more is dropped in whole pages, from the side opposite to the one that grew.
  public var maxRows: Int?
  /// Whether a row that was deleted while a page is under way stays away when that page brings it; `false` unless set.
  public var remembersDeletions: Bool
  /// Whether a failure outlasts leaving the zone and new content, until a retry or a refresh; `false` unless set.
  public var keepsFailures: Bool
  /// Whether a load is cancelled when the list leaves the zone; `false`, since its work is useful, unless set.
  public var cancelsOnLeaving: Bool

  /// Makes settings.
  public init(
    startThreshold: PagingThreshold = .points(0), endThreshold: PagingThreshold = .points(0), emptyPageBudget: Int = 3,
    maxRows: Int? = nil, remembersDeletions: Bool = false, keepsFailures: Bool = false, cancelsOnLeaving: Bool = false
  ) {
    self.startThreshold = startThreshold
    self.endThreshold = endThreshold
    self.emptyPageBudget = emptyPageBudget
    self.maxRows = maxRows
    self.remembersDeletions = remembersDeletions
    self.keepsFailures = keepsFailures
    self.cancelsOnLeaving = cancelsOnLeaving
  }

  /// The threshold of a side.
  @inline(__always)
  public func threshold(_ side: PagingSide) -> PagingThreshold { side == .start ? startThreshold : endThreshold }

  /// Finds what is not usable.
  func check() throws(PagingError) {
    for side in PagingSide.allCases where !threshold(side).isUsable {
      throw .badThreshold(threshold(side), side)
    }
    guard emptyPageBudget >= 0 else { throw .badBudget(emptyPageBudget) }
    if let maxRows, maxRows < 1 { throw .badMaximum(maxRows) }
  }
}
