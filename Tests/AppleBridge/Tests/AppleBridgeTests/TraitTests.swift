import Foundation
import Hedgerow
import HedgerowUIOnStandIns
import Testing

/// What the adapter fills in itself; the rest is in `BothWorlds`.
@MainActor @Suite struct TraitTests {
  @Test func `a kind is told by the documented class, also for a subclass of it`() {
    final class Feed: UITableView {}
    let views = [
      UIView(frame: .zero), UIScrollView(frame: .zero), UITableView(frame: .zero, style: .plain),
      Feed(frame: .zero, style: .plain),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout()), UITextView(frame: .zero),
    ]
    #expect(views.map(\.searchTraits.kind) == [nil, .scroll, .table, .table, .collection, .textInput])
    #expect(views.map(\.searchTraits.isPrivate) == Array(repeating: false, count: 6))
  }

  @Test(arguments: [
    (100.0, 100.0, ScrollAxes()), (100.5, 100, .horizontal), (100, 100.5, .vertical),
    (101, 101, ScrollAxes.horizontal.union(.vertical)),
  ])
  func `a scroll view scrolls along the axes on which its content is longer`(
    width: Double, height: Double, axes: ScrollAxes
  ) {
    let content = CGSize(width: width, height: height)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = content
    #expect(view.searchTraits.axes == axes)
  }

  @Test func `insets count to the content`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 90)
    view.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 3, right: 0)
    #expect(view.searchTraits.axes == .vertical)
  }

  @Test func `content that fits scrolls where it always bounces, if it bounces at all`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.alwaysBounceHorizontal = true
    #expect(view.searchTraits.axes == .horizontal)
    view.bounces = false
    #expect(view.searchTraits.axes == [])
  }

  @Test func `a table without rows still scrolls vertically`() {
    #expect(UITableView(frame: .zero, style: .plain).searchTraits.axes == .vertical)
  }

  @Test func `a view that the user can't scroll says so`() {
    let view = UIScrollView(frame: .zero)
    view.isScrollEnabled = false
    #expect(SearchFilter.scrollEnabled.rejection(of: view) == "can't be scrolled by the user")
  }

  @Test func `the identifier of a view is the one that assistive technology has`() {
    let view = UIView(frame: .zero)
    #expect(view.searchIdentifier == nil)
    view.accessibilityIdentifier = "inbox"
    #expect(view.searchIdentifier == "inbox")
  }

  @Test func `a path names views by class and identifier, and a root view by its controller`() {
    final class Mail: UIViewController {}
    let mail = Mail()
    let list = UITableView(frame: .zero, style: .plain)
    list.accessibilityIdentifier = "inbox"
    mail.view.addSubview(list)
    let window = UIWindow(frame: .zero)
    window.rootViewController = mail
    #expect(list.hierarchyPath().description == "UIWindow/Mail/UITableView \"inbox\"")
    mail.title = "Post"
    #expect(list.hierarchyPath().description == "UIWindow/Post/UITableView \"inbox\"")
  }
}
