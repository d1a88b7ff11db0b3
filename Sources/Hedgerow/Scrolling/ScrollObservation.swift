import Foundation

/// The observers of a scroll view, and what they have not been told yet.
final class ScrollObservation: EventSource {
  private unowned let scroll: ScrollNode
  let list = ObserverList<ScrollEvent>()
  private var pending: [(event: ScrollEvent, serial: UInt64)] = []
  private(set) var nextSerial: UInt64 = 0
  /// The window whose next pass delivers; `nil` when nothing waits.
  private weak var announcedIn: WindowNode?
  /// Who keeps an eye on the rows in view by other names than paths.
  private var rowWatchers: [WeakRowWatcher] = []

  /// What was told last, so that a change is seen.
  private var contentSize: CGSize
  private var insets: ScrollInsets
  private var viewport: CGSize
  private var visibleRows: [RowPath] = []
  private var lookedAtRows = false
  private var rowCause: ScrollCause?

  init(of scroll: ScrollNode) {
    self.scroll = scroll
    contentSize = scroll.contentSize
    insets = scroll.adjustedContentInset
    viewport = scroll.bounds.size
  }

  func add(_ observer: ScrollObserver) -> ObservationToken {
    if list.count == 0 {
      contentSize = scroll.contentSize
      insets = scroll.adjustedContentInset
      viewport = scroll.bounds.size
    }
    if observer.interests.contains(.visibleRows), !wants(.visibleRows) || !lookedAtRows {
      visibleRows = scroll.rowsForObservers
      lookedAtRows = true
    }
    let beginning: (() -> [ScrollEvent])? =
      observer.wantsInitial ? { [weak self] in self?.initialEvents(for: observer.interests) ?? [] } : nil
    let token = list.add(
      interests: observer.interests.rawValue, from: nextSerial, beginning: beginning, ended: observer.ended,
      observer.tell)
    if observer.wantsInitial { announce() }
    return token
  }

  /// Whether anybody wants to hear of anything.
  var isWanted: Bool { list.interests != 0 || !rowWatchers.isEmpty }

  private func wants(_ interests: ScrollInterests) -> Bool { list.interests & interests.rawValue != 0 }

  /// Takes an event down, to be told in the next pass.
  ///
  /// Consecutive changes by updates and layouts are one change, and so are all of a kind while the view is in no
  /// window, where no pass would tell them.
  func note(_ change: ScrollEvent.Change, _ phase: MotionPhase, _ cause: ScrollCause) {
    guard wants(change.interest) else { return }
    let isAdjustment = cause == .update || cause == .layout
    let mayMerge: (ScrollEvent) -> Bool = {
      $0.change.interest == change.interest && ($0.cause == cause && isAdjustment || self.scroll.window == nil)
    }
    if isAdjustment || scroll.window == nil, let index = pending.lastIndex(where: { mayMerge($0.event) }),
      scroll.window == nil || index == pending.count - 1, let merged = pending[index].event.change.merged(with: change)
    {
      if merged.isNothing {
        pending.remove(at: index)
      } else {
        pending[index].event = ScrollEvent(merged, phase: phase, cause: cause)
      }
      return
    }
    pending.append((ScrollEvent(change, phase: phase, cause: cause), nextSerial))
    nextSerial += 1
    announce()
  }

  func geometryMayHaveChanged(_ cause: ScrollCause) {
    if wants(.contentSize) {
      let new = scroll.contentSize
      if new != contentSize { note(.contentSize(from: contentSize, to: new), scroll.phase, cause) }
      contentSize = new
    }
    if wants(.insets) {
      let new = scroll.adjustedContentInset
      if new != insets { note(.insets(from: insets, to: new), scroll.phase, cause) }
      insets = new
    }
    if wants(.viewport) {
      let new = scroll.bounds.size
      if new != viewport { note(.viewport(from: viewport, to: new), scroll.phase, cause) }
      viewport = new
    }
    rowsMayHaveChanged(cause)
  }

  /// The rows that are seen are looked at in the next pass, after its layout.
  func rowsMayHaveChanged(_ cause: ScrollCause) {
    if !rowWatchers.isEmpty {
      rowWatchers.removeAll { $0.watcher == nil }
      for weak in rowWatchers { weak.watcher?.rowsMayHaveChanged() }
    }
    guard wants(.visibleRows) else { return }
    rowCause = cause
    announce()
  }

  func addRowWatcher(_ watcher: any RowWatcher) { rowWatchers.append(WeakRowWatcher(watcher: watcher)) }

  // MARK: - Telling

  private func announce() {
    guard let window = scroll.window else { return }
    announce(in: window)
  }

  func announce(in window: WindowNode?) {
    guard let window, announcedIn !== window, !pending.isEmpty || list.hasBeginners || rowCause != nil else { return }
    announcedIn = window
    window.willDeliver(self)
  }

  func deliverEvents() {
    announcedIn = nil
    // An observer may let the view go.
    let scroll = self.scroll
    if let cause = rowCause {
      rowCause = nil
      let new = scroll.rowsForObservers
      if new != visibleRows {
        pending.append(
          (
            ScrollEvent(.visibleRows(from: visibleRows, to: new), phase: scroll.phase, cause: cause), nextSerial
          ))
        nextSerial += 1
      }
      visibleRows = new
    }
    let events = pending
    pending.removeAll(keepingCapacity: true)
    for (event, serial) in events { list.tell(event, interest: event.change.interest.rawValue, serial: serial) }
    list.begin()
    withExtendedLifetime(scroll) {}
  }

  private func initialEvents(for interests: ScrollInterests) -> [ScrollEvent] {
    let offset = scroll.contentOffset
    let phase = scroll.phase
    let size = scroll.contentSize
    let insets = scroll.adjustedContentInset
    let viewport = scroll.bounds.size
    let changes: [ScrollEvent.Change] = [
      .offset(from: offset, to: offset), .phase(from: phase, to: phase), .contentSize(from: size, to: size),
      .insets(from: insets, to: insets), .viewport(from: viewport, to: viewport),
      .visibleRows(from: visibleRows, to: visibleRows),
    ]
    return changes.filter { interests.contains($0.interest) }.map {
      ScrollEvent($0, phase: phase, cause: .initial)
    }
  }
}

/// Somebody who is told that other rows may be in view, and looks for himself.
protocol RowWatcher: EventSource {
  func rowsMayHaveChanged()
}

/// A watcher that is not kept.
private struct WeakRowWatcher {
  weak var watcher: (any RowWatcher)?
}

extension ScrollNode {
  /// How many observe the view.
  ///
  /// - Complexity: O(1).
  public final var observerCount: Int { observation?.list.count ?? 0 }

  /// Lets somebody observe the view; see ``Scrollable/observeScroll(_:initial:_:)``.
  ///
  /// - Complexity: O(1), and that of ``ListNode/visibleRows`` for an observer of the visible rows.
  public final func addScrollObserver(_ observer: ScrollObserver) -> ObservationToken {
    ownObservation().add(observer)
  }

  /// Has somebody told whenever other rows may be in view; the watcher is not kept.
  final func addRowWatcher(_ watcher: any RowWatcher) { ownObservation().addRowWatcher(watcher) }

  private final func ownObservation() -> ScrollObservation {
    let observation = self.observation ?? ScrollObservation(of: self)
    self.observation = observation
    return observation
  }

  final func note(_ change: ScrollEvent.Change, _ cause: ScrollCause) {
    observation?.note(change, phase, cause)
  }

  final func geometryMayHaveChanged(_ cause: ScrollCause) { observation?.geometryMayHaveChanged(cause) }
}
