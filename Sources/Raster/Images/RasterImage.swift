import CRasterKernels
import Drawing
import Geometry

/// A part of a picture under a map, prepared for the kernels.
struct RasterImage {
  private(set) var map: raster_image
  private let bitmap: Bitmap
  private let firstPixel: Int

  /// The pixels of `source` under `transform`, which maps them, the part's top left corner at the origin,
  /// to those of the canvas; nil if that can't be undone.
  init?(
    _ source: PictureSource, _ transform: ProjectionTransform,
    _ interpolation: ImageInterpolation, edges: (x: Int, y: Int)
  ) {
    map = raster_image()
    (bitmap, firstPixel) = (source.bitmap, source.top * source.bitmap.width + source.left)
    map.pixels_per_row = source.bitmap.width
    (map.width, map.height) = (Int32(source.width), Int32(source.height))
    (map.edge_x, map.edge_y) = (Int32(edges.x), Int32(edges.y))
    map.filter = interpolation.kernelValue
    let endsNowhere = edges.x != RASTER_NOTHING && edges.y != RASTER_NOTHING
    map.is_opaque = source.isOpaque && endsNowhere ? 1 : 0
    guard map.place(transform) else { return nil }
  }

  /// Gives `body` the map and its pixels for as long as it runs.
  func withMap(_ body: (UnsafePointer<raster_image>) -> Void) {
    var map = map
    bitmap.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        map.first = pixels.baseAddress! + firstPixel
        body(&map)
      }
    }
  }
}

extension raster_image {
  /// Sets where pixels lie under `transform`; returns whether that is possible.
  fileprivate mutating func place(_ transform: ProjectionTransform) -> Bool {
    guard let affine = transform.affineTransform else { return place(inPerspective: transform) }
    let inverse = affine.inverted()
    let (x, y) = (PlaneFunction(1, 0, 0, inverse), PlaneFunction(0, 1, 0, inverse))
    guard x.isFinite, y.isFinite, x.steepness > 0, y.steepness > 0 else { return false }
    (u, u_per_column, u_per_row) = x.fixedPosition
    (v, v_per_column, v_per_row) = y.fixedPosition
    return true
  }

  private mutating func place(inPerspective transform: ProjectionTransform) -> Bool {
    guard let plane = transform.inverted else { return false }
    is_projective = 1
    matrix = (
      plane.m11.native, plane.m21.native, plane.m31.native, plane.m12.native, plane.m22.native,
      plane.m32.native, plane.m13.native, plane.m23.native, plane.m33.native
    )
    return plane.determinant.isFinite
  }
}

/// A rectangle of a picture's pixels.
struct PictureSource {
  let bitmap: Bitmap
  let isOpaque: Bool
  let left: Int
  let top: Int
  let width: Int
  let height: Int

  /// All of a bitmap.
  init(_ bitmap: Bitmap, isOpaque: Bool) {
    (self.bitmap, self.isOpaque, left, top) = (bitmap, isOpaque, 0, 0)
    (width, height) = (bitmap.width, bitmap.height)
  }

  /// The pixels of `image` that `rect` touches; nil if there are none.
  init?(_ image: BitmapImage, _ rect: CGRect) {
    let part = rect.standardized
    func pixel(_ place: CGFloat, _ size: Int, _ rule: FloatingPointRoundingRule) -> Int {
      place > 0 ? Int(min(place.native.rounded(rule), Double(size))) : 0
    }
    left = pixel(part.minX, image.width, .down)
    top = pixel(part.minY, image.height, .down)
    width = pixel(part.maxX, image.width, .up) - left
    height = pixel(part.maxY, image.height, .up) - top
    (bitmap, isOpaque) = (image.bitmap, image.isOpaque)
    guard width > 0, height > 0 else { return nil }
    guard max(width, height) <= 1 << 22 else { return nil }
  }
}

extension PlaneFunction {
  /// The value at pixel (0, 0), and what a column and a row add, with 24 fractional bits; flatter
  /// where that is absurd.
  fileprivate var fixedPosition: (Int64, Int64, Int64) {
    let (unit, steepest) = (16_777_216.0, 1_099_511_627_776.0)
    let scaled = self * (unit * min(1, steepest / (max(abs(x), abs(y)) * unit)))
    let farthest = 2_305_843_009_213_693_952.0
    return (
      Int64(min(max(scaled.origin.rounded(), -farthest), farthest)), Int64(scaled.x.rounded()),
      Int64(scaled.y.rounded())
    )
  }
}

extension ImageInterpolation {
  fileprivate var kernelValue: Int32 {
    switch self {
    case .nearest: Int32(RASTER_NEAREST)
    case .bilinear: Int32(RASTER_BILINEAR)
    case .high: Int32(RASTER_CUBIC)
    }
  }
}
