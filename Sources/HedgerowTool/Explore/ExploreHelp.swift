extension ExploreArguments {
  static let help = """
    hedgerow explore reads a hierarchy as a debugger printed it, and shows what is in it.

      hedgerow explore [FILE|-] [options]

    FILE holds the paste; "-", or no FILE, is standard input. Read are recursiveDescription,
    _printHierarchy, _autolayoutTrace, the printers of debugger scripts, XCUITest's
    debugDescription, page sources in XML and JSON, and AppKit's trees, damaged or not. A
    controller dump and a view dump in one paste are joined by address.

    Without options: the outline, with lists and owners marked, and a summary.

      --find TYPE        the first view or controller of a class, as a search finds it
      --all TYPE         all of them
      --owner ADDRESS    the controllers that own a view, from the nearest out
      --nearest ADDRESS  the scroll view that a helper at a view's place is meant for
      --at X,Y           what a touch at a point of the screen reaches
      --json             the facts as a JSON object
      --svg FILE         the screen as a picture
      --html FILE        tree and picture as a page to click through
      --help             this text

    TYPE is a class as printed or without its module, or a superclass: UIScrollView finds
    tables too. ADDRESS is as printed. Options may be combined, except --json and questions.

    Exit status: 0 read, 64 the command means nothing, 65 the text is no hierarchy, 66 there is
    no such file, 73 a file could not be written. Colours are used on a terminal, unless
    NO_COLOR is set.
    """
}
