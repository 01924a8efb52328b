import CRasterKernels
import Drawing
import Geometry

/// Nodes drawn by themselves, into a bitmap that another drawing shows.
struct OffscreenPicture {
  let bitmap: Bitmap
  /// Where the bitmap lies in the nodes' coordinates.
  let rect: CGRect

  /// The longest side of one, in pixels.
  private static let longest = 4096.0

  /// What nodes show within `rect`, of which they get at least `scale` pixels a point.
  ///
  /// A side that is longer than 4096 pixels becomes so many; of more than 2²³ pixels, or an eighth of that in
  /// each picture further in, there are fewer.
  init?(
    _ nodes: [DrawingNode], in rect: CGRect, scale: (x: Double, y: Double), depth: RecordingDepth
  ) {
    let (width, height) = (rect.width.native, rect.height.native)
    guard width > 0, height > 0, width.isFinite, height.isFinite,
      depth.pictures < RecordingDepth.mostPictures
    else { return nil }
    func pixels(_ length: Double) -> Int {
      length > 1 ? Int(min((length - 1e-6).rounded(.up), Self.longest)) : 1
    }
    let area = width * height * scale.x * scale.y
    let less = area > depth.mostPicturePixels ? (depth.mostPicturePixels / area).squareRoot() : 1
    var bitmap = Bitmap(
      width: pixels(width * scale.x * less), height: pixels(height * scale.y * less))
    let place = CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(
      CGAffineTransform(
        scaleX: CGFloat(bitmap.width) / rect.width, y: CGFloat(bitmap.height) / rect.height))
    Self.draw([.group(.init(transform: place, content: nodes))], on: &bitmap, depth.insidePicture)
    (self.bitmap, self.rect) = (bitmap, rect)
  }

  /// From the bitmap's pixels to the nodes' coordinates.
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height),
      tx: rect.minX, ty: rect.minY)
  }

  /// Draws nodes, a pixel a point.
  static func draw(
    _ nodes: [DrawingNode], on bitmap: inout Bitmap, _ depth: RecordingDepth
  ) {
    var recorder = DrawingRecorder()
    recorder.depth = depth
    let bounds = PixelBounds(width: bitmap.width, height: bitmap.height)
    RecordingStack.run(for: nodes) { recorder.record(nodes, scale: 1, bounds: bounds) }
    var compositor = BandCompositor(kernels: raster_kernels_best())
    let width = bitmap.width
    bitmap.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        compositor.draw(
          recorder,
          on: raster_surface(first: pixels.baseAddress!, pixels_per_row: width, bounds: bounds))
      }
    }
  }

  /// The pixels that nodes touch at one pixel a point, not farther than 4096 from the origin.
  static func extent(of nodes: [DrawingNode], depth: RecordingDepth) -> CGRect? {
    guard depth.pictures < RecordingDepth.mostPictures else { return nil }
    var recorder = DrawingRecorder()
    (recorder.depth, recorder.isMeasuring) = (depth.insidePicture, true)
    let bounds = PixelBounds(left: -4096, top: -4096, right: 4096, bottom: 4096)
    var touched = PixelBounds.nothing
    RecordingStack.run(for: nodes) {
      touched = recorder.record(nodes, scale: 1, bounds: bounds)
    }
    guard !touched.isEmpty else { return nil }
    return CGRect(
      x: Int(touched.left), y: Int(touched.top), width: touched.width, height: touched.height)
  }
}
