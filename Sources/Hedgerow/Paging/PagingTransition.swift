/// One line of the table of everything that can happen in paging.
///
/// Of the lines for a lane, a state and a trigger the first whose condition holds counts; without one nothing happens. The
/// machine has no other rules, and the drawing in the documentation is made of the same lines.
package struct PagingTransition: Sendable {
  /// Which table: that of the two sides, or that of the refresh.
  package enum Part: Int, Hashable, Sendable, CaseIterable {
    case side, refresh
  }

  /// Where a lane is, without its cursor and error.
  package enum State: Int, Hashable, Sendable, CaseIterable {
    case idle, loading, failed, paused, exhausted, off
  }

  /// What may happen to it.
  package enum Trigger: Int, Hashable, Sendable, CaseIterable {
    /// The list is within the threshold; beyond it.
    case near, left
    /// More is asked for; another try is.
    case asked, retried
    /// The load under way was answered, failed, was cancelled; one that is not was answered.
    case page, error, cancelled, late
    /// The app changed the rows; it, or a trim, says that a side goes on.
    case changed, reopened
    /// A refresh begins; it has brought rows; it has ended without.
    case refreshed, opened, restored
    /// Paging ends.
    case detached
  }

  /// What has to hold.
  package enum Condition: Int, Hashable, Sendable, CaseIterable {
    case always
    /// Nothing was cancelled here since the zone was entered; something was.
    case isOpen, isGated
    /// The page names itself as the next; it names none; it brings new rows.
    case repeatsItself, isLast, bringsRows
    /// Another page without rows may follow.
    case budgetLeft
    /// The failure goes by itself.
    case mayClear
    /// The settings want it.
    case cancelsOnLeaving
    /// There is a cursor to go on with.
    case hasCursor
    /// What it was before the refresh.
    case wasIdle, wasFailed, wasPaused, wasExhausted
  }

  /// What is done beside the change of state.
  package enum Effect: Int, Hashable, Sendable, CaseIterable {
    case nothing
    case startLoad, startAfresh
    case openGate, restoreBudget
    case takePage, takeLastPage, countEmptyPage, reportRepeat
    case keepError
    case dropLoad, dropLoadAndGate
    case takeCursor
    case stepAside, comeBack
    case beginGeneration, replaceRows, restoreSides
    case countLate
    case end
  }

  /// Which table it stands in.
  package let part: Part
  /// From where it leads.
  package let from: [State]
  /// What happens.
  package let trigger: Trigger
  /// What has to hold.
  package let condition: Condition
  /// Where it leads; `nil` when the state stays.
  package let to: State?
  /// What is done.
  package let effect: Effect

  init(
    _ part: Part, _ from: [State], _ trigger: Trigger, _ condition: Condition = .always, to: State?, _ effect: Effect
  ) {
    self.part = part
    self.from = from
    self.trigger = trigger
    self.condition = condition
    self.to = to
    self.effect = effect
  }
}
