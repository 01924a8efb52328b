import Drawing
import Geometry

/// A shadow that is part of a style, in known surroundings.
struct StyleShadow: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case drop
    case inner
  }

  let kind: Kind
  var color: Color.Resolved
  var radius: Double
  var offset: CGPoint

  /// The colour, the radius, the offset.
  var numbers: [Double] { color.numbers + [radius, offset.x.native, offset.y.native] }

  mutating func read(_ numbers: inout NumberReader) {
    color = numbers.nextColor()
    radius = numbers.next()
    offset = CGPoint(x: numbers.next(), y: numbers.next())
  }

  var filter: Filter {
    let (x, y) = (offset.x.native, offset.y.native)
    let radius = max(radius, 0)
    return switch kind {
    case .drop: .shadow(color: color, radius: radius, x: x, y: y)
    case .inner: .innerShadow(color: color, radius: radius, x: x, y: y)
    }
  }
}
