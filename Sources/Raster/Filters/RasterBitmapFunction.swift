import CRasterKernels
import Drawing
import Geometry

/// A bitmap function with its place among the pixels.
struct RasterBitmapFunction {
  let function: BitmapFunction
  /// From the function's coordinates to pixels.
  let transform: CGAffineTransform
  /// The pixels of the region.
  let region: PixelBounds
  /// The pixels that pictures of the inputs were drawn for, and the pictures.
  private var drawn = PixelBounds.nothing
  private var inputs: [Bitmap] = []

  /// A function under `transform`, which maps to units of 1/256 pixel; nil if nothing is left of the region.
  init?(_ function: BitmapFunction, _ transform: CGAffineTransform) {
    self.function = function
    self.transform = transform.concatenating(
      CGAffineTransform(scaleX: 1 / FixedPoint.scale, y: 1 / FixedPoint.scale))
    let corners = [
      CGPoint(x: function.region.minX, y: function.region.minY).applying(self.transform),
      CGPoint(x: function.region.maxX, y: function.region.maxY).applying(self.transform),
    ]
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    func pixel(_ place: CGFloat) -> Int32 { Int32(min(max(place.rounded(), -1e6), 1e6)) }
    region = PixelBounds(
      left: pixel(min(corners[0].x, corners[1].x)), top: pixel(min(corners[0].y, corners[1].y)),
      right: pixel(max(corners[0].x, corners[1].x)), bottom: pixel(max(corners[0].y, corners[1].y)))
    guard !region.isEmpty else { return nil }
  }

  /// Each pixel may depend on all others of the region.
  var reach: Int32 { Int32(clamping: min(max(region.width, region.height), 1 << 20)) }

  /// The function with the pictures of its inputs drawn for what it sees of `window`.
  func drawingInputs(within window: PixelBounds, depth: RecordingDepth) -> Self {
    var prepared = self
    prepared.drawn = region.intersection(window)
    guard !prepared.drawn.isEmpty, depth.pictures < RecordingDepth.mostPictures
    else { return prepared }
    prepared.inputs = function.inputs.map { prepared.picture(of: $0, depth: depth) }
    return prepared
  }

  private func place(_ bounds: PixelBounds) -> CGAffineTransform {
    transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-bounds.left), y: CGFloat(-bounds.top)))
  }

  private func picture(of nodes: [DrawingNode], depth: RecordingDepth) -> Bitmap {
    var bitmap = Bitmap(width: drawn.width, height: drawn.height)
    OffscreenPicture.draw(
      [.group(.init(transform: place(drawn), content: nodes))], on: &bitmap, depth.insidePicture)
    return bitmap
  }

  /// Changes a layer's pixels within the region and clears the others.
  func run(on layer: raster_surface) {
    let part = region.intersection(layer.bounds)
    let result = part.isEmpty ? nil : picture(of: layer, part)
    for row in layer.bounds.top..<layer.bounds.bottom {
      layer.pixels(layer.bounds.left, row).update(repeating: 0, count: layer.bounds.width)
    }
    result?.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        for row in part.top..<part.bottom {
          layer.pixels(part.left, row).update(
            from: pixels.baseAddress! + Int(row - part.top) * part.width, count: part.width)
        }
      }
    }
  }

  /// What the function makes of a part of a layer.
  private func picture(of layer: raster_surface, _ part: PixelBounds) -> Bitmap {
    var source = Bitmap(width: part.width, height: part.height)
    source.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        for row in part.top..<part.bottom {
          (pixels.baseAddress! + Int(row - part.top) * part.width).update(
            from: layer.pixels(part.left, row), count: part.width)
        }
      }
    }
    return function.run(
      BitmapLayer(source: source, inputs: inputs.map { cut($0, to: part) }, transform: place(part)))
  }

  private func cut(_ bitmap: Bitmap, to part: PixelBounds) -> Bitmap {
    guard
      part.left != drawn.left || part.top != drawn.top || part.right != drawn.right
        || part.bottom != drawn.bottom
    else { return bitmap }
    var result = Bitmap(width: part.width, height: part.height)
    let shared = part.intersection(drawn)
    guard !shared.isEmpty else { return result }
    result.withUnsafeMutableBytes { target in
      bitmap.withUnsafeBytes { source in
        for row in shared.top..<shared.bottom {
          let from = (Int(row - drawn.top) * drawn.width + Int(shared.left - drawn.left)) * 4
          let to = (Int(row - part.top) * part.width + Int(shared.left - part.left)) * 4
          (target.baseAddress! + to).update(
            from: source.baseAddress! + from, count: shared.width * 4)
        }
      }
    }
    return result
  }
}

extension [Filter] {
  /// Whether one of the filters needs pixels along the group's own axes.
  var needUprightPixels: Bool {
    contains { if case .bitmap = $0 { true } else { false } }
  }
}

extension CGAffineTransform {
  /// Whether horizontal lines stay horizontal and vertical ones vertical, to a hair's breadth.
  var keepsAxes: Bool {
    abs(b) <= 1e-9 * max(abs(a), abs(d)) && abs(c) <= 1e-9 * max(abs(a), abs(d))
  }
}
