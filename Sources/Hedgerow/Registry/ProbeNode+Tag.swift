/// The tagged probe: put over a list, it keeps that list in a registry under a tag.
extension ProbeNode {
  /// Makes a probe that registers what it covers.
  ///
  /// It looks when it comes into a window, and again in the pass after something around it changed; in between it costs
  /// nothing. It follows a list that is replaced, and takes it out when it leaves. Several probes of one tag over one list
  /// are one registration.
  ///
  /// ```swift
  /// inbox.addOverlay(ProbeNode(as: .inbox, in: registry))
  /// ```
  ///
  /// - Parameters:
  ///   - tag: the tag of the list.
  ///   - registry: where it is registered. The probe keeps it.
  ///   - filter: what may be covered: anything that scrolls but text inputs and private helpers, unless said otherwise.
  public convenience init(
    as tag: ListTag, in registry: ListRegistry,
    matching filter: SearchFilter = [.scrolls, .notTextInput, .notPrivate]
  ) {
    let core = ProbeCore<ViewNode>(tag: tag, registry: registry, filter: filter)
    self.init(
      tag.name,
      hooks: Hooks(
        entered: { probe in probe.watch(core.resolve(from: probe)) },
        treeChanged: { probe in probe.watch(core.resolve(from: probe)) },
        left: { _ in core.detach() }))
    attachment = core
  }

  private final var core: ProbeCore<ViewNode>? { attachment as? ProbeCore<ViewNode> }

  /// The tag under which the probe keeps its list; `nil` for a probe without one, which takes none.
  ///
  /// Setting it moves the list, see ``ListRegistry/move(_:to:)``.
  public final var listTag: ListTag? {
    get { core?.tag }
    set { if let newValue { core?.tag = newValue } }
  }

  /// What the last search saw and chose, and why, or why nothing; `nil` before the first.
  public final var lastResolution: ProbeResolution? { core?.lastResolution }

  /// How many searches the probe made.
  ///
  /// It makes none while nothing changes.
  public final var resolutionCount: Int { core?.resolutionCount ?? 0 }
}
