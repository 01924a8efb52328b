import CMediaKernels
import Drawing

/// A part of a picture that takes the place of what was there.
struct PictureChange: Sendable {
  let x: Int
  let y: Int
  /// The new pixels; transparent ones leave what was there when they are `blended` over it.
  let pixels: Bitmap
  let isBlended: Bool

  /// The whole picture.
  init(whole bitmap: Bitmap) { (x, y, pixels, isBlended) = (0, 0, bitmap, false) }

  /// A pixel of a picture that stays as it is.
  init(unchanged bitmap: Bitmap) {
    (x, y, isBlended) = (0, 0, false)
    pixels = bitmap.cropped(x: 0, y: 0, width: 1, height: 1)
  }

  /// The change from `before` to `after`, with a corner at multiples of `grid`; one pixel stays as it
  /// is when nothing changes.
  ///
  /// Pixels inside that stay as they are are left out where that is possible, which is when those
  /// that change become opaque, and of use, which is when they are the smaller part.
  init(from before: Bitmap, to after: Bitmap, grid: Int) {
    let area = before.changedArea(after)
    (x, y) = (area.x / grid * grid, area.y / grid * grid)
    let width = area.x + area.width - x
    let height = area.y + area.height - y
    let whole = after.cropped(x: x, y: y, width: width, height: height)
    let changes = whole.changes(from: before, x: x, y: y)
    isBlended = changes != nil
    pixels = changes ?? whole
  }
}

/// A rectangle of pixels in a picture.
private struct Area {
  var x = 0
  var y = 0
  var width = 1
  var height = 1
}

extension Bitmap {
  /// The smallest rectangle with all differences; one pixel when there is none.
  fileprivate func changedArea(_ other: Bitmap) -> Area {
    let found = withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        media_gif_changes(words(mine), words(theirs), Int32(width), Int32(height))
      }
    }
    guard found.width > 0 else { return Area() }
    return Area(
      x: Int(found.x), y: Int(found.y), width: Int(found.width), height: Int(found.height))
  }

  private func words(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafePointer<UInt32>? {
    UnsafeRawBufferPointer(bytes).baseAddress?.assumingMemoryBound(to: UInt32.self)
  }

  fileprivate func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var rows: [UInt8] = []
    rows.reserveCapacity(width * height * 4)
    for row in y..<(y + height) {
      let start = row * bytesPerRow + x * 4
      rows.append(contentsOf: bytes[start..<(start + width * 4)])
    }
    return Bitmap(width: width, height: height, bytes: rows)
  }

  /// This part of a picture with only what differs from `before` at (x, y); nil when that can't be
  /// blended or isn't the smaller part.
  fileprivate func changes(from before: Bitmap, x: Int, y: Int) -> Bitmap? {
    var result = Bitmap(width: width, height: height)
    let count = result.withUnsafeMutableBytes { target in
      withUnsafeBytes { mine in
        before.withUnsafeBytes { old in
          media_keep_changes(
            mine.baseAddress, bytesPerRow,
            old.baseAddress! + y * before.bytesPerRow + x * 4, before.bytesPerRow,
            Int32(width), Int32(height), target.baseAddress)
        }
      }
    }
    return count > 0 && 2 * Int(count) < width * height ? result : nil
  }
}
