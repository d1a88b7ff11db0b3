public import Hedgerow

/// What a builder's braces hold: views and controllers, in back-to-front order.
public enum HierarchyPart {
  /// A view, with what is in it.
  case view(ViewNode)
  /// A controller, with its view and its children.
  case controller(ControllerNode)
}

@available(*, unavailable, message: "it holds nodes, which have one owner")
extension HierarchyPart: Sendable {}

/// Lets a screen be written as it is nested.
@resultBuilder
public enum HierarchyBuilder {
  /// A view among the parts.
  public static func buildExpression(_ view: ViewNode) -> [HierarchyPart] { [.view(view)] }
  /// A controller among the parts.
  public static func buildExpression(_ controller: ControllerNode) -> [HierarchyPart] { [.controller(controller)] }
  /// Several views among the parts.
  public static func buildExpression(_ views: [ViewNode]) -> [HierarchyPart] { views.map { .view($0) } }
  /// The parts one after the other.
  public static func buildBlock(_ parts: [HierarchyPart]...) -> [HierarchyPart] { parts.flatMap { $0 } }
  /// The parts of an `if` without `else`.
  public static func buildOptional(_ parts: [HierarchyPart]?) -> [HierarchyPart] { parts ?? [] }
  /// The parts of an `if`.
  public static func buildEither(first parts: [HierarchyPart]) -> [HierarchyPart] { parts }
  /// The parts of an `else`.
  public static func buildEither(second parts: [HierarchyPart]) -> [HierarchyPart] { parts }
  /// The parts of a `for`.
  public static func buildArray(_ parts: [[HierarchyPart]]) -> [HierarchyPart] { parts.flatMap { $0 } }
}
