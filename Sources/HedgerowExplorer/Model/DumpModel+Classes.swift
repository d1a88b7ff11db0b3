extension DumpModel {
  /// The elements of a class or a subclass of it, in pre-order, as a search of the live hierarchy would find them.
  ///
  /// A class is named as printed or in its short form. Subclasses are known by the base class that was printed, by the
  /// superclasses that some printers tell, and for the classes of the platform by name: `UIScrollView` finds tables,
  /// collections and text views too. An element type stands without its prefix. `ViewNode`, `ScrollNode`, `ListNode` and
  /// `ControllerNode` mean what the model has.
  ///
  /// - Parameter name: the name of the class.
  /// - Complexity: O(n), with n elements.
  public func elements(ofClass name: String) -> [DumpElement] {
    var test = ClassTest(name)
    return elements.filter { test.holds($0) }
  }

  /// The first of ``elements(ofClass:)``, which is what a search that stops at the first match finds; `nil` for none.
  ///
  /// - Parameter name: the name of the class.
  /// - Complexity: O(n), with n elements.
  public func firstElement(ofClass name: String) -> DumpElement? {
    var test = ClassTest(name)
    return elements.first { test.holds($0) }
  }
}
