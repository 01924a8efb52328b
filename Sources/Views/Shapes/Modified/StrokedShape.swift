public import Geometry
import Motion

extension Shape {
  /// The shape of a line along this shape's edge.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

  /// The shape of a line, `lineWidth` points wide, along this shape's edge.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The line along this shape's edge, all of it within, in the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
}

private struct StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }

  var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
