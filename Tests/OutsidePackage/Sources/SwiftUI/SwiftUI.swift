// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Types with the names of SwiftUI's that are most in use beside a list. An equal name in Hedgerow would make each of them
// ambiguous in BesideSwiftUI.

@MainActor public protocol View {}

public struct Text: View {
  public init(_ text: String) {}
}
public struct List<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Section<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct ScrollView<Content: View>: View {
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}
public struct ScrollViewReader: View {}
public struct ScrollViewProxy: Sendable {}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public enum Axis: Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let vertical = Set(rawValue: 1)
  }
}
public enum Edge: Sendable { case top, leading, bottom, trailing }
public struct EdgeInsets: Sendable {
  public init() {}
}
public struct Alignment: Sendable {
  public static let center = Alignment()
}
public struct UnitPoint: Sendable {
  public static let center = UnitPoint()
}
public struct ScrollPosition: Sendable {
  public init() {}
}
public enum ScrollPhase: Sendable { case idle, tracking, interacting, decelerating, animating }
public struct ScrollTarget: Sendable {}
public struct ScrollGeometry: Sendable {}
public struct ScrollAnchorRole: Sendable {}
public struct Anchor<Value> {}
public struct Animation: Sendable {}
public struct Transaction: Sendable {}
public struct Binding<Value> {}
public struct State<Value> {}
public struct Environment<Value> {}
public struct Namespace: Sendable {}
public struct Color: Sendable {}
public struct Label: Sendable {}
public struct Group: Sendable {}
public struct Image: Sendable {}
public struct Path: Sendable {}
public struct Scene: Sendable {}
public struct Window: Sendable {}
public struct Tab: Sendable {}
public struct Tag: Sendable {}
public struct Table: Sendable {}
public struct Visibility: Sendable {}
public struct HitTestingShape: Sendable {}
public struct Spacer: Sendable {}
