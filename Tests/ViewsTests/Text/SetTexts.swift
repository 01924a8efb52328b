import Drawing
import Geometry
import Motion
import Typography

@testable import Views

/// The sizes and places of what a view of texts with rectangles behind them shows.
func backgrounds(
  width: CGFloat = 400, height: CGFloat = 200,
  @ViewBuilder _ content: @escaping @Sendable () -> some View
) -> [CGRect] {
  frames(width: width, height: height, content)
}

extension Text {
  /// The text before a rectangle of its size.
  var boxed: some View { background { Rectangle() } }
}

/// A run of glyphs on the canvas.
struct DrawnGlyphs: Equatable {
  var count: Int
  var origin: CGPoint
  var size: Double
  var paint: Paint
  var opacity: Double
}

extension FrameDrawing {
  /// The nodes of glyphs with their first glyphs' places on the canvas.
  var glyphs: [DrawnGlyphs] { content.flatMap { $0.glyphs(.identity, opacity: 1) } }
}

extension DrawingNode {
  fileprivate func glyphs(_ transform: CGAffineTransform, opacity: Double) -> [DrawnGlyphs] {
    switch self {
    case .glyphs(let node):
      guard let first = node.glyphs.first else { return [] }
      return [
        DrawnGlyphs(
          count: node.glyphs.count, origin: first.position.applying(transform),
          size: node.size * Double(transform.a), paint: node.paint, opacity: opacity)
      ]
    case .group(let group):
      let inner = group.transform.concatenating(transform)
      return group.content.flatMap { $0.glyphs(inner, opacity: opacity * group.opacity) }
    default: return []
    }
  }
}

/// The stage of a view of a canvas.
func textStage(
  width: CGFloat = 400, height: CGFloat = 200,
  @ViewBuilder _ content: @escaping @Sendable () -> some View
) -> Stage {
  Film(size: CGSize(width: width, height: height), state: 0) { _ in content() }.makeStage()
}

/// What is drawn `time` seconds after a number went from 0 to 1 within one second.
func glyphs<Content: View>(
  at time: Double, @ViewBuilder _ content: @escaping @Sendable (Double) -> Content
) -> [DrawnGlyphs] {
  let film = Film(
    size: CGSize(width: 400, height: 200), state: 0.0,
    script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = 1 }], content: content)
  return film.makeStage().drawing(at: time).glyphs
}
