import CRasterKernels
import Drawing
import Geometry

/// Pictures shrunk for the sizes they are seen at, kept while drawings show them.
struct ShrunkPictures {
  private struct Key: Hashable {
    let digest: UInt64
    let part: [Int]
    let width: Int
    let height: Int
  }

  private var pictures: [Key: (bitmap: Bitmap, isUsed: Bool)] = [:]

  /// Forgets what wasn't used since this was called last.
  mutating func beginDrawing() {
    pictures = pictures.filter(\.value.isUsed).mapValues { ($0.bitmap, false) }
  }

  /// The picture of `width` × `height` pixels each of which is the mean of the area that it covers.
  mutating func picture(
    of source: PictureSource, digest: UInt64, width: Int, height: Int
  ) -> PictureSource {
    let key = Key(
      digest: digest, part: [source.left, source.top, source.width, source.height], width: width,
      height: height)
    let bitmap = pictures[key]?.bitmap ?? source.shrunk(width: width, height: height)
    pictures[key] = (bitmap, true)
    return PictureSource(bitmap, isOpaque: source.isOpaque)
  }
}

extension PictureSource {
  fileprivate func shrunk(width: Int, height: Int) -> Bitmap {
    var shrunk = Bitmap(width: width, height: height)
    guard let image = RasterImage(self, ProjectionTransform(), .nearest, edges: (0, 0)) else {
      return shrunk
    }
    let sums = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: self.width)
    defer { sums.deallocate() }
    sums.withMemoryRebound(to: Float.self, capacity: 4 * self.width) { sums in
      shrunk.withUnsafeMutableBytes { bytes in
        bytes.withMemoryRebound(to: UInt32.self) { pixels in
          image.withMap {
            raster_shrink_image(pixels.baseAddress, Int32(width), Int32(height), $0, sums)
          }
        }
      }
    }
    return shrunk
  }
}
