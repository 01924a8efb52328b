public import Drawing
public import Geometry

/// What a canvas is drawn with: commands that draw at once, and a state in which they do.
///
/// A context is a value. A copy draws on the same canvas and has a state of its own, so that a copy is
/// how a state is kept for later.
public struct GraphicsContext {
  /// How opaque what is drawn from now on is, as a whole with each command; clamped to 0…1.
  public var opacity = 1.0
  /// How what is drawn from now on meets what was drawn before.
  public var blendMode = BlendMode.normal
  /// From the coordinates of the commands to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The surroundings of the canvas.
  public let environment: EnvironmentValues

  /// In the coordinates of the canvas, the outermost first.
  var clips: [GraphicsClip] = []
  /// The outermost first.
  var filters: [Filter] = []
  let canvas: GraphicsCanvas
  private let sink = Sink()

  /// What has been drawn by this context and its copies.
  private final class Sink {
    var nodes: [DrawingNode] = []
  }

  init(environment: EnvironmentValues, canvas: GraphicsCanvas) {
    (self.environment, self.canvas) = (environment, canvas)
  }

  /// What has been drawn so far, in the coordinates of the canvas.
  var nodes: [DrawingNode] { sink.nodes }

  /// A context with the same coordinates on a canvas of its own.
  func layer() -> GraphicsContext {
    var layer = GraphicsContext(environment: environment, canvas: canvas)
    layer.transform = transform
    return layer
  }

  /// Draws `content`, which is in the coordinates of the commands, in the state at hand.
  func draw(_ content: [DrawingNode]) {
    let isPlaced = transform.isIdentity
    compose(
      isPlaced ? content : [.group(DrawingNode.Group(transform: transform, content: content))])
  }

  /// Draws `content`, which is in the coordinates of the canvas.
  ///
  /// It is filtered first, then clipped, and what is left is faded and blended.
  func compose(_ content: [DrawingNode]) {
    guard !content.isEmpty, opacity > 0 else { return }
    var nodes = content
    let surroundings = Filter.Surroundings(
      environment: environment, boundingRect: CGRect(origin: .zero, size: canvas.size))
    for filter in filters.reversed() {
      nodes = [.group(filter.step(surroundings).group(of: nodes))]
    }
    for clip in clips.reversed() { nodes = [.group(clip.group(of: nodes))] }
    if opacity < 1 || blendMode != .normal {
      nodes = [
        .group(DrawingNode.Group(opacity: opacity, blendMode: blendMode, content: nodes))
      ]
    }
    sink.nodes += nodes
  }
}

/// What a context and its copies draw on.
struct GraphicsCanvas {
  let size: CGSize
  let texts: CanvasTexts
  let findSymbol: (AnyHashable) -> GraphicsContext.ResolvedSymbol?
}

extension GraphicsContext {
  /// Moves the coordinates of what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Stretches the coordinates of what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns the coordinates of what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Maps the coordinates of what is drawn from now on by `matrix`, before all that was done to them.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws what `content` draws as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = layer()
    try content(&layer)
    guard !layer.nodes.isEmpty else { return }
    compose([.group(DrawingNode.Group(content: layer.nodes, isolation: .isolated))])
  }
}
