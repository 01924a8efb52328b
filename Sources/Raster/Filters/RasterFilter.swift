import CRasterKernels
import Drawing
import Geometry

/// A filter in pixels, prepared for the kernels.
enum RasterFilter {
  case blur(GaussianBlur)
  /// Within bounds, whose edges go on outside of them.
  case opaqueBlur(GaussianBlur, PixelBounds)
  case shadow(RasterShadow)
  case colorMatrix([Float])
  case threshold(low: Float, high: Float, color: UInt32)
  case pixels(RasterPixelFunction)
  case bitmap(RasterBitmapFunction)

  /// The filter under `transform`, which maps to units of 1/256 pixel; nil if it does nothing.
  init?(_ filter: Filter, _ transform: CGAffineTransform) {
    switch filter {
    case .blur(let radius, let isOpaque):
      let blur = GaussianBlur(radius, transform)
      self = isOpaque ? .opaqueBlur(blur, .nothing) : .blur(blur)
    case .shadow(let color, let radius, let x, let y):
      self = .shadow(RasterShadow(.under, color, radius, x, y, transform))
    case .silhouette(let color, let radius, let x, let y):
      self = .shadow(RasterShadow(.alone, color, radius, x, y, transform))
    case .innerShadow(let color, let radius, let x, let y):
      self = .shadow(RasterShadow(.inside, color, radius, x, y, transform))
    case .colorMatrix(let matrix): self = .colorMatrix(matrix.rows)
    case .alphaThreshold(let low, let high, let color):
      self = .threshold(low: Float(low * 255), high: Float(high * 255), color: color.pixel)
    case .pixels(let function):
      guard let prepared = RasterPixelFunction(function, transform) else { return nil }
      self = .pixels(prepared)
    case .bitmap(let function):
      guard let prepared = RasterBitmapFunction(function, transform) else { return nil }
      self = .bitmap(prepared)
    }
  }

  /// How far away a pixel may be seen in the result, in pixels.
  var reach: Int32 {
    switch self {
    case .blur(let blur), .opaqueBlur(let blur, _): blur.reach
    case .shadow(let shadow): shadow.reach
    case .colorMatrix, .threshold: 0
    case .pixels(let function): function.reach
    case .bitmap(let function): function.reach
    }
  }

  /// Whether it leaves something where nothing was.
  var paintsNothing: Bool {
    switch self {
    case .blur, .opaqueBlur, .shadow, .pixels, .bitmap: false
    case .colorMatrix(let rows): rows[19] > 0
    case .threshold(let low, _, let color): low <= 0 && color != 0
    }
  }

  /// The filter of a layer in which the filters before may have left something within `bounds`.
  func within(_ bounds: PixelBounds) -> RasterFilter {
    guard case .opaqueBlur(let blur, _) = self else { return self }
    return .opaqueBlur(blur, bounds)
  }
}

/// A blurred and moved silhouette in a colour.
struct RasterShadow {
  /// Where it is seen.
  enum Place {
    case under
    case alone
    /// On the content, where the silhouette is missing.
    case inside
  }

  let place: Place
  let color: raster_source
  let blur: GaussianBlur
  /// In units of 1/256 pixel.
  let dx: Int32
  let dy: Int32

  /// A shadow under `transform`, which maps to units.
  init(
    _ place: Place, _ color: Color.Resolved, _ radius: Double, _ x: Double, _ y: Double,
    _ transform: CGAffineTransform
  ) {
    func units(_ distance: CGFloat) -> Int32 {
      let limit = 1_048_576.0
      return distance.isNaN ? 0 : Int32(min(max(distance.native, -limit), limit).rounded())
    }
    let (x, y) = (CGFloat(x), CGFloat(y))
    self.place = place
    self.color = color.source ?? raster_source_make(0, 0, 0, 0)
    blur = GaussianBlur(radius, transform)
    dx = units(transform.a * x + transform.c * y)
    dy = units(transform.b * x + transform.d * y)
  }

  var reach: Int32 { blur.reach + max(abs(dx), abs(dy)) / 256 + 1 }
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
