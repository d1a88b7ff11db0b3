/// What printed a dump; the raw value is the short name that the facts and the command line use.
///
/// A paste may mix kinds (a controller line before a view tree). The kind of the whole is that of most of its nodes.
public enum DumpKind: String, Sendable, Hashable, CaseIterable {
  /// UIKit's `recursiveDescription`: one `<Class: 0x…; frame = (x y; w h); …>` a line, bars for the levels.
  case recursiveDescription = "rd"
  /// The same printer over a SwiftUI window: mangled hosting classes, bare layers for text.
  case swiftUI = "swiftui"
  /// Single descriptions of views inside a message or a debugger's answers, with no tree.
  case singleDescription = "rdline"
  /// UIKit's `_printHierarchy`: view controllers with state and view, no geometry.
  case controllers = "vc"
  /// The printers of the debugger scripts: the classic controller printer, array listings, `pviews`.
  case debuggerScript = "chisel"
  /// UIKit's `_autolayoutTrace`: classes and addresses, no geometry.
  case layoutTrace = "autolayout"
  /// XCUITest's `debugDescription`: accessibility elements in screen points.
  case elements = "xcui"
  /// The page source of an automation server, XML or JSON.
  case pageSource = "appium"
  /// AppKit's `_subtreeDescription` and the two other desktop printers.
  case desktop = "appkit"
  /// Any other tree printer: components, the spaceless tree, superclass indexes, box drawing.
  case other = "other"
}
