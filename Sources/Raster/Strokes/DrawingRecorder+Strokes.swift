import Drawing
import Geometry

extension DrawingRecorder {
  /// Records a line as the fill of its outline.
  mutating func record(_ stroke: DrawingNode.Stroke, _ inherited: Inherited) -> PixelBounds {
    guard !inherited.transform.isSingular else { return .nothing }
    let style = FillStyle(antialiased: stroke.isAntialiased)
    let fill = strokes.withOutline(of: stroke, inherited.transform) {
      DrawingNode.Fill($0, stroke.paint, style: style)
    }
    return record(fill, inherited)
  }
}
