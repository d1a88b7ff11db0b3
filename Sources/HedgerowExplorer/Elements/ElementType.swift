/// The element types that XCUITest prints.
///
/// A line starts an element only with one of them, so prose never does.
enum ElementType {
  private static let names: Set<String> = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog", "Button", "RadioButton",
    "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton", "ComboBox", "MenuButton", "ToolbarButton", "Popover",
    "Keyboard", "Key", "NavigationBar", "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow",
    "TableColumn", "Outline", "OutlineRow", "Browser", "CollectionView", "Slider", "PageIndicator",
    "ProgressIndicator", "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle", "Link",
    "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField", "SecureTextField",
    "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem", "Map", "WebView", "IncrementArrow",
    "DecrementArrow", "Timeline", "RatingIndicator", "ValueIndicator", "SplitGroup", "Splitter", "RelevanceIndicator",
    "ColorWell", "HelpTag", "Matte", "DockItem", "Ruler", "RulerMarker", "Grid", "LevelIndicator", "Cell",
    "LayoutArea", "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]

  /// Whether a range holds nothing but a type or the beginning of one, as a cut leaves it.
  static func isCutType(_ text: ByteText, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count < 24, text[range.lowerBound].isUpper else { return false }
    let word = text.string(range)
    return names.contains { $0.hasPrefix(word) }
  }

  /// The end of the type that stands at an index, or `nil`.
  static func end(in text: ByteText, at start: Int, to limit: Int) -> Int? {
    guard text[start].isUpper, start < limit else { return nil }
    var index = start
    while index < limit, index - start < 24, text[index].isLetter { index += 1 }
    let next = text[index]
    guard next == Byte.comma || next == Byte.blank || index == limit else { return nil }
    return names.contains(text.string(span(start, index))) ? index : nil
  }
}
