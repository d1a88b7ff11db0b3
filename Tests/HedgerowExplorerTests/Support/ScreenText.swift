/// Screens as a debugger prints them, made up for these tests.
enum ScreenText {
  /// A mail screen with three lists side by side in one controller's view: a text view, which scrolls too, comes first.
  static let mail = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <UIWindowLayer: 0x9>>
       | <UITransitionView: 0x1010; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x9>>
       |    | <UIDropShadowView: 0x1020; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x9>>
       |    |    | <UIView: 0x1030; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x9>>
       |    |    |    | <UITextView: 0x1040; frame = (0 0; 390 44); text = 'Draft'; layer = <CALayer: 0x9>; contentOffset: {0, 0}; contentSize: {390, 36}; adjustedContentInset: {0, 0, 0, 0}>
       |    |    |    | <UITableView: 0x2000; frame = (0 44; 390 300); clipsToBounds = YES; layer = <CALayer: 0x9>; contentOffset: {0, 80}; contentSize: {390, 1760}; adjustedContentInset: {10, 0, 34, 0}>
       |    |    |    |    | <MessageCell: 0x2020; baseClass = UITableViewCell; frame = (0 132; 390 44); text = 'Third'; layer = <CALayer: 0x9>>
       |    |    |    |    |    | <UITableViewCellContentView: 0x2021; frame = (0 0; 390 44); layer = <CALayer: 0x9>>
       |    |    |    |    | <MessageCell: 0x2010; baseClass = UITableViewCell; frame = (0 88; 390 44); text = 'Second'; layer = <CALayer: 0x9>>
       |    |    |    |    |    | <UITableViewCellContentView: 0x2011; frame = (0 0; 390 44); layer = <CALayer: 0x9>>
       |    |    |    |    | <MessageCell: 0x2030; baseClass = UITableViewCell; frame = (0 176; 390 60); text = 'Old'; hidden = YES; layer = <CALayer: 0x9>>
       |    |    |    | <UITableView: 0x3000; frame = (0 344; 390 300); clipsToBounds = YES; layer = <CALayer: 0x9>; contentOffset: {0, 0}; contentSize: {390, 100}; adjustedContentInset: {0, 0, 0, 0}>
       |    |    |    |    | <UITableViewCell: 0x3010; frame = (0 0; 390 50); layer = <CALayer: 0x9>>
       |    |    |    |    | <UITableViewCell: 0x3020; frame = (0 50; 390 50); layer = <CALayer: 0x9>>
       |    |    |    | <UICollectionView: 0x4000; frame = (0 644; 390 200); clipsToBounds = YES; layer = <CALayer: 0x9>; contentOffset: {120, 0}; contentSize: {1200, 200}; adjustedContentInset: {0, 0, 0, 0}>
       |    |    |    |    | <TileCell: 0x4010; baseClass = UICollectionViewCell; frame = (120 0; 120 200); layer = <CALayer: 0x9>>
       |    |    |    |    | <TileCell: 0x4020; baseClass = UICollectionViewCell; frame = (240 0; 120 200); layer = <CALayer: 0x9>>
       |    |    |    | <UIView: 0x5000; frame = (0 350; 390 20); userInteractionEnabled = NO; layer = <CALayer: 0x9>>

    """

  /// The controllers of the same screen.
  static let mailControllers = """
    <Mail.TabsController 0x100>, state: appeared, view: <UIView: 0x1030>
       | <Mail.InboxController 0x110>, state: appeared, view: <UITableView: 0x2000>
       | <Mail.ArchiveController 0x120>, state: disappeared, view: <UIView: 0x7777> not in the window
       | <Mail.SettingsController 0x130>, state: disappeared, view: (view not loaded)

    """
}
