import Drawing
import Geometry

/// A step of a filter, with lengths in user units.
struct FilterPrimitive: Sendable {
  var kind: FilterKind
  var inputs: [FilterInput]
  /// Outside of it, in user space, the result is transparent.
  var subregion: CGRect
  /// The space in which it works.
  var space: ColorSpaceValue
}

/// Where a primitive takes a picture from.
enum FilterInput: Sendable {
  case source
  case sourceAlpha
  /// One of the pictures drawn for the filter.
  case picture(Int)
  /// The result of an earlier primitive.
  case result(Int)
  case transparent
}

/// What a primitive does: Filter Effects Module Level 1, § 9.
enum FilterKind: Sendable {
  case blend(BlendMode)
  case colorMatrix(ColorMatrix)
  case componentTransfer([TransferFunction])
  case composite(CompositeOperator)
  case convolve(Convolution)
  case displacement(scale: Double, x: Int, y: Int)
  case flood(Color.Resolved)
  case blur(CGSize)
  case dropShadow(offset: CGSize, blur: CGSize, color: Color.Resolved)
  /// The input as it is: pictures, and results that are only cut.
  case passThrough
  case lighting(Lighting)
  case merge
  case morphology(grows: Bool, radius: CGSize)
  case offset(CGSize)
  /// The part of the input that is repeated, in user space.
  case tile(CGRect)
  case turbulence(Turbulence)
}

/// How the input's pixels meet those of the second input.
enum CompositeOperator: Sendable {
  case over
  case `in`
  case out
  case atop
  case xor
  case lighter
  case arithmetic(SIMD4<Float>)
}

/// A function over one channel.
enum TransferFunction: Sendable {
  case identity
  case table([Double])
  case discrete([Double])
  case linear(slope: Double, intercept: Double)
  case gamma(amplitude: Double, exponent: Double, offset: Double)

  func callAsFunction(_ value: Double) -> Double {
    switch self {
    case .identity: return value
    case .table(let values):
      guard values.count > 1 else { return values.first ?? value }
      let place = min(max(value, 0), 1) * Double(values.count - 1)
      let index = min(Int(place), values.count - 2)
      return values[index] + (place - Double(index)) * (values[index + 1] - values[index])
    case .discrete(let values):
      guard !values.isEmpty else { return value }
      return values[min(Int(min(max(value, 0), 1) * Double(values.count)), values.count - 1)]
    case .linear(let slope, let intercept): return slope * value + intercept
    case .gamma(let amplitude, let exponent, let offset):
      return amplitude * pow(value, exponent) + offset
    }
  }
}

/// A matrix over the pixels around each.
struct Convolution: Sendable {
  enum EdgeMode: String, Sendable {
    case duplicate
    case wrap
    case none
  }

  var columns: Int
  var rows: Int
  /// Row by row, as given: it is turned by half a turn when applied.
  var matrix: [Double]
  var divisor: Double
  var bias: Double
  var targetX: Int
  var targetY: Int
  var edgeMode: EdgeMode
  var preservesAlpha: Bool
}

/// Light that falls on the input's alpha as a relief.
struct Lighting: Sendable {
  enum Source: Sendable {
    /// Radians.
    case distant(azimuth: Double, elevation: Double)
    case point(SIMD3<Double>)
    case spot(SIMD3<Double>, at: SIMD3<Double>, exponent: Double, coneAngle: Double?)
  }

  enum Surface: Sendable {
    case diffuse(constant: Double)
    case specular(constant: Double, exponent: Double)
  }

  var source: Source
  var surface: Surface
  var surfaceScale: Double
  var color: Color.Resolved
}

/// Perlin noise.
struct Turbulence: Sendable {
  var frequencyX: Double
  var frequencyY: Double
  var octaves: Int
  var seed: Double
  var isFractal: Bool
  /// The tile that stitches, in user space.
  var tile: CGRect?
}
