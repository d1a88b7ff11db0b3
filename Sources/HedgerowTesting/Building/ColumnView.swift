import Foundation
import Hedgerow

/// The root view of a controller made by the builder: subviews that were given no frame share its height equally.
final class ColumnView: ViewNode {
  private var fixed: Set<ObjectIdentifier> = []

  /// Takes the frames that the subviews have now as given.
  func fixFrames() {
    fixed = Set(subviews.filter { $0.frame.width > 0 && $0.frame.height > 0 }.map { ObjectIdentifier($0) })
  }

  override func layoutSubviews() {
    let sharing = subviews.filter {
      $0.overlayBase == nil && !($0 is ProbeNode) && !fixed.contains(ObjectIdentifier($0))
    }
    let height = bounds.height / CGFloat(max(sharing.count, 1))
    for (index, view) in sharing.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }
}
