import Drawing
import Geometry
import Raster

/// The pictures of a case by name, surfaces rendered as they are asked for.
struct CanvasImages {
  var images: [String: CanvasImage]

  struct UnknownName: Error {
    var name: String?
  }

  func picture(_ name: String?) throws -> BitmapImage {
    guard let name, let image = images[name] else { throw UnknownName(name: name) }
    if let runs = image.runs { return BitmapImage(image.bitmap(of: runs)) }
    return BitmapImage(try bitmap(image.ops ?? [], width: image.width, height: image.height))
  }

  /// What `operations` leave on transparent ground.
  func bitmap(_ operations: [CanvasOperation], width: Int, height: Int) throws -> Bitmap {
    let nodes = try operations.flatMap { try $0.nodes(self) }
    return Rasterizer.render(
      FrameDrawing(size: CGSize(width: width, height: height), content: nodes))
  }
}

extension CanvasImage {
  fileprivate func bitmap(of runs: [[Int]]) -> Bitmap {
    var bytes: [UInt8] = []
    for run in runs {
      let alpha = run[4]
      let pixel = (1...3).map { UInt8((run[$0] * alpha + 127) / 255) } + [UInt8(alpha)]
      for _ in 0..<run[0] { bytes += pixel }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
