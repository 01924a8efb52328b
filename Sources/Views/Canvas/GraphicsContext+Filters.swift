public import Drawing
public import Geometry

extension GraphicsContext {
  /// Changes the pixels of each of the following commands as a whole.
  ///
  /// Lengths are points of the canvas. What was added last is done first, as with transforms.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  /// A change to the pixels of what a command draws.
  public struct Filter: Sendable {
    enum Step {
      case filter(Drawing.Filter)
      case projection(ProjectionTransform)
    }

    /// What filters depend on besides the pixels.
    struct Surroundings {
      let environment: EnvironmentValues
      /// The canvas.
      let boundingRect: CGRect
    }

    let step: @Sendable (Surroundings) -> Step

    private init(_ step: @escaping @Sendable (Surroundings) -> Step) { self.step = step }

    private init(_ filter: Drawing.Filter) { step = { _ in .filter(filter) } }
  }
}

extension GraphicsContext.Filter.Step {
  func group(of nodes: [DrawingNode]) -> DrawingNode.Group {
    switch self {
    case .filter(let filter): DrawingNode.Group(content: nodes, filters: [filter])
    case .projection(let transform):
      DrawingNode.Group(
        content: nodes, projection: transform.inverted == nil ? nil : transform)
    }
  }
}

extension GraphicsContext.Filter {
  /// Maps what is drawn by `matrix`.
  public static func projectionTransform(_ matrix: ProjectionTransform) -> Self {
    Self { _ in .projection(matrix) }
  }

  /// Draws the silhouette in `color` behind what is drawn, blurred by `radius`, the standard deviation.
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self {
    Self {
      .filter(
        .shadow(
          color: color.resolve(in: $0.environment), radius: max(radius.native, 0), x: x.native,
          y: y.native))
    }
  }

  /// Multiplies colours and opacity by those of `color`.
  public static func colorMultiply(_ color: Color) -> Self {
    Self { .filter(.colorMultiply(color.resolve(in: $0.environment))) }
  }

  /// Maps colours by `matrix`.
  public static func colorMatrix(_ matrix: ColorMatrix) -> Self { Self(.colorMatrix(matrix)) }

  /// Turns hues by `angle`.
  public static func hueRotation(_ angle: Angle) -> Self { Self(.hueRotation(angle)) }

  /// Makes colours more or less intense: 0 is gray, 1 changes nothing.
  public static func saturation(_ amount: Double) -> Self { Self(.saturation(amount)) }

  /// Adds `amount` to colours.
  public static func brightness(_ amount: Double) -> Self { Self(.brightness(amount)) }

  /// Stretches colours around their middle: 0 is gray, 1 changes nothing.
  public static func contrast(_ amount: Double) -> Self { Self(.contrast(amount)) }

  /// Mixes colours with their opposites: 0 changes nothing, 1 is the opposite.
  public static func colorInvert(_ amount: Double = 1) -> Self {
    var matrix = ColorMatrix()
    (matrix.red.x, matrix.green.y, matrix.blue.z) = (1 - 2 * amount, 1 - 2 * amount, 1 - 2 * amount)
    matrix.bias = SIMD4(amount, amount, amount, 0)
    return Self(.colorMatrix(matrix))
  }

  /// Mixes colours with their gray: 0 changes nothing, 1 is gray.
  public static func grayscale(_ amount: Double) -> Self { Self(.grayscale(amount)) }

  /// Makes what is drawn black, as opaque as it was bright.
  public static var luminanceToAlpha: Self { Self(.luminanceToAlpha) }

  /// Blurs with a Gaussian whose standard deviation is `radius`.
  public static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = .init()) -> Self {
    Self(.blur(radius: max(radius.native, 0), isOpaque: options.contains(.opaque)))
  }

  /// Shows `color` where the opacity lies in `min`…`max`, and nothing elsewhere.
  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = .black
  ) -> Self {
    Self { .filter(.alphaThreshold(min: min, max: max, color: color.resolve(in: $0.environment))) }
  }
}

extension GraphicsContext.Filter {
  /// Gives each pixel the colour that `shader` makes of its own.
  ///
  /// The shader's bounding rectangle is the canvas.
  public static func colorShader(_ shader: Shader<ColorShading>) -> Self {
    Self(shader, .zero)
  }

  /// Shows at each pixel what is drawn at the position that `shader` says, at most `maxSampleOffset` away.
  public static func distortionShader(
    _ shader: Shader<DistortionShading>, maxSampleOffset: CGSize
  ) -> Self {
    Self(shader, maxSampleOffset)
  }

  /// Gives each pixel the colour that `shader` makes of samples of what is drawn, at most `maxSampleOffset`
  /// away.
  public static func layerShader(_ shader: Shader<LayerShading>, maxSampleOffset: CGSize) -> Self {
    Self(shader, maxSampleOffset)
  }

  private init<Kind: ShaderKind>(_ shader: Shader<Kind>, _ maxSampleOffset: CGSize) {
    self.init {
      let arguments = ShaderArguments(values: shader.arguments, boundingRect: $0.boundingRect)
      return .filter(.pixels(shader.function.make(arguments, maxSampleOffset)))
    }
  }
}

extension GraphicsContext {
  /// How a blur treats edges.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// The options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Edges don't fade.
    public static let opaque = BlurOptions(rawValue: 1)
  }
}
