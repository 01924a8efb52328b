import Drawing
public import Geometry
import Motion

extension View {
  /// Blurs this view: a Gaussian whose standard deviation is `radius` points.
  ///
  /// The edges fade, unless the blur is opaque.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter(BlurFilter(radius: radius.native, isOpaque: opaque))
  }
}

struct BlurFilter: FilterParameters {
  var radius: Double
  let isOpaque: Bool

  var animatableData: Double {
    get { radius }
    set { radius = newValue }
  }

  var filter: Filter? {
    radius > 0 && radius.isFinite ? .blur(radius: radius, isOpaque: isOpaque) : nil
  }
}
