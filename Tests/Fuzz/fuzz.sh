#!/bin/sh
# Fuzzes the readers: fuzz.sh [SECONDS-PER-READER] [READER…]
# Builds one binary with the address sanitizer from the libraries' sources, Tests/Fuzz/FuzzTarget.swift and what must hold
# (Tests/HedgerowExplorerTests/Support/FuzzedReader.swift), then runs it once a reader, starting from the sample dumps. Corpora and crashers stay under .build/fuzz. Exit status
# 1: a crash, 2: the build failed.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
seconds=${1:-60}
[ $# -gt 0 ] && shift
readers=${*:-"all bars elements markup json flags arrows index box transport model"}
work="$root/.build/fuzz"
mkdir -p "$work"
features="-swift-version 6 -package-name hedgerow -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility"
# The model's module first, with its coverage, then the readers with the target in one.
# shellcheck disable=SC2046,SC2086
swiftc -O -wmo -sanitize=fuzzer,address -parse-as-library $features -module-name Hedgerow -emit-object -emit-module \
  -emit-module-path "$work/Hedgerow.swiftmodule" $(find "$root/Sources/Hedgerow/" -name '*.swift') -o "$work/Hedgerow.o" \
  2>"$work/build.log" || { cat "$work/build.log" >&2; exit 2; }
# shellcheck disable=SC2046,SC2086
swiftc -O -wmo -sanitize=fuzzer,address -parse-as-library $features -module-name HedgerowFuzz -I "$work" \
  -D HEDGEROW_FUZZER $(find "$root/Sources/HedgerowExplorer" -name '*.swift') "$root/Tests/Fuzz/FuzzTarget.swift" \
  "$root/Tests/HedgerowExplorerTests/Support/FuzzedReader.swift" "$work/Hedgerow.o" \
  -o "$work/fuzz" 2>"$work/build.log" || { cat "$work/build.log" >&2; exit 2; }
status=0
for reader in $readers; do
  mkdir -p "$work/$reader" "$work/crashes"
  FUZZ_READER=$reader "$work/fuzz" -max_total_time="$seconds" -timeout=5 -rss_limit_mb=2048 -max_len=16384 \
    -dict="$root/Tests/Fuzz/dump.dict" -artifact_prefix="$work/crashes/$reader-" -print_final_stats=1 -verbosity=0 \
    "$work/$reader" "$root/Tests/HedgerowExplorerTests/Dumps" >"$work/$reader.log" 2>&1 || status=1
  echo "$reader: $(grep -E 'number_of_executed_units|ERROR|SUMMARY' "$work/$reader.log" | tr '\n' ' ')"
done
exit $status
