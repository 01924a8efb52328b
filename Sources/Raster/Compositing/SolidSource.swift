import CRasterKernels
import Drawing

extension Color.Resolved {
  /// The colour, clamped per channel, prepared for the kernels; nil when it is transparent.
  var source: raster_source? {
    let alpha = opacity.clampedToUnit
    func fraction(_ component: Double) -> UInt32 {
      UInt32((component.clampedToUnit * alpha * 65535).rounded())
    }
    let whole = fraction(1)
    guard whole > 0 else { return nil }
    return raster_source_make(fraction(red), fraction(green), fraction(blue), whole)
  }

  /// The premultiplied pixel that the colour leaves on nothing.
  var pixel: UInt32 { source?.pixel ?? 0 }
}
