import CMediaKernels

/// An area of a frame, compressed in a palette.
struct GIFCompression {
  let bytes: [UInt8]
  /// The palette index of each pixel.
  let indices: [UInt8]
  /// The sum of squared errors.
  let error: UInt64

  /// Compresses what changes from `before` to `target`, where a viewer sees `canvas`.
  init(
    _ target: GIFPicture, before: GIFPicture, canvas: GIFPicture, _ area: GIFRectangle,
    _ palette: GIFPalette, weight: UInt32
  ) throws(MediaError) {
    let count = area.width * area.height
    var first = [UInt16](repeating: 0, count: count)
    var second = first
    var firstLoss = [UInt32](repeating: 0, count: count)
    var secondLoss = firstLoss
    var indices = [UInt8](repeating: 0, count: count)
    let capacity = media_gif_compressed_bound(count)
    var bytes = [UInt8](repeating: 0, count: capacity)
    var (least, loss) = (UInt64(0), UInt64(0))
    let size = first.withUnsafeMutableBufferPointer { first in
      second.withUnsafeMutableBufferPointer { second in
        firstLoss.withUnsafeMutableBufferPointer { firstLoss in
          secondLoss.withUnsafeMutableBufferPointer { secondLoss in
            let choices = media_gif_choices(
              first: first.baseAddress, second: second.baseAddress,
              first_loss: firstLoss.baseAddress, second_loss: secondLoss.baseAddress, count: count)
            target.withKernelPictures(before: before, canvas: canvas) {
              least = media_gif_find_choices(
                $0, area.kernelRectangle, palette.colors, Int32(palette.colors.count),
                UInt16(palette.transparentIndex), choices)
            }
            return media_gif_compress(
              choices, Int32(max(2, palette.bits)), weight, &bytes, &indices, &loss)
          }
        }
      }
    }
    guard size > 0 else { throw .encoder(name: "GIF", message: "out of memory") }
    bytes.removeLast(capacity - size)
    (self.bytes, self.indices, error) = (bytes, indices, least + loss)
  }
}
