import CRasterKernels
import Geometry

/// A Gaussian blur along both axes.
struct GaussianBlur {
  let x: BlurPass
  let y: BlurPass

  /// A blur of standard deviation `radius` before `transform`, which maps to units.
  ///
  /// Of a turned or skewed blur the variances along the axes are right, their covariance is not.
  init(_ radius: Double, _ transform: CGAffineTransform) {
    let pixels = max(radius, 0) / FixedPoint.scale
    x = BlurPass(deviation: pixels * hypot(transform.a.native, transform.c.native))
    y = BlurPass(deviation: pixels * hypot(transform.b.native, transform.d.native))
  }

  var reach: Int32 { max(x.reach, y.reach) }
}

/// A Gaussian blur along one axis: three boxes, or where these would be too coarse, weights.
enum BlurPass {
  case none
  case taps(raster_taps)
  case boxes(raster_box)

  /// A blur of the given standard deviation in pixels, up to 8192.
  init(deviation: Double) {
    guard deviation > 0.1 else {
      self = .none
      return
    }
    self =
      deviation < 2
      ? .taps(raster_taps(deviation: deviation))
      : .boxes(raster_box(deviation: min(deviation, 8192)))
  }

  /// How far it reaches.
  var reach: Int32 {
    switch self {
    case .none: 0
    case .taps(let taps): taps.radius
    case .boxes(let box): 3 * (box.radius + 1)
    }
  }
}

extension raster_taps {
  /// What each pixel around holds of a Gaussian in the middle of one: the exact blur of a picture of
  /// square pixels, seen at their middles.
  init(deviation: Double) {
    self.init()
    var rest = UInt32(65536)
    withUnsafeMutableBytes(of: &weights) { bytes in
      let weights = bytes.bindMemory(to: UInt32.self)
      for distance in 1..<Int(RASTER_MOST_TAPS) {
        let weight = UInt32((65536 * Self.weight(deviation, distance)).rounded())
        weights[distance] = weight
        rest -= 2 * weight
        if weight > 0 { radius = Int32(distance) }
      }
      weights[0] = rest
    }
  }

  /// The integral of a Gaussian over a pixel, by Simpson's rule.
  private static func weight(_ deviation: Double, _ distance: Int) -> Double {
    let steps = 64
    let sum = (0...steps).reduce(0.0) { sum, step in
      let place = (Double(distance) - 0.5 + Double(step) / Double(steps)) / deviation
      let weight: Double = step == 0 || step == steps ? 1 : step % 2 == 1 ? 4 : 2
      return sum + weight * exp(-place * place / 2)
    }
    return sum / (3 * Double(steps) * deviation * (2 * Double.pi).squareRoot())
  }
}

extension raster_box {
  /// A box of which three have the given standard deviation together, up to 8192 pixels.
  ///
  /// Gwosdek, Grewenig, Bruhn and Weickert, "Theoretical foundations of Gaussian convolution by
  /// extended box filtering", 2011: the ends weigh less, so that any deviation is met exactly. An
  /// edge is within 1.5 % of the Gaussian's.
  init(deviation: Double) {
    let variance = deviation * deviation / 3
    let whole = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let next = (whole + 1) * (whole + 1)
    let end = (2 * whole + 1) * (whole * (whole + 1) - 3 * variance) / (6 * (variance - next))
    let length = 2 * whole + 1 + 2 * end
    self.init(radius: Int32(whole), whole: Float(1 / length), edge: Float(end / length))
  }
}
