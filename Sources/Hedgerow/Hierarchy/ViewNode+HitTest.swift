public import Foundation

extension ViewNode {
  /// The view that a touch at a point would reach: the front-most, deepest one that holds it.
  ///
  /// Subviews are asked from the front to the back. Passed over with everything in them are hidden views, views without
  /// interaction or hit testing, views with an opacity at or below 0.01, probes, and views that do not hold the point;
  /// the far edges of a rectangle are outside. If no subview is hit the view itself is, unless it lets hits through.
  /// Colours and drawn content do not matter. The rules are UIKit's `hitTest(_:with:)`.
  ///
  /// - Parameters:
  ///   - point: the point, in this view's own coordinates.
  ///   - overflow: what to do with views outside their superview; never hit unless said otherwise.
  /// - Returns: `nil` when this view itself is passed over.
  /// - Complexity: O(v), with v the views whose superview holds the point.
  public final func hitTest(_ point: CGPoint, overflow: HitOverflow = .none) -> ViewNode? {
    HitWalk(overflow: overflow).run(from: self, at: point) { _, _ in }
  }

  /// The view that a touch at a point would reach, and why each view in front of it was passed over.
  ///
  /// - Parameters:
  ///   - point: the point, in this view's own coordinates.
  ///   - overflow: what to do with views outside their superview; never hit unless said otherwise.
  /// - Complexity: O(v · d), with v the views asked and d their depth.
  public final func explainHit(_ point: CGPoint, overflow: HitOverflow = .none) -> HitExplanation {
    var passed: [HitExplanation.PassedOver] = []
    let hit = HitWalk(overflow: overflow).run(from: self, at: point) {
      passed.append(.init(view: $0, reason: $1))
    }
    return HitExplanation(point: point, root: self, hit: hit, passedOver: passed)
  }
}

/// What hit testing found at a point, and why it passed other views over.
public struct HitExplanation: CustomStringConvertible {
  /// A view that was asked and not hit.
  public struct PassedOver {
    /// The view.
    public let view: ViewNode
    /// Why it was not hit.
    ///
    /// Views inside it were not asked, unless it lets hits through.
    public let reason: HitRejection
  }

  /// The point, in the coordinates of ``root``.
  public let point: CGPoint
  /// The view that was asked.
  public let root: ViewNode
  /// The view that a touch would reach; `nil` for none.
  public let hit: ViewNode?
  /// The views that were asked before, in the order in which they were asked: from the front to the back.
  public let passedOver: [PassedOver]

  /// Why a view was passed over; `nil` when it was hit, or never asked because its superview was passed over or something
  /// in front of it was hit.
  ///
  /// - Complexity: O(n), with n views passed over.
  public func why(_ view: ViewNode) -> HitRejection? { passedOver.first { $0.view === view }?.reason }

  /// One line for the hit, one for each view passed over.
  public var description: String {
    let place = "(\(point.x.shortDescription), \(point.y.shortDescription))"
    let lines = passedOver.map { "- \($0.view.hierarchyName) \($0.reason)" }
    return (["\(place) hits \(hit?.hierarchyName ?? "nothing")"] + lines).joined(separator: "\n")
  }
}

@available(*, unavailable, message: "it holds views, which have one owner")
extension HitExplanation: Sendable {}
