import CRasterKernels

/// A rectangle of whole pixels; `right` and `bottom` are excluded.
typealias PixelBounds = raster_bounds

extension PixelBounds {
  init(width: Int, height: Int) {
    self.init(left: 0, top: 0, right: Int32(width), bottom: Int32(height))
  }

  /// Holds nothing and joins with anything.
  static let nothing = PixelBounds(left: .max, top: .max, right: .min, bottom: .min)

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { Int(right) - Int(left) }
  var height: Int { Int(bottom) - Int(top) }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// The same with `distance` more pixels on each side; nothing stays nothing.
  func grown(by distance: Int32) -> PixelBounds {
    guard !isEmpty else { return self }
    return PixelBounds(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  mutating func formUnion(_ other: PixelBounds) {
    guard !other.isEmpty else { return }
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// The part within the given rows.
  func rows(_ rows: Range<Int32>) -> PixelBounds {
    PixelBounds(
      left: left, top: max(top, rows.lowerBound), right: right,
      bottom: min(bottom, rows.upperBound))
  }
}
