import Drawing
import Geometry
import Motion

/// A gradient whose place depends on the rectangle that it fills.
struct GradientFill: Sendable, Hashable {
  var gradient: Gradient.Resolved
  var geometry: GradientGeometry

  /// The geometry's numbers, then each stop's.
  var numbers: [Double] { geometry.numbers + gradient.animatableData.values }

  mutating func read(_ numbers: inout NumberReader) {
    geometry.read(&numbers)
    gradient.animatableData = .init(numbers.next(5 * gradient.stops.count))
  }

  func canTravel(to other: GradientFill) -> Bool {
    geometry.isOfSameKind(as: other.geometry)
      && gradient.colorSpace == other.gradient.colorSpace
      && gradient.stops.count == other.gradient.stops.count
  }

  func paint(in rect: CGRect, opacity: Double) -> Paint {
    var faded = gradient
    if opacity != 1 {
      for index in faded.stops.indices { faded.stops[index].color.opacity *= opacity }
    }
    return geometry.paint(faded, in: rect)
  }
}

/// Where a gradient lies in the rectangle that it fills.
enum GradientGeometry: Sendable, Hashable {
  case linear(UnitPoint, UnitPoint)
  case radial(UnitPoint, startRadius: Double, endRadius: Double)
  case elliptical(UnitPoint, startFraction: Double, endFraction: Double)
  case angular(UnitPoint, Angle, Angle)

  /// From top to bottom.
  static let vertical = GradientGeometry.linear(.top, .bottom)
}

extension GradientGeometry {
  func paint(_ gradient: Gradient.Resolved, in rect: CGRect) -> Paint {
    switch self {
    case .linear(let start, let end):
      .linearGradient(
        LinearGradientPaint(
          gradient, startPoint: start.point(in: rect), endPoint: end.point(in: rect)))
    case .radial(let center, let start, let end):
      .radialGradient(
        RadialGradientPaint(
          gradient, center: center.point(in: rect), startRadius: start, endRadius: end))
    case .elliptical(let center, let start, let end):
      .radialGradient(
        RadialGradientPaint(
          gradient, in: rect, center: center, startRadiusFraction: start, endRadiusFraction: end))
    case .angular(let center, let start, let end):
      .angularGradient(
        AngularGradientPaint(
          gradient, center: center.point(in: rect), startAngle: start, endAngle: end))
    }
  }

  func isOfSameKind(as other: GradientGeometry) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      true
    default: false
    }
  }

  var numbers: [Double] {
    switch self {
    case .linear(let start, let end): start.numbers + end.numbers
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
      center.numbers + [start, end]
    case .angular(let center, let start, let end): center.numbers + [start.radians, end.radians]
    }
  }

  mutating func read(_ numbers: inout NumberReader) {
    let (first, second) = (numbers.nextPoint(), (numbers.next(), numbers.next()))
    switch self {
    case .linear: self = .linear(first, UnitPoint(x: second.0, y: second.1))
    case .radial: self = .radial(first, startRadius: second.0, endRadius: second.1)
    case .elliptical: self = .elliptical(first, startFraction: second.0, endFraction: second.1)
    case .angular: self = .angular(first, .radians(second.0), .radians(second.1))
    }
  }
}

extension UnitPoint {
  fileprivate var numbers: [Double] { [x.native, y.native] }
}

extension NumberReader {
  fileprivate mutating func nextPoint() -> UnitPoint { UnitPoint(x: next(), y: next()) }
}
