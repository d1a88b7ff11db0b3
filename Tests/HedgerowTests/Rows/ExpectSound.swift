import Testing

@testable import Hedgerow

/// Expects that an engine's structure is sound.
///
/// Release builds have no such check.
func expectSound(
  _ engine: RowEngine, _ context: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  #if DEBUG
    if let fault = engine.invariantFault() { Issue.record("\(fault) \(context())", sourceLocation: sourceLocation) }
  #endif
}
