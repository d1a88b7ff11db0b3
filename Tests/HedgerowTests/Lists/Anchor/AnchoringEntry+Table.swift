extension AnchoringEntry {
  /// The public tests of CSS scroll anchoring, reduced to one axis, by their names there, and with their numbers.
  static let table: [AnchoringEntry] = [
    AnchoringEntry(
      "basic", rows: [100, 100], in: 600, header: 8, content: 4016, from: 150, to: 250,
      by: [.resize(0, to: 200)]),
    AnchoringEntry(
      "anchor-inside-iframe", rows: [100, 100], in: 500, header: 8, content: 1016, from: 150, to: 250,
      by: [.resize(0, to: 200)]),
    AnchoringEntry(
      "anchoring-with-bounds-clamping", rows: [1500, 4000], in: 600, header: 8, content: 5516, from: 1600, to: 100,
      by: [.resize(0, to: 0)]),
    AnchoringEntry(
      "anchor-updates-after-explicit-scroll#1",
      rows: [0, 200, 200, 200, 200], in: 200, content: 800, from: 500, to: 600,
      by: [.resize(2, to: 300)]),
    AnchoringEntry(
      "anchor-updates-after-explicit-scroll#2",
      rows: [0, 200, 300, 200, 200], in: 200, content: 900, from: 100, to: 100,
      by: [.resize(2, to: 400)]),
    AnchoringEntry(
      "ancestor-change-heuristic/document/nonLayout",
      rows: [100, 100], in: 600, header: 8, content: 4016, from: 150, to: 200,
      by: [.resize(0, to: 150)]),
    AnchoringEntry(
      "ancestor-change-heuristic/document/layout",
      rows: [100, 100], in: 600, header: 8, content: 4016, from: 150, to: 150,
      by: [.resize(0, to: 150)], isSuppressed: true),
    AnchoringEntry(
      "ancestor-change-heuristic/div/layout", rows: [100, 100], in: 600, content: 4000, from: 150, to: 150,
      by: [.resize(0, to: 150)], isSuppressed: true),
    AnchoringEntry(
      "position-change-heuristic/document/static-to-relative",
      rows: [50, 0, 400], in: 600, header: 8, content: 4016, from: 200, to: 225,
      by: [.resize(1, to: 25)]),
    AnchoringEntry(
      "position-change-heuristic/document/fixed-to-absolute",
      rows: [0, 400], in: 600, header: 8, content: 4016, from: 200, to: 225,
      by: [.resize(0, to: 25)]),
    AnchoringEntry(
      "position-change-heuristic/div/static-to-relative",
      rows: [50, 0, 400], in: 600, content: 4000, from: 200, to: 225,
      by: [.resize(1, to: 25)]),
    AnchoringEntry(
      "position-change-heuristic/div/fixed-to-absolute", rows: [0, 400], in: 600, content: 4000, from: 200, to: 225,
      by: [.resize(0, to: 25)]),
    AnchoringEntry(
      "clipped-scrollers-skipped/inner", rows: [0, 102, 500], in: 300, content: 602, from: 100, to: 300,
      by: [.resize(0, to: 200)]),
    AnchoringEntry(
      "contain-paint-offscreen-container",
      rows: [800, 40, 150, 50], in: 600, header: 8, content: 10016, from: 1000, to: 900,
      by: [.resize(2, to: 50)]),
    AnchoringEntry(
      "descend-into-container-with-float", rows: [0, 100], in: 600, header: 8, content: 4016, from: 50, to: 100,
      by: [.resize(0, to: 50)]),
    AnchoringEntry(
      "exclude-fixed-position", rows: [50, 100], in: 600, content: 4000, from: 100, to: 150,
      by: [.resize(0, to: 100)], gaps: [100]),
    AnchoringEntry(
      "exclude-sticky", rows: [100, 50, 100], in: 600, content: 2400, from: 150, to: 200,
      by: [.resize(1, to: 100)], gaps: [0, 100], excluded: [0]),
    AnchoringEntry(
      "heuristic-with-offset-update", rows: [200, 200], in: 500, content: 900, from: 200, to: 200,
      by: [.resize(0, to: 300)], isSuppressed: true),
    AnchoringEntry(
      "heuristic-with-offset-update-from-scroll-event-listener#2",
      rows: [300, 200], in: 500, content: 1000, from: 200, to: 200,
      by: [.resize(0, to: 600)]),
    AnchoringEntry(
      "opt-out-dynamic#1", rows: [50, 18], in: 300, content: 768, from: 100, to: 150,
      by: [.resize(0, to: 100)], gaps: [100]),
    AnchoringEntry(
      "opt-out-dynamic#2", rows: [100, 18], in: 300, content: 818, from: 150, to: 150,
      by: [.resize(0, to: 150)], gaps: [100], excluded: [1]),
    AnchoringEntry(
      "opt-out-table", rows: [50, 100], in: 200, content: 650, from: 50, to: 50,
      by: [.resize(0, to: 100)], excluded: [1]),
    AnchoringEntry(
      "opt-out-inner-table", rows: [50, 100, 0], in: 200, content: 650, from: 50, to: 50,
      by: [.resize(0, to: 100)], excluded: [1]),
    AnchoringEntry(
      "opt-out/outer-disabled", rows: [0, 102, 300], in: 600, header: 8, content: 2016, from: 100, to: 100,
      by: [.resize(0, to: 150)], isOff: true),
    AnchoringEntry(
      "opt-out/inner-disabled", rows: [0, 102, 500], in: 300, content: 602, from: 100, to: 100,
      by: [.resize(0, to: 200)], isOff: true),
    AnchoringEntry(
      "scroll-padding-affects-anchoring", rows: [100, 1000], in: 500, content: 1100, from: 50, to: 150,
      by: [.resize(0, to: 200)], padding: 200),
    AnchoringEntry(
      "scroll-padding-change#1", rows: [200, 200], in: 600, content: 4000, from: 250, to: 250,
      by: [], padding: 100, paddingAfter: 0),
    AnchoringEntry(
      "start-edge-in-block-layout-direction/horz-ltr/cx1cy1",
      rows: [100, 100], in: 600, content: 1200, from: 150, to: 130,
      by: [.resize(0, to: 80), .resize(1, to: 160)]),
    AnchoringEntry(
      "start-edge-in-block-layout-direction/vlr-ltr/cx1cy1",
      rows: [100, 100], in: 800, content: 1600, from: 150, to: 120,
      by: [.resize(0, to: 70), .resize(1, to: 180)]),
    AnchoringEntry(
      "subtree-exclusion#2", rows: [100, 100, 50, 100], in: 600, header: 8, content: 4016, from: 150, to: 250,
      by: [.resize(0, to: 200), .resize(2, to: 100)]),
    AnchoringEntry(
      "text-anchor-in-vertical-rl", rows: [300, 25, 375], in: 300, content: 700, from: 300, to: 400,
      by: [.insert([25, 25, 25, 25], at: 1), .resize(6, to: 275), .insert([300], at: 7)]),
    AnchoringEntry(
      "abspos-in-multicol-001", rows: [100, 100, 100], in: 600, header: 8, content: 4008, from: 150, to: 250,
      by: [.insert([100], at: 1)]),
    AnchoringEntry(
      "anonymous-block-box", rows: [100, 100, 100], in: 600, content: 2000, from: 150, to: 250,
      by: [.insert([100], at: 1)], gaps: [100, 0]),
    AnchoringEntry(
      "zero-scroll-offset#2", rows: [52, 1200], in: 600, header: 8, content: 1268, from: 0, to: 0,
      by: [.resize(0, to: 102)], excluded: [0]),
    AnchoringEntry(
      "after-scrollable-range-shrinkage-001#1",
      rows: [600, 10, 600], in: 600, header: 8, content: 1226, from: 608, to: 1208,
      by: [.resize(0, to: 1200)]),
    AnchoringEntry(
      "after-scrollable-range-shrinkage-002",
      rows: [3000, 10, 1200], in: 600, header: 8, content: 4226, from: 3008, to: 608,
      by: [.resize(0, to: 600)]),
    AnchoringEntry(
      "after-scrollable-range-shrinkage-003#1",
      rows: [3000, 10, 1200], in: 600, header: 8, content: 4226, from: 3008, to: 1208,
      by: [.resize(0, to: 1200)]),
    AnchoringEntry(
      "after-scrollable-range-shrinkage-004#2",
      rows: [1200, 10, 1200], in: 600, header: 8, content: 2426, from: 1208, to: 608,
      by: [.resize(0, to: 600)]),
    AnchoringEntry(
      "adjustments-in-scroll-event-handler", rows: [200, 200, 1800], in: 600, content: 2200, from: 200, to: 400,
      by: [.insert([200], at: 1)]),
    AnchoringEntry(
      "suppression-window/sync-unsuppressed", rows: [200, 100, 200], in: 600, content: 3000, from: 250, to: 270,
      by: [.resize(0, to: 220)]),
    AnchoringEntry(
      "suppression-window/sync-suppressed", rows: [220, 100, 200], in: 600, content: 3000, from: 270, to: 270,
      by: [.resize(0, to: 240), .remove(1)], isSuppressed: true),
    AnchoringEntry(
      "suppression-window/after-window-closed", rows: [200, 200], in: 600, content: 3000, from: 250, to: 290,
      by: [.resize(0, to: 240)]),
    AnchoringEntry(
      "anchor-used-height-change-does-not-suppress",
      rows: [500, 200], in: 600, header: 8, content: 2016, from: 510, to: 310,
      by: [.resize(0, to: 300), .resize(1, to: 100)]),
    AnchoringEntry(
      "fragment-scrolling-anchors", rows: [1000, 0, 600], in: 600, content: 2000, from: 1010, to: 1110,
      by: [.resize(1, to: 100)]),
    AnchoringEntry(
      "history-restore-anchors", rows: [1000, 0, 600], in: 600, content: 2000, from: 1000, to: 1100,
      by: [.resize(1, to: 100)]),
    AnchoringEntry(
      "abspos-contributes-to-static-parent-bounds",
      rows: [0, 100], in: 600, header: 105, content: 1360, from: 120, to: 220,
      by: [.resize(0, to: 100)]),
    AnchoringEntry(
      "device-pixel-adjustment", rows: [0, 100], in: 600, header: 8, content: 1216, from: 10, to: 11,
      by: [.insert([0.5], at: 1), .insert([0.5], at: 1)]),
  ]
}
