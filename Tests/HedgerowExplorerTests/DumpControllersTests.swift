import Foundation
import Hedgerow
import HedgerowExplorer
import Testing

/// Controllers, from their own dump and joined with a dump of views.
struct DumpControllersTests {
  /// The mail screen with its controllers, before or behind the views, in one paste or in two.
  enum Way: CaseIterable, CustomTestStringConvertible {
    case before, behind, twoPastes, twoPastesViewsFirst
    var testDescription: String { "\(self)" }

    func model() throws -> DumpModel {
      switch self {
      case .before: try DumpModel(reading: ScreenText.mailControllers + "\n" + ScreenText.mail)
      case .behind: try DumpModel(reading: ScreenText.mail + "\n" + ScreenText.mailControllers)
      case .twoPastes:
        DumpModel([try Dump(reading: ScreenText.mailControllers), try Dump(reading: ScreenText.mail)])
      case .twoPastesViewsFirst:
        DumpModel([try Dump(reading: ScreenText.mail), try Dump(reading: ScreenText.mailControllers)])
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `controllers are joined with the views of their addresses`(_ way: Way) throws {
    let model = try way.model()
    #expect(model.windows.count == 1)
    let inbox = try #require(model.controller(at: 0x110))
    #expect(inbox.title == "InboxController")
    #expect(inbox.viewIfLoaded === model.view(at: 0x2000))
    let cell = try #require(model.view(at: 0x2011))
    #expect(cell.owningController === inbox)
    #expect(cell.owningControllers().map(\.title) == ["InboxController", "TabsController"])
    #expect(model.view(at: 0x3010)?.owningController === model.controller(at: 0x100))
    #expect(model.element(of: inbox)?.node.controllerState == "appeared")
  }

  @Test(arguments: Way.allCases)
  func `containment is that of the controller dump, and frames are those of the view dump`(_ way: Way) throws {
    let model = try way.model()
    let tabs = try #require(model.controller(at: 0x100))
    #expect(tabs.children.map(\.title) == ["InboxController", "ArchiveController", "SettingsController"])
    #expect(model.windows.first?.rootController === tabs)
    #expect(tabs.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(tabs.view.superview === model.view(at: 0x1020), "it stands where the text has it")
    model.windows.first?.settle()
    #expect(model.controller(at: 0x110)?.view.frame == CGRect(x: 0, y: 44, width: 390, height: 300))
    #expect(model.notes.isEmpty, "\(model.notes)")
  }

  @Test func `a view that is out of the window stays out, and one that is not loaded is not made`() throws {
    let model = try Way.before.model()
    let archive = try #require(model.controller(at: 0x120))
    #expect(archive.viewIfLoaded?.window == nil)
    #expect(archive.viewIfLoaded?.identifier == "UIView")
    #expect(model.controller(at: 0x130)?.isViewLoaded == false)
    #expect(model.controller(at: 0x130)?.owningController == nil)
  }

  @Test func `a view that should be there and is not is noted with its line`() throws {
    let model = try DumpModel(
      reading: ScreenText.mail + "\n<LostController 0x7>, state: appeared, view: <UIView: 0xabc>\n")
    #expect(model.notes.map(\.line) == [20])
    #expect(model.notes.first?.message == "the view of LostController is not among the views of the text")
  }

  @Test func `a controller dump alone makes a window in which controllers contain each other`() throws {
    let model = try DumpModel(
      reading: """
        <TabsController 0x1>, state: appeared, view: <UILayoutContainerView: 0x2>
           | <InboxController 0x3>, state: appeared, view: <UITableView: 0x4>
           |    | <RowController 0x5>, state: appeared, view: <UIView: 0x6>
           | <ArchiveController 0x7>, state: disappeared, view: <UIView: 0x8> not in the window
           + <ComposeController 0x9>, state: appeared, view: <UIView: 0xa>, presented with: <UISheet 0xb>
        """)
    #expect(model.windows.count == 1)
    let window = try #require(model.windows.first)
    let tabs = try #require(model.controller(at: 0x1))
    #expect(window.rootController === tabs)
    #expect(tabs.presented === model.controller(at: 0x9))
    #expect(window.topController()?.title == "ComposeController")
    #expect(model.controller(at: 0x5)?.parent?.title == "InboxController")
    #expect(
      model.controller(at: 0x5)?.view.owningControllers().map(\.title) == [
        "RowController", "InboxController", "TabsController",
      ])
    #expect(model.controller(at: 0x7)?.view.window == nil)
    #expect(model.notes.map(\.guess) == [.madeUp])
    #expect(model.elements[1].view === model.controller(at: 0x3)?.view)
  }

  @Test func `a root controller whose view does not fill its window stays where the text has it, with a note`() throws {
    let model = try DumpModel(
      reading: """
        <OldController 0x7>, state: appeared, view: <UIView: 0x2>

        <UIWindow: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
           | <UIImageView: 0x3; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
           | <UIView: 0x2; frame = (0 20; 320 460); layer = <CALayer: 0x9>>
        """)
    let window = try #require(model.windows.first)
    window.settle()
    #expect(model.view(at: 0x2)?.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(window.subviews.map { model.element(of: $0)?.address } == [0x3, 0x2])
    #expect(model.view(at: 0x2)?.owningController === model.controller(at: 0x7))
    #expect(model.notes.map(\.line) == [1])
  }

  @Test func `a presentation without a presenter in the text is noted`() throws {
    let model = try DumpModel(
      reading: "+ <ComposeController 0x9>, state: appeared, view: <UIView: 0xa>, presented with: <UISheet 0xb>\n")
    #expect(model.controllers.count == 1)
    #expect(model.notes.contains { $0.message == "the text does not show who presents ComposeController" })
  }

  @Test func `a controller told before a view owns it`() throws {
    let model = try DumpModel(
      reading: """
        (id) $1 = 0x08b498d0 'BaseViewController:0x7f15f30' <UIView: 0x7bcea70; frame = (0 20; 320 460); layer = <CALayer: 0x76c3f50>>
           | <UILabel: 0x7eeec10; frame = (97 22; 126 27); layer = <CALayer: 0x7c5c730>>
        """)
    #expect(model.view(at: 0x7eeec10)?.owningController?.title == "BaseViewController")
    #expect(model.controllers.count == 1)
  }

  @Test func `two commands that print the same screen make two trees, and controllers take the first`() throws {
    let model = try DumpModel(reading: ScreenText.mail + "\n" + ScreenText.mail + "\n" + ScreenText.mailControllers)
    #expect(model.windows.count == 2)
    #expect(model.elements(at: 0x2000).count == 2)
    #expect(model.controller(at: 0x110)?.view.window === model.windows[0])
  }
}
