public import Foundation
public import Hedgerow

/// The screen of a model as a picture in SVG: frames to scale, lists tinted and named, their content beside them, and what a touch
/// at a point would reach.
///
/// Each window that has an area is drawn, one below the other. The picture stands alone: it loads nothing, and everything in it
/// that came from the text is escaped. Frames beyond a bound are left out and counted, so that a text of any size gives a picture
/// that opens.
public struct DumpPicture {
  /// What is drawn.
  public let model: DumpModel
  /// The registry whose tags lists are named with; `nil` for none.
  public let registry: ListRegistry?
  /// The point at which a touch is shown, in the coordinates of each window; `nil`, and so none, unless set.
  public var hitPoint: CGPoint?
  /// How many frames are drawn in all; 5,000 unless set.
  public var maxFrames = 5_000
  /// How many windows are drawn; 12 unless set.
  public var maxWindows = 12

  /// Makes a picture of a model.
  ///
  /// - Parameters:
  ///   - model: what is drawn.
  ///   - registry: the registry whose tags lists are named with; none unless given.
  public init(_ model: DumpModel, registry: ListRegistry? = nil) {
    self.model = model
    self.registry = registry
  }

  /// The picture as an SVG document.
  ///
  /// - Complexity: O(n), with n views.
  public func svg() -> String { document(style: PictureStyle.css) }

  /// The picture to stand in a page that has the style already.
  func inlineSVG() -> String { document(style: nil) }

  private func document(style: String?) -> String {
    var writer = PictureWriter(
      model, registry: registry, hitPoint: hitPoint, maxFrames: maxFrames, maxWindows: maxWindows)
    writer.write()
    return writer.document(style: style)
  }
}

@available(*, unavailable, message: "it holds views, which have one owner")
extension DumpPicture: Sendable {}
