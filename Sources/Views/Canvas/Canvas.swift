import Drawing
public import Geometry

/// A view that draws by commands instead of views.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// It fills what it is offered, and its commands are carried out again for each frame. What they draw
/// outside of it is seen too.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// The views that the commands can draw, each with its `tag`.
  public var symbols: Symbols
  /// Draws with a context whose origin is the top left corner of an area of the given size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the ground is black and opaque instead of clear.
  public var isOpaque: Bool
  /// The space in which colours blend.
  public var colorMode: ColorRenderingMode
  /// Makes no difference here: a frame is shown when all of it is drawn.
  public var rendersAsynchronously: Bool

  /// A canvas whose commands can draw `symbols` too.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.symbols) = (opaque, colorMode, symbols())
    (self.rendersAsynchronously, self.renderer) = (rendersAsynchronously, renderer)
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> { CanvasNode(self, parent: parent) }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas that is drawn by `renderer`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}
