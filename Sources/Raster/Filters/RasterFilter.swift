import CRasterKernels
import Drawing
import Geometry

/// A filter in pixels, prepared for the kernels.
enum RasterFilter {
  case blur(GaussianBlur)
  case shadow(raster_source, GaussianBlur, dx: Int32, dy: Int32)
  case colorMatrix([Float])
  case threshold(low: Float, high: Float, color: UInt32)
  case pixels(RasterPixelFunction)

  /// The filter under `transform`, which maps to units of 1/256 pixel; nil if it does nothing.
  init?(_ filter: Filter, _ transform: CGAffineTransform) {
    switch filter {
    case .blur(let radius, _): self = .blur(GaussianBlur(radius, transform))
    case .shadow(let color, let radius, let x, let y):
      guard let source = color.source else { return nil }
      func units(_ distance: CGFloat) -> Int32 {
        let limit = 1_048_576.0
        return distance.isNaN ? 0 : Int32(min(max(distance.native, -limit), limit).rounded())
      }
      let (x, y) = (CGFloat(x), CGFloat(y))
      self = .shadow(
        source, GaussianBlur(radius, transform), dx: units(transform.a * x + transform.c * y),
        dy: units(transform.b * x + transform.d * y))
    case .innerShadow: return nil
    case .pixels(let function):
      guard let prepared = RasterPixelFunction(function, transform) else { return nil }
      self = .pixels(prepared)
    case .colorMatrix(let matrix): self = .colorMatrix(matrix.rows)
    case .alphaThreshold(let low, let high, let color):
      self = .threshold(low: Float(low * 255), high: Float(high * 255), color: color.pixel)
    }
  }

  /// How far away a pixel may be seen in the result, in pixels.
  var reach: Int32 {
    switch self {
    case .blur(let blur): blur.reach
    case .shadow(_, let blur, let dx, let dy): blur.reach + max(abs(dx), abs(dy)) / 256 + 1
    case .colorMatrix, .threshold: 0
    case .pixels(let function): function.reach
    }
  }

  /// Whether it leaves something where nothing was.
  var paintsNothing: Bool {
    switch self {
    case .blur, .shadow, .pixels: false
    case .colorMatrix(let rows): rows[19] > 0
    case .threshold(let low, _, let color): low <= 0 && color != 0
    }
  }
}

extension ColorMatrix {
  /// Four rows of five numbers; what isn't finite counts as 0.
  fileprivate var rows: [Float] {
    let rows = [(red, bias.x), (green, bias.y), (blue, bias.z), (alpha, bias.w)]
    return rows.flatMap { row, bias in [row.x, row.y, row.z, row.w, bias] }.map {
      $0.isFinite ? Float(min(max($0, -1e6), 1e6)) : 0
    }
  }
}

/// A Gaussian blur along both axes, as three box blurs each.
struct GaussianBlur {
  var x: raster_box
  var y: raster_box

  /// A blur of standard deviation `radius` before `transform`, which maps to units.
  ///
  /// Of a turned or skewed blur the variances along the axes are right, their covariance is not.
  init(_ radius: Double, _ transform: CGAffineTransform) {
    let pixels = max(radius, 0) / FixedPoint.scale
    x = raster_box(deviation: pixels * hypot(transform.a.native, transform.c.native))
    y = raster_box(deviation: pixels * hypot(transform.b.native, transform.d.native))
  }

  var reach: Int32 { max(x.reach, y.reach) }
}

extension raster_box {
  /// A box of which three have the given standard deviation together, up to 8192 pixels.
  ///
  /// Gwosdek, Grewenig, Bruhn and Weickert, "Theoretical foundations of Gaussian convolution by
  /// extended box filtering", 2011: the ends weigh less, so that any deviation is met exactly. An
  /// edge is within 1.5 % of the Gaussian's, below a deviation of 1 within 4 %.
  init(deviation: Double) {
    let limited = deviation > 0.01 ? min(deviation, 8192) : 0
    let variance = limited * limited / 3
    let whole = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let next = (whole + 1) * (whole + 1)
    let end = (2 * whole + 1) * (whole * (whole + 1) - 3 * variance) / (6 * (variance - next))
    let length = 2 * whole + 1 + 2 * end
    self.init(radius: Int32(whole), whole: Float(1 / length), edge: Float(end / length))
  }

  var isIdentity: Bool { radius == 0 && edge == 0 }

  /// How far three passes reach.
  var reach: Int32 { isIdentity ? 0 : 3 * (radius + 1) }
}
