/// A scene: windows that share a screen, one of them key.
///
/// It owns its windows. Searches never go from one scene to another.
open class SceneNode: ResponderNode {
  /// The name that the app gave to the scene; `nil` unless set.
  public final var title: String?

  final var windowNodes: [WindowNode] = []
  final unowned(unsafe) var applicationNode: ApplicationNode?
  /// One of ``windowNodes``, which keep it.
  private final unowned(unsafe) var key: WindowNode?

  /// Makes a scene without windows.
  ///
  /// - Parameter title: its name, `nil` for none.
  public init(_ title: String? = nil) {
    self.title = title
    super.init(role: .other)
  }

  deinit {
    for window in windowNodes { window.sceneNode = nil }
  }

  /// The windows in the order in which they were added.
  public final var windows: [WindowNode] { windowNodes }

  /// The windows from the rear-most to the front-most: by level, those of one level in the order in which they were added.
  ///
  /// - Complexity: O(w log w), with w windows.
  public final func windowsByLevel() -> [WindowNode] {
    windowNodes.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
      .map(\.element)
  }

  /// The window that gets keyboard events; `nil` for none.
  ///
  /// A window of another scene is not taken.
  public final var keyWindow: WindowNode? {
    get { key }
    set {
      guard newValue == nil || newValue?.sceneNode === self else { return }
      key = newValue
    }
  }

  /// Adds a window, taking it from another scene.
  ///
  /// Adding one that is here already does nothing.
  public final func addWindow(_ window: WindowNode) {
    guard window.sceneNode !== self else { return }
    window.sceneNode?.removeWindow(window)
    windowNodes.append(window)
    window.sceneNode = self
  }

  /// Takes a window out of the scene; nothing happens for a window of another.
  public final func removeWindow(_ window: WindowNode) {
    guard window.sceneNode === self else { return }
    windowNodes.removeAll { $0 === window }
    window.sceneNode = nil
    if key === window { key = nil }
  }

  /// The application that the scene belongs to; `nil` unless it was added to one.
  public final var application: ApplicationNode? { applicationNode }

  /// The application.
  open override var next: ResponderNode? { applicationNode }

  /// "Scene", with the title in quotes.
  open override var description: String { title.map { "Scene \"\($0)\"" } ?? "Scene" }
}
