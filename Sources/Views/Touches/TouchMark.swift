import Drawing
import Geometry

/// A dot that shows where a finger is.
struct TouchMark {
  let began: Double
  var lifted: Double?
  /// Where the finger is at a time.
  let location: (Double) -> CGPoint

  private static let radius = 18.0
  /// How long a dot takes to come and to go, in seconds.
  private static let fading = 0.18

  /// Whether the dot is seen at `time`.
  func isSeen(at time: Double) -> Bool {
    time >= began && time < (lifted ?? .infinity) + Self.fading
  }

  /// The dot at `time`: it comes quickly, and grows and fades when the finger is lifted.
  func drawing(at time: Double) -> DrawingNode {
    let coming = min((time - began) / (Self.fading / 2), 1)
    let going = lifted.map { max(min((time - $0) / Self.fading, 1), 0) } ?? 0
    let radius = Self.radius * (1.25 - 0.25 * coming + 0.4 * going)
    let center = location(min(time, lifted ?? time))
    let circle = Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    let white = Color.Resolved.white.opacity(0.45)
    let rim = Color.Resolved.black.opacity(0.3)
    return .group(
      .init(
        opacity: coming * (1 - going),
        content: [
          .fill(.init(circle, .color(white))),
          .stroke(.init(circle, .color(rim), style: StrokeStyle(lineWidth: 1.5))),
        ]))
  }
}
