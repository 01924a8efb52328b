import Drawing
import Geometry

extension Resolver {
  /// A basic shape with its paint and markers.
  func shapeContent(_ element: Element, _ surroundings: Surroundings) -> RenderNode? {
    guard let path = path(element, surroundings), !path.isEmpty else { return nil }
    let bounds = path.boundingRect
    guard surroundings.style.inherited.isVisible else {
      return surroundings.isClip ? nil : RenderNode(.group([]), bounds: bounds)
    }
    var shape = paintedShape(path, bounds: bounds, surroundings)
    if !surroundings.isClip, Self.elementsWithMarkers.contains(element.name) {
      shape.markers = markers(of: path, data: value(element, "d") ?? "", shape, surroundings)
    }
    return RenderNode(.shape(shape), bounds: bounds)
  }

  private static let elementsWithMarkers: Set<String> = ["path", "line", "polyline", "polygon"]

  /// A path painted in a style; `bounds` is the box that paint servers refer to.
  func paintedShape(_ path: Path, bounds: CGRect?, _ surroundings: Surroundings) -> RenderShape {
    let style = surroundings.style.inherited
    let isSmooth = style.shapeRendering == .smooth
    var shape = RenderShape(path: path)
    let rule = surroundings.isClip ? style.clipRule : style.fillRule
    shape.fillStyle = FillStyle(eoFill: rule == .evenodd, antialiased: isSmooth)
    guard !surroundings.isClip else {
      shape.fill = .color(.black)
      return shape
    }
    shape.fill = paint(style.fill, opacity: style.fillOpacity, bounds, surroundings)
    shape.strokeStyle = strokeStyle(surroundings)
    if shape.strokeStyle.lineWidth > 0 {
      shape.stroke = paint(style.stroke, opacity: style.strokeOpacity, bounds, surroundings)
    }
    shape.order = style.paintOrder
    return shape
  }

  /// The pen of a style, percentages of the viewport's diagonal.
  func strokeStyle(_ surroundings: Surroundings) -> StrokeStyle {
    let style = surroundings.style.inherited
    let whole = surroundings.viewport.diagonal
    return StrokeStyle(
      lineWidth: CGFloat(style.strokeWidth.resolved(whole)), lineCap: style.lineCap,
      lineJoin: style.lineJoin, miterLimit: CGFloat(style.miterLimit),
      dash: style.dashes.map { CGFloat($0.resolved(whole)) },
      dashPhase: CGFloat(style.dashOffset.resolved(whole)))
  }
}
