/// The application: the end of every responder chain but for its delegate.
///
/// It owns its scenes.
open class ApplicationNode: ResponderNode {
  final var sceneNodes: [SceneNode] = []

  /// A responder of the app's own that is asked after the application; `nil` unless set.
  ///
  /// The application keeps it.
  ///
  /// As on the platform it is in the chain only if it is no view, no controller and not the application itself.
  public final var delegate: ResponderNode?

  /// Makes an application without scenes.
  public override init() { super.init(role: .other) }

  deinit {
    for scene in sceneNodes { scene.applicationNode = nil }
  }

  /// The scenes in the order in which they were added.
  public final var scenes: [SceneNode] { sceneNodes }

  /// Adds a scene, taking it from another application.
  ///
  /// Adding one that is here already does nothing.
  public final func addScene(_ scene: SceneNode) {
    guard scene.applicationNode !== self else { return }
    scene.applicationNode?.removeScene(scene)
    sceneNodes.append(scene)
    scene.applicationNode = self
  }

  /// Takes a scene out of the application; nothing happens for a scene of another.
  public final func removeScene(_ scene: SceneNode) {
    guard scene.applicationNode === self else { return }
    sceneNodes.removeAll { $0 === scene }
    scene.applicationNode = nil
  }

  /// The delegate, where it may stand in the chain.
  open override var next: ResponderNode? {
    guard let delegate, delegate !== self, delegate.role == .other else { return nil }
    return delegate
  }
}
