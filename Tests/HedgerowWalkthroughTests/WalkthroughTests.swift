import Testing

@testable import HedgerowWalkthroughs
