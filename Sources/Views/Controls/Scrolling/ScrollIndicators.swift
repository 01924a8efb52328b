import Drawing
import Geometry

/// Bars along the edges that show which part of the content is in view.
enum ScrollIndicators {
  private static let (breadth, margin, least) = (3.0, 3.0, 36.0)

  static func draw(_ surface: ScrollSurface, in size: CGSize, _ pass: inout DrawPass) {
    for axis in Axis.allCases where surface.isFree(axis) && surface[axis].limit > 0 {
      let shown = surface[axis].shown(at: pass.time)
      let bar = frame(surface[axis], shown: shown, along: axis, in: size)
      let gray = Color.Resolved.black.opacity(0.35)
      pass.fill(Path(roundedRect: bar, cornerRadius: breadth / 2), .color(gray), style: FillStyle())
    }
  }

  private static func frame(
    _ axis: ScrollAxis, shown: Double, along direction: Axis, in size: CGSize
  ) -> CGRect {
    let room = max(axis.viewport - 2 * margin, 0)
    let length = min(max(room * axis.viewport / (axis.viewport + axis.limit), least), room)
    let start = margin + (room - length) * min(max(shown / axis.limit, 0), 1)
    let across = size[direction.across].native - margin - breadth
    return CGRect(
      origin: CGPoint(length: start, breadth: across, along: direction),
      size: CGSize(length: length, breadth: breadth, along: direction))
  }
}
