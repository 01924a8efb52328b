import CRasterKernels

extension raster_surface {
  /// The pixels of row `y` from column `x` on.
  @inline(__always)
  func pixels(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> {
    first + (Int(y &- bounds.top) * pixels_per_row + Int(x &- bounds.left))
  }
}

extension raster_mask {
  /// The fractions of row `y` from column `x` on.
  @inline(__always)
  func fractions(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt16> {
    first + (Int(y &- bounds.top) * fractions_per_row + Int(x &- bounds.left))
  }
}
