public import Drawing
public import Geometry

extension GraphicsContext {
  /// What a path is painted with.
  public struct Shading: Sendable {
    private enum Source: Sendable {
      case paint(@Sendable (EnvironmentValues) -> Paint)
      case style(any ShapeStyle)
    }

    private let source: Source

    init(_ paint: @escaping @Sendable (EnvironmentValues) -> Paint) {
      source = .paint(paint)
    }

    private init(style: any ShapeStyle) { source = .style(style) }

    /// The style of a paint that covers `rect`; nil for a paint that doesn't depend on it.
    func resolved(
      in environment: EnvironmentValues
    ) -> (paint: Paint?, style: ResolvedStyle?) {
      switch source {
      case .paint(let paint): (paint(environment), nil)
      case .style(let style): (nil, style.resolvedStyle(in: environment))
      }
    }

    /// One colour.
    public static func color(_ color: Color) -> Shading {
      Shading { .color(color.resolve(in: $0)) }
    }

    /// One colour, of components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray: 0 is black, 1 white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, placed by the bounds of what is painted.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading(style: style) }

    /// The foreground style around the canvas.
    public static let foreground = Shading(style: ForegroundStyle())
  }

  /// How a gradient goes on beyond its ends, and how its colours mix.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// The options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// From the beginning again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Backwards, then forwards again.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours mix as amounts of light.
    public static let linearColor = GradientOptions(rawValue: 4)

    fileprivate var spread: GradientSpread {
      contains(.mirror) ? .reflect : contains(.repeat) ? .repeat : .pad
    }
  }
}

extension GraphicsContext.Shading {
  /// Colours along the line between two points of the context's coordinates.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    Self {
      .linearGradient(
        LinearGradientPaint(
          gradient.resolved(options, in: $0), startPoint: startPoint, endPoint: endPoint,
          spread: options.spread))
    }
  }

  /// Colours by the distance from a point.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    Self {
      .radialGradient(
        RadialGradientPaint(
          gradient.resolved(options, in: $0), center: center, startRadius: startRadius.native,
          endRadius: endRadius.native, spread: options.spread))
    }
  }

  /// Colours by the direction from a point, one turn from `angle` on.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    Self {
      .angularGradient(
        AngularGradientPaint(gradient.resolved(options, in: $0), center: center, angle: angle))
    }
  }

  /// Colours at the points of a grid over the bounds of what is painted.
  public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading { .style(mesh) }

  /// Copies of a picture, or of a part of it in fractions of its size, side by side.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    let fill = ImageFill(image: image, sourceRect: sourceRect, scale: scale)
    return Self { _ in fill.paint(in: CGRect(origin: origin, size: .zero)) }
  }
}

extension Gradient {
  fileprivate func resolved(
    _ options: GraphicsContext.GradientOptions, in environment: EnvironmentValues
  ) -> Gradient.Resolved {
    var resolved = resolved(for: environment.colorScheme)
    if options.contains(.linearColor) { resolved.colorSpace = .linear }
    return resolved
  }
}
