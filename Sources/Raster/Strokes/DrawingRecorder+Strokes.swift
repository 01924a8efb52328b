import Drawing
import Geometry

extension DrawingRecorder {
  /// Records a line as the fill of its outline.
  mutating func record(_ stroke: DrawingNode.Stroke, _ inherited: Inherited) -> PixelBounds {
    let style = FillStyle(antialiased: stroke.isAntialiased)
    guard inherited.perspective == nil else {
      let fill = strokes.withOutline(of: stroke, seenThrough: inherited.toUnits) {
        DrawingNode.Fill($0, stroke.paint, style: style)
      }
      return record(fill, inherited)
    }
    guard !inherited.transform.isSingular else { return .nothing }
    let fill = strokes.withOutline(of: stroke, inherited.transform) {
      DrawingNode.Fill($0, stroke.paint, style: style)
    }
    return record(fill, inherited)
  }
}
