/// The style of a page.
enum PageStyle {
  /// The digest by which the page's policy lets it apply.
  static let digest = ContentDigest.source(of: css)

  static let css =
    PictureStyle.light + "\n" + PictureStyle.rules + "\n" + rules + "\n@media (prefers-color-scheme: dark) { "
    + dark(":root:not([data-theme=light])") + " }\n" + dark(":root[data-theme=dark]")

  private static func dark(_ root: String) -> String {
    PictureStyle.dark("\(root) svg.screen")
      + " \(root) { color-scheme: dark; --bg: #0e1216; --panel: #151a20; --edge: #2b333d; --fg: #e8ecf2; --dim: #98a3b3; "
      + "--row: #1c232b; --pick: #0f3f52; --pickfg: #e9fbff; --accent: #4cc9dc; --warm: #ffa366; --violet: #c3a6f2; "
      + "--green: #8fd99a; }"
  }

  private static let rules = """
    :root { color-scheme: light; --bg: #eef1f4; --panel: #ffffff; --edge: #d5dae1; --fg: #1d2430; --dim: #657082; \
    --row: #f1f4f7; --pick: #d3eef4; --pickfg: #06343e; --accent: #0b7285; --warm: #b4480d; --violet: #6a3fa5; \
    --green: #256b2e; }
    * { box-sizing: border-box; } html, body { height: 100%; margin: 0; }
    body { display: flex; flex-direction: column; background: var(--bg); color: var(--fg); \
    font: 14px/1.45 ui-sans-serif, system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
    header { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; padding: 9px 16px; \
    background: var(--panel); border-bottom: 1px solid var(--edge); }
    h1 { font-size: 16px; margin: 0; max-width: 40ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    header p { margin: 0; color: var(--dim); flex: 1 1 160px; } .filter span { position: absolute; left: -9999px; }
    #filter { font: inherit; width: 24ch; padding: 5px 9px; color: var(--fg); background: var(--bg); \
    border: 1px solid var(--edge); border-radius: 7px; }
    #matches { color: var(--dim); min-width: 7ch; font-variant-numeric: tabular-nums; }
    button { font: inherit; color: var(--fg); background: var(--bg); border: 1px solid var(--edge); border-radius: 7px; \
    padding: 4px 10px; cursor: pointer; } button:hover { border-color: var(--accent); }
    main { flex: 1; min-height: 0; display: grid; gap: 10px; padding: 10px; \
    grid-template: minmax(0, 1fr) minmax(0, 38%) / minmax(0, 44%) minmax(0, 1fr); grid-template-areas: "t p" "d p"; }
    main > section { background: var(--panel); border: 1px solid var(--edge); border-radius: 10px; overflow: auto; }
    #tree { grid-area: t; position: relative; } #picture { grid-area: p; } #details { grid-area: d; padding: 12px 16px; }
    #tree:focus-visible, #filter:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: -1px; }
    #rows { position: relative; min-width: 100%; width: max-content; }
    .row { position: absolute; left: 0; height: 24px; line-height: 24px; min-width: 100%; white-space: nowrap; \
    padding-right: 14px; cursor: default; font-size: 13px; }
    .row:hover { background: var(--row); } .row.picked { background: var(--pick); color: var(--pickfg); }
    .row.aside { opacity: .5; } .twist { display: inline-block; width: 20px; text-align: center; color: var(--dim); \
    cursor: pointer; } .cls { font-weight: 550; } .row.list .cls { color: var(--accent); font-weight: 700; }
    .row.controller .cls { color: var(--violet); } .row.layer .cls, .row.guide .cls { color: var(--dim); font-weight: 400; }
    .row.hidden .cls { text-decoration: line-through; text-decoration-thickness: 1px; }
    .addr, .line { color: var(--dim); font: 11.5px ui-monospace, "SF Mono", "DejaVu Sans Mono", monospace; margin-left: 7px; }
    .txt { color: var(--green); margin-left: 7px; } .badge { margin-left: 7px; padding: 1px 7px; border-radius: 9px; \
    font-size: 11px; border: 1px solid currentColor; } .badge.list, .badge.scroll { color: var(--accent); }
    .badge.owner { color: var(--violet); } .badge.tag { color: var(--warm); }
    #picture svg.screen { background: transparent; } #picture svg { display: block; max-width: 100%; height: auto; margin: 0 auto; }
    #picture svg.alone { max-height: max(100%, 560px); }
    svg.screen [data-p] { cursor: pointer; } svg.screen [data-p]:hover { stroke: var(--accent); stroke-width: 1.6; }
    svg.screen .f.kin { stroke: var(--chain); stroke-width: 1.6; }
    svg.screen .f.picked { stroke: var(--accent); stroke-width: 3; fill: var(--accent); fill-opacity: .22; }
    #details h2 { font-size: 15px; margin: 0 0 2px; overflow-wrap: anywhere; } #details h3 { font-size: 12px; margin: 12px 0 3px; \
    color: var(--dim); font-weight: 600; } #details p { margin: 2px 0; overflow-wrap: anywhere; }
    #details .full { color: var(--dim); font-size: 12px; } #details .chain button { margin: 2px 6px 2px 0; padding: 1px 8px; }
    #details .chain .controller { color: var(--violet); } #details dl { display: grid; margin: 0; \
    grid-template-columns: minmax(9ch, max-content) 1fr; gap: 2px 14px; font: 12px/1.5 ui-monospace, "SF Mono", \
    "DejaVu Sans Mono", monospace; } dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
    noscript { padding: 10px 16px; }
    @media (max-width: 820px) { main { grid-template: 44vh 40vh auto / minmax(0, 1fr); grid-template-areas: "p" "t" "d"; \
    overflow: auto; } #details { overflow: visible; } h1 { flex: 1 1 55%; } header p { order: 1; flex: 1 0 auto; } \
    .filter { order: 2; flex: 1 0 60%; } #filter { width: 100%; } #matches { order: 3; } #picture svg.alone { max-height: none; } }
    @media (prefers-reduced-motion: no-preference) { .row { transition: background-color .08s; } }
    """
}
