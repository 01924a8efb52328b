import Drawing
import Geometry
import Motion

/// What of a shape is painted: its inside, or a line along its edge.
protocol ShapeOutline: Animatable, Sendable {
  associatedtype S: Shape

  var shape: S { get }

  /// Draws it for a shape that fills `rect`.
  func draw(in rect: CGRect, _ paint: Paint, _ pass: inout DrawPass)
}

/// The inside of a shape.
struct FillOutline<S: Shape>: ShapeOutline {
  var shape: S
  let style: FillStyle

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func draw(in rect: CGRect, _ paint: Paint, _ pass: inout DrawPass) {
    pass.fill(shape.path(in: rect), paint, style: style)
  }
}

/// A line along the edge of a shape.
struct StrokeOutline<S: Shape>: ShapeOutline {
  var shape: S
  var style: StrokeStyle
  let isAntialiased: Bool

  var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  func draw(in rect: CGRect, _ paint: Paint, _ pass: inout DrawPass) {
    pass.stroke(shape.path(in: rect), paint, style: style, antialiased: isAntialiased)
  }
}

/// A line within the edge of a shape.
struct BorderOutline<S: InsettableShape>: ShapeOutline {
  var shape: S
  var style: StrokeStyle
  let isAntialiased: Bool

  var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  func draw(in rect: CGRect, _ paint: Paint, _ pass: inout DrawPass) {
    let path = shape.inset(by: style.lineWidth / 2).path(in: rect)
    pass.stroke(path, paint, style: style, antialiased: isAntialiased)
  }
}

extension DrawPass {
  /// Adds a line along `path`; nothing for a line without width.
  mutating func stroke(_ path: Path, _ paint: Paint, style: StrokeStyle, antialiased: Bool) {
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    add(.stroke(DrawingNode.Stroke(path, paint, style: style, antialiased: antialiased)))
  }
}
