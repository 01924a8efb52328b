public import Drawing
public import Geometry

/// A view that paints a shape; more paint can be added to it.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is painted.
  var shape: Content { get }
}

/// A shape whose inside is painted, over what was painted before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  /// `shape` filled with `style`, over `background`.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style) = (shape, style)
    (self.fillStyle, self.background) = (fillStyle, background)
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> {
    PaintedShapeNode(self, parent: parent) { view in (view.outline, view.style, view.background) }
  }

  private var outline: FillOutline<Content> { FillOutline(shape: shape, style: fillStyle) }
}

/// A shape whose edge is painted, over what was painted before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  /// A line along the edge of `shape`, over `background`.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> {
    PaintedShapeNode(self, parent: parent) { view in (view.outline, view.style, view.background) }
  }

  private var outline: StrokeOutline<Content> {
    StrokeOutline(shape: shape, style: strokeStyle, isAntialiased: isAntialiased)
  }
}

/// A shape whose edge is painted on the inside, over what was painted before.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView, PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  /// A line within the edge of `shape`, over `background`.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> {
    PaintedShapeNode(self, parent: parent) { view in (view.outline, view.style, view.background) }
  }

  private var outline: BorderOutline<Content> {
    BorderOutline(shape: shape, style: strokeStyle, isAntialiased: isAntialiased)
  }
}
