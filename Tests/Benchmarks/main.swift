/// Usage: `swift run -c release benchmarks [--json] [--quick]`.
print("no benchmarks yet")
