import Foundation
import Hedgerow
import HedgerowExplorer

/// The code of the article "Exploring a dump".
enum ExploringADump {
  static let paste = """
    > (lldb) po [[UIWindow keyWindow] recursiveDescription]
    > <UIWindow: 0x7f01; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x60>>
    > | <UIView: 0x7f02; frame = (0 0; 320 568); layer = <CALayer: 0x61>>
    >    |    | <UICollectionView: 0x7f10; frame = (0 0; 320 120); clipsToBounds = Y
    > ES; layer = <CALayer: 0x62>; contentOffset: {100, 0}; contentSize: {800, 120}>
    >    |    |    | <ShelfCell: 0x7f11; baseClass = UICollectionViewCell; frame = (
    > 100 0; 100 120); layer = <CALayer: 0x63>>
    >    |    | <UITableView: 0x7f20; frame = (0 120; 320 300); clipsToBounds = YES;
    >  layer = <CALayer: 0x64>; contentOffset: {0, 176}; contentSize: {320, 1760}>
    >    |    |    | <MailCell: 0x7f22; baseClass = UITableViewCell; frame = (0 220;
    >  320 44); text = 'Lunch'; layer = <CALayer: 0x65>>
    >    |    |    | <MailCell: 0x7f21; baseClass = UITableViewCell; frame = (0 176;
    >  320 44); text = 'It's late'; layer = <CALayer: 0x66>>
    >    |    | <UITableView: 0x7f30; frame = (0 420; 320 148); clipsToBounds = YES;
    >  layer = <CALayer: 0x67>; contentOffset: {0, 0}; contentSize: {320, 88}>
    >    |    |    | <FolderCell: 0x7f31; baseClass = UITableViewCell; frame = (0 0;
    >  320 44); text = 'Drafts'; layer = <CALayer: 0x68>>
    >    |    |    |    | <UIButton: 0x7f32; frame = (270 0; 50 44); opaque = NO; la
    """

  static func run(_ print: (Any) -> Void) throws {
    let dump = try read(print)
    let model = DumpModel(dump)
    let window = model.windows[0]
    wrong(model, window, print)
    try right(model, print)
    try owners(dump, print)
    try driven(model, window, print)
  }

  private static func read(_ print: (Any) -> Void) throws -> Dump {
    let dump = try Dump(reading: paste)
    for note in dump.notes.suffix(3) { print(note) }

    let model = DumpModel(dump)
    print(DumpOutline(model).text())
    return dump
  }

  private static func wrong(
    _ model: DumpModel, _ window: WindowNode, _ print: (Any) -> Void
  ) {
    print(model.firstElement(ofClass: "UIScrollView")?.description ?? "none")
    print(model.firstElement(ofClass: "UITableView")?.description ?? "none")

    do {
      _ = try window.onlyDescendant(matching: .kind(.table))
    } catch {
      print(error)
    }
  }

  private static func right(_ model: DumpModel, _ print: (Any) -> Void) throws {
    guard let button = model.view(at: 0x7f32) else { return }
    let list = try button.nearest(ListNode.self).get()
    print(model.element(of: list)?.description ?? "none")
    print(button.enclosing(ListNode.self) === list)

    if let cells = model.cells(of: list) {
      print(cells.path(ofCellContaining: button) ?? "no row")
    }
  }

  private static func owners(_ dump: Dump, _ print: (Any) -> Void) throws {
    let controllers = try Dump(
      reading: """
        <MailController 0x7e01>, state: appeared, view: <UIView: 0x7f02>
           | <InboxController 0x7e02>, state: appeared, view: <UITableView: 0x7f20>
           | <FoldersController 0x7e03>, state: appeared, view: <UITableView: 0x7f30>
        """)
    let screen = DumpModel([dump, controllers])
    print(screen.view(at: 0x7f32)?.owningControllers().map(\.hierarchyName) ?? [])
  }

  private static func driven(
    _ model: DumpModel, _ window: WindowNode, _ print: (Any) -> Void
  ) throws {
    let inbox = try model.view(at: 0x7f21)?.nearest(ListNode.self).get()
    let registry = ListRegistry()
    inbox?.addOverlay(ProbeNode(as: .inbox, in: registry))
    window.settle()
    print(registry[.inbox] === inbox)
    print(registry.scroll(.inbox, to: .end))
    window.settle()
    print(inbox?.contentOffset.y ?? 0)

    let finger = CGPoint(x: 290, y: 440)
    let hit = window.hitTest(finger)
    print(hit.flatMap { model.element(of: $0) }?.description ?? "nothing")
  }
}
