import Hedgerow

/// Kept for good in a module without a default isolation: a global of a type that is not Sendable says whose it is.
@MainActor let screen = WindowNode("screen", frame: .init(x: 0, y: 0, width: 390, height: 844))
