import Drawing
import Geometry
import Motion

/// A bar that is filled to a share of its length, in the tint's style.
struct LevelBar: View {
  let fraction: Double
  let height: CGFloat

  var body: some View {
    Capsule().fill(Color.gray.opacity(0.3)).frame(height: height)
      .overlay { Level(fraction: fraction).fill(.tint) }
  }
}

/// A ring that is filled to a share of its turn from the top on, in the tint's style.
struct LevelRing: View {
  let fraction: Double
  let lineWidth: CGFloat

  var body: some View {
    Circle().inset(by: lineWidth / 2).stroke(Color.gray.opacity(0.3), lineWidth: lineWidth)
      .overlay {
        Circle().inset(by: lineWidth / 2).trim(from: 0, to: fraction)
          .rotation(.degrees(-90))
          .stroke(
            AroundRing(start: .degrees(-90), end: .degrees(270)),
            style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
      }
  }
}

/// The beginning of a bar, round at both ends.
struct Level: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let width = rect.width * min(max(fraction, 0), 1)
    guard width > 0 else { return Path() }
    // A bar shorter than it is high is a dot that grows.
    let height = min(rect.height, width)
    return Capsule().path(
      in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: width, height: height))
  }
}

/// The tint's style; gradients go around the middle.
struct AroundRing: PrimitiveShapeStyle {
  let start: Angle
  let end: Angle

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    var style = TintShapeStyle().resolvedStyle(in: environment)
    if case .gradient(var fill) = style.fill {
      fill.geometry = .angular(.center, start, end)
      style.fill = .gradient(fill)
    }
    return style
  }
}

/// The tint's style; gradients go from the leading end to the trailing one.
struct AlongBar: PrimitiveShapeStyle {
  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    var style = TintShapeStyle().resolvedStyle(in: environment)
    if case .gradient(var fill) = style.fill {
      fill.geometry = .linear(.leading, .trailing)
      style.fill = .gradient(fill)
    }
    return style
  }
}
