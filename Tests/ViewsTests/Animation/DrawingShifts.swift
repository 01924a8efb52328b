import Drawing
import Geometry

@testable import Views

extension FrameDrawing {
  /// How far right each fill is drawn of where its path says, in drawing order.
  var shifts: [Double] { content.flatMap { $0.places(.identity) }.map { Double($0.tx) } }

  /// The transform of each fill to the canvas, in drawing order.
  var transforms: [CGAffineTransform] { content.flatMap { $0.places(.identity) } }
}

extension DrawingNode {
  fileprivate func places(_ outer: CGAffineTransform) -> [CGAffineTransform] {
    guard case .group(let group) = self else { return [outer] }
    let transform = group.transform.concatenating(outer)
    return group.content.flatMap { $0.places(transform) }
  }
}
