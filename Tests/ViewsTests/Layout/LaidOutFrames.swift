import Drawing
import Geometry
import Motion

@testable import Views

/// The frames of the shapes that a canvas of 100 × 50 points shows, in drawing order.
func frames(
  width: CGFloat = 100, height: CGFloat = 50,
  @ViewBuilder _ content: @escaping @Sendable () -> some View
) -> [CGRect] {
  Film(size: CGSize(width: width, height: height), state: 0) { _ in content() }
    .makeStage().drawing(at: 0).frames
}

extension FrameDrawing {
  /// The bounds of the fills on the canvas, in drawing order.
  var frames: [CGRect] { content.flatMap { $0.frames(.identity) } }
}

extension DrawingNode {
  fileprivate func frames(_ transform: CGAffineTransform) -> [CGRect] {
    switch self {
    case .fill(let fill): [fill.path.applying(transform).boundingRect]
    case .group(let group):
      group.content.flatMap { $0.frames(group.transform.concatenating(transform)) }
    default: []
    }
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
