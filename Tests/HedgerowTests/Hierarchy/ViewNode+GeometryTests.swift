import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Geometry of a view")
struct ViewNodeGeometryTests {
  private let view = ViewNode("v", frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test("bounds begin at zero with the size of the frame, and the centre is the middle of the frame")
  func defaults() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
  }

  @Test("setting the frame sets the size of the bounds and leaves their origin")
  func frame() {
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test("setting the size of the bounds keeps the centre, so that the origin of the frame moves")
  func bounds() {
    view.bounds = CGRect(x: 0, y: 7, width: 60, height: 70)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 30, y: 10, width: 60, height: 70))
    #expect(view.bounds.origin == CGPoint(x: 0, y: 7))
  }

  @Test("setting the centre moves the view and leaves its size and its bounds")
  func center() {
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("a negative width or height is turned around")
  func negative() {
    view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(view.frame.origin == CGPoint(x: 6, y: 4))
    #expect(view.bounds.size == CGSize(width: 4, height: 6))
    #expect(ViewNode(frame: CGRect(x: 10, y: 10, width: -4, height: 6)).frame.origin.x == 6)
  }

  @Test("the offset of a scroll view is the origin of its bounds, taken as it is")
  func contentOffset() {
    let scroll = ScrollNode("s", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.contentOffset = CGPoint(x: -3.25, y: 1000)
    #expect(scroll.bounds == CGRect(x: -3.25, y: 1000, width: 10, height: 10))
    #expect(scroll.frame.origin == .zero)
  }

  @Test("a rectangle holds its near edges and not its far ones", arguments: [(0, true), (99, true), (100, false)])
  func halfOpen(at place: Int, isInside: Bool) {
    let square = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(square.point(inside: CGPoint(x: place, y: place)) == isInside)
    #expect(!square.point(inside: CGPoint(x: place - 101, y: place)))
  }

  @Test(
    "opacity is kept between 0 and 1, as a Float",
    arguments: [(0.5, 0.5), (-1, 0), (7, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0)] as [(CGFloat, CGFloat)])
  func alpha(given: CGFloat, kept: CGFloat) {
    view.alpha = given
    #expect(view.alpha == kept)
    view.alpha = 0.01
    #expect(view.alpha == CGFloat(Float(0.01)))
  }
}
