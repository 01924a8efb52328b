import CRasterKernels
import Drawing
import Geometry

/// A paint whose pixels are fetched, prepared for the kernels.
enum RasterPaint {
  case gradient(raster_gradient, firstEntry: Int)
  case planeGradient(raster_plane_gradient, firstEntry: Int)
  case image(RasterImage)

  /// Whether all its pixels are opaque.
  var isOpaque: Bool {
    switch self {
    case .gradient(let gradient, _): gradient.is_opaque != 0
    case .planeGradient: false
    case .image(let image): image.map.is_opaque != 0
    }
  }
}

/// The paints of a drawing, gradients with their tables.
struct PaintList {
  private var paints: [RasterPaint] = []
  private var tables = GradientTables()
  /// The table that was made last: shapes painted alike share it.
  private var latest: (gradient: Gradient.Resolved, size: Int, firstEntry: Int)?

  mutating func removeAll() {
    paints.removeAll(keepingCapacity: true)
    tables.removeAll()
    latest = nil
  }

  /// Adds a paint and returns its index.
  mutating func add(_ paint: RasterPaint) -> Int {
    paints.append(paint)
    return paints.count - 1
  }

  /// A gradient under a map to pixels, its table made; nil when it has no extent, so that only its end is
  /// seen.
  mutating func prepare(
    _ gradient: Gradient.Resolved, _ stops: [Gradient.Resolved.Stop], _ paint: Paint,
    _ toPixels: ProjectionTransform
  ) -> RasterPaint? {
    let detail = Gradient.Resolved.detail(of: stops)
    if let affine = toPixels.affineTransform, let plane = paint.plane(affine, detail: detail) {
      var map = plane.map
      map.size = Int32(plane.tableSize)
      map.is_opaque = stops.allSatisfy { $0.color.opacity >= 1 } ? 1 : 0
      let firstEntry = table(of: gradient, stops, size: plane.tableSize)
      return .gradient(map, firstEntry: firstEntry)
    }
    guard !toPixels.isAffine || paint.isConical else { return nil }
    guard var plane = paint.perspectivePlane(toPixels) else { return nil }
    plane.base.size = 4096
    return .planeGradient(plane, firstEntry: table(of: gradient, stops, size: 4096))
  }

  private mutating func table(
    of gradient: Gradient.Resolved, _ stops: [Gradient.Resolved.Stop], size: Int
  ) -> Int {
    if let latest, latest.size == size, latest.gradient == gradient { return latest.firstEntry }
    let firstEntry = tables.add(
      stops, gradient.colorSpace, gradient.alphaInterpolation, size: size)
    latest = (gradient, size, firstEntry)
    return firstEntry
  }

  /// Whether nothing is seen through the paint at `index`, wherever it is laid.
  func isOpaque(at index: Int) -> Bool {
    if case .image(let image) = paints[index], image.map.is_projective != 0 { return false }
    return paints[index].isOpaque
  }

  /// Writes pixels from a column of a row on.
  typealias Fetch = (_ to: UnsafeMutablePointer<UInt32>, _ x: Int32, _ y: Int32, _ count: Int) ->
    Void

  /// Gives `body` whether the paint at `index` is opaque, and what fetches it, for as long as it runs.
  func withPaint(at index: Int, _ kernels: Kernels, _ body: (Bool, Fetch) -> Void) {
    let isOpaque = paints[index].isOpaque
    switch paints[index] {
    case .gradient(var gradient, let firstEntry):
      tables.entries.withUnsafeBufferPointer { entries in
        gradient.table = entries.baseAddress! + firstEntry
        body(isOpaque) { kernels.pointee.fetch_gradient($0, $1, $2, $3, &gradient) }
      }
    case .planeGradient(var gradient, let firstEntry):
      tables.entries.withUnsafeBufferPointer { entries in
        gradient.base.table = entries.baseAddress! + firstEntry
        body(isOpaque) { raster_fetch_plane_gradient($0, $1, $2, $3, &gradient) }
      }
    case .image(let image):
      image.withMap { map in
        body(isOpaque) { raster_fetch_image(kernels, $0, $1, $2, $3, map) }
      }
    }
  }
}
