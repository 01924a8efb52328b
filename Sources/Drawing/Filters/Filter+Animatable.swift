public import Motion

/// A filter's parameters travel while it stays a filter of its kind; colours go through linear light.
///
/// A pixel function has closed over its arguments: they don't travel.
extension Filter: Animatable {
  /// The parameters in the order in which they are declared.
  public var animatableData: AnimatableVector {
    get {
      switch self {
      case .blur(let radius, _): AnimatableVector([radius])
      case .shadow(let color, let radius, let x, let y),
        .silhouette(let color, let radius, let x, let y),
        .innerShadow(let color, let radius, let x, let y):
        AnimatableVector(Self.components(of: color) + [radius, x, y])
      case .colorMatrix(let matrix):
        AnimatableVector(matrix.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] })
      case .alphaThreshold(let min, let max, let color):
        AnimatableVector([min, max] + Self.components(of: color))
      case .pixels, .bitmap: AnimatableVector([])
      }
    }
    set {
      let values = newValue.values
      func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }
      switch self {
      case .blur(_, let isOpaque): self = .blur(radius: value(0), isOpaque: isOpaque)
      case .shadow:
        self = .shadow(
          color: Self.color((0..<4).map(value)), radius: value(4), x: value(5), y: value(6))
      case .silhouette:
        self = .silhouette(
          color: Self.color((0..<4).map(value)), radius: value(4), x: value(5), y: value(6))
      case .innerShadow:
        self = .innerShadow(
          color: Self.color((0..<4).map(value)), radius: value(4), x: value(5), y: value(6))
      case .colorMatrix:
        var matrix = ColorMatrix()
        matrix.rows = (0..<5).map { row in
          SIMD4(value(4 * row), value(4 * row + 1), value(4 * row + 2), value(4 * row + 3))
        }
        self = .colorMatrix(matrix)
      case .alphaThreshold:
        self = .alphaThreshold(min: value(0), max: value(1), color: Self.color((2..<6).map(value)))
      case .pixels, .bitmap: break
      }
    }
  }

  private static func components(of color: Color.Resolved) -> [Double] {
    let linear = Color.Resolved.InterpolationSpace.linear.components(of: color)
    return [linear.0, linear.1, linear.2, color.opacity]
  }

  private static func color(_ values: [Double]) -> Color.Resolved {
    Color.Resolved.InterpolationSpace.linear.color(
      of: (values[0], values[1], values[2]), opacity: values[3])
  }
}

extension ColorMatrix {
  /// The four rows and what is added.
  fileprivate var rows: [SIMD4<Double>] {
    get { [red, green, blue, alpha, bias] }
    set {
      (red, green, blue, alpha, bias) = (
        newValue[0], newValue[1], newValue[2], newValue[3], newValue[4]
      )
    }
  }
}
