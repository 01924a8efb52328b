public import Geometry

/// A change to the pixels of a group as a whole.
///
/// Lengths are in points of the group's coordinates and scale with its transform. Of what lies far
/// outside the canvas, 1024 pixels at most, nothing is seen in a blur or a shadow.
public enum Filter: Sendable, Hashable {
  /// A Gaussian blur whose standard deviation is `radius`.
  ///
  /// Where a transform skews, or stretches and turns, the deviations along the canvas's own axes are right, while
  /// what ties them together is left out: an ellipse of blur lies upright.
  ///
  /// Edges fade into transparency, unless the blur is opaque: then every pixel of the content's bounds
  /// becomes opaque, and nothing outside of them is mixed in.
  case blur(radius: Double, isOpaque: Bool = false)
  /// The content over its silhouette in a colour, blurred and moved.
  case shadow(color: Color.Resolved, radius: Double, x: Double, y: Double)
  /// The shadow without its content: the silhouette in a colour, blurred and moved.
  case silhouette(color: Color.Resolved, radius: Double, x: Double, y: Double)
  /// The content under the shadow that its surroundings throw into it: a colour where the content's moved
  /// and blurred silhouette is missing.
  case innerShadow(color: Color.Resolved, radius: Double, x: Double, y: Double)
  /// Each pixel's colour, not premultiplied, mapped by a matrix.
  case colorMatrix(ColorMatrix)
  /// One colour where the opacity lies in `min`…`max`, nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, color: Color.Resolved)
  /// Pixels made by a function of position, colour or samples of the layer.
  case pixels(PixelFunction)
  /// A picture made by a function of the whole layer; it needs no content.
  case bitmap(BitmapFunction)
}

extension Filter {
  /// Adds `amount` to the components.
  public static func brightness(_ amount: Double) -> Filter {
    .colorMatrix(.scale(1, adding: amount))
  }

  /// Stretches components around their middle: 0 is gray, 1 changes nothing.
  public static func contrast(_ amount: Double) -> Filter {
    .colorMatrix(.scale(amount, adding: (1 - amount) / 2))
  }

  /// Mixes the colour with its gray: 0 is gray, 1 changes nothing, more is more colourful.
  public static func saturation(_ amount: Double) -> Filter {
    .colorMatrix(.saturation(amount))
  }

  /// Mixes the colour with its gray: 0 changes nothing, 1 is gray.
  public static func grayscale(_ amount: Double) -> Filter {
    .colorMatrix(.saturation(1 - amount))
  }

  /// Turns the hue, keeping luminance.
  public static func hueRotation(_ angle: Angle) -> Filter {
    .colorMatrix(.hueRotation(angle))
  }

  /// The opposite of each component.
  public static let colorInvert = Filter.colorMatrix(.scale(-1, adding: 1))

  /// Multiplies the components and the opacity by those of `color`.
  public static func colorMultiply(_ color: Color.Resolved) -> Filter {
    var matrix = ColorMatrix()
    (matrix.red.x, matrix.green.y) = (color.red, color.green)
    (matrix.blue.z, matrix.alpha.w) = (color.blue, color.opacity)
    return .colorMatrix(matrix)
  }

  /// Black whose opacity is the luminance.
  public static let luminanceToAlpha: Filter = {
    var matrix = ColorMatrix()
    (matrix.red, matrix.green, matrix.blue) = (.zero, .zero, .zero)
    matrix.alpha = ColorMatrix.luminance
    return .colorMatrix(matrix)
  }()
}

/// A linear map of red, green, blue and alpha, not premultiplied, 0…1, with constants added.
public struct ColorMatrix: Sendable, Hashable {
  /// What the new red takes of red, green, blue and alpha.
  public var red = SIMD4<Double>(1, 0, 0, 0)
  public var green = SIMD4<Double>(0, 1, 0, 0)
  public var blue = SIMD4<Double>(0, 0, 1, 0)
  public var alpha = SIMD4<Double>(0, 0, 0, 1)
  /// What is added to each component.
  public var bias = SIMD4<Double>.zero

  /// The map that changes nothing.
  public init() {}

  /// ITU-R BT.709's weights.
  static let luminance = SIMD4<Double>(0.2126, 0.7152, 0.0722, 0)

  fileprivate static func scale(_ factor: Double, adding bias: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.red.x, matrix.green.y, matrix.blue.z) = (factor, factor, factor)
    matrix.bias = SIMD4(bias, bias, bias, 0)
    return matrix
  }

  fileprivate static func saturation(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.red = matrix.red * amount + luminance * (1 - amount)
    matrix.green = matrix.green * amount + luminance * (1 - amount)
    matrix.blue = matrix.blue * amount + luminance * (1 - amount)
    return matrix
  }

  /// The matrix of SVG's `hueRotate`, with the weights in four digits.
  fileprivate static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    var matrix = ColorMatrix()
    matrix.red =
      luminance + c * SIMD4(0.7874, -0.7152, -0.0722, 0)
      + s * SIMD4(-0.2126, -0.7152, 0.9278, 0)
    matrix.green =
      luminance + c * SIMD4(-0.2126, 0.2848, -0.0722, 0)
      + s * SIMD4(0.1430, 0.1400, -0.2830, 0)
    matrix.blue =
      luminance + c * SIMD4(-0.2126, -0.7152, 0.9278, 0)
      + s * SIMD4(-0.7874, 0.7152, 0.0722, 0)
    return matrix
  }
}
