/// The style of a picture, alone or in a page: light and dark by what the reader's system says, or by the page's own choice.
enum PictureStyle {
  static let css = light + "\n@media (prefers-color-scheme: dark) { " + dark("svg.screen") + " }\n" + rules

  /// The colours of a picture where it is light.
  static let light = """
    svg.screen { --paper: #ffffff; --ink: #1d2430; --faint: #6b7484; --line: #b9c1cd; --glass: #f6f8fa; \
    --fill: rgba(90,105,130,.028); --hit: #d3263b; --chain: #c2410c; --l0: #0b7285; --l1: #7048a8; --l2: #2b7a35; \
    --l3: #b3541e; --l4: #2257b0; --l5: #a61e69; --tint: .13; }
    """

  /// The colours where it is dark, for a selector.
  static func dark(_ selector: String) -> String {
    """
    \(selector) { --paper: #12161c; --ink: #e8ecf2; --faint: #98a3b3; --line: #46505f; --glass: #1a2028; \
    --fill: rgba(170,190,220,.035); --hit: #ff6b7d; --chain: #ffa366; --l0: #4cc9dc; --l1: #b595ea; --l2: #79cf85; \
    --l3: #f0a06a; --l4: #86b4ff; --l5: #f286bd; --tint: .2; }
    """
  }

  static let rules = """
    svg.screen { background: var(--paper); color: var(--ink); font: 12px ui-sans-serif, system-ui, "Segoe UI", \
    "DejaVu Sans", sans-serif; }
    svg.screen text { fill: var(--ink); } svg.screen .faint { fill: var(--faint); }
    svg.screen .mono { font-family: ui-monospace, "SF Mono", "DejaVu Sans Mono", monospace; font-size: 11px; }
    svg.screen .title { font-weight: 600; font-size: 13px; } svg.screen .name { font-weight: 600; }
    svg.screen .glass { fill: var(--glass); stroke: var(--line); stroke-width: 1.5; }
    svg.screen .f { fill: var(--fill); stroke: var(--line); stroke-width: .6; }
    svg.screen .list { stroke-width: 1.6; fill-opacity: var(--tint); }
    svg.screen .scroll { stroke-width: 1.2; stroke-dasharray: 5 3; fill-opacity: calc(var(--tint) * .6); }
    svg.screen .cell { stroke-width: 1; stroke-opacity: .6; fill: var(--paper); fill-opacity: .35; }
    svg.screen .bare { fill: transparent; stroke: none; }
    svg.screen .word { fill: var(--ink); opacity: .78; pointer-events: none; }
    svg.screen .plate { fill: var(--paper); opacity: .82; pointer-events: none; }
    svg.screen .label { font-size: 11px; font-weight: 600; pointer-events: none; }
    svg.screen .track { fill: var(--line); opacity: .45; } svg.screen .thumb { opacity: .95; }
    svg.screen .lead { fill: none; stroke-width: 1; opacity: .55; }
    svg.screen .chain { fill: none; stroke: var(--chain); stroke-width: 1.4; stroke-dasharray: 4 3; pointer-events: none; }
    svg.screen .hit { fill: var(--hit); fill-opacity: .16; stroke: var(--hit); stroke-width: 2.2; pointer-events: none; }
    svg.screen .cross { stroke: var(--hit); stroke-width: 1.6; fill: none; pointer-events: none; }
    svg.screen text.hot { fill: var(--hit); }
    svg.screen .s0 { stroke: var(--l0); } svg.screen .s1 { stroke: var(--l1); } svg.screen .s2 { stroke: var(--l2); }
    svg.screen .s3 { stroke: var(--l3); } svg.screen .s4 { stroke: var(--l4); } svg.screen .s5 { stroke: var(--l5); }
    svg.screen .p0 { fill: var(--l0); } svg.screen .p1 { fill: var(--l1); } svg.screen .p2 { fill: var(--l2); }
    svg.screen .p3 { fill: var(--l3); } svg.screen .p4 { fill: var(--l4); } svg.screen .p5 { fill: var(--l5); }
    """
}
