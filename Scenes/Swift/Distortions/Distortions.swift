import Animate

/// Lifts and lowers the columns of a view: a phase in radians, a height in points.
let wave = ShaderFunction("wave") { positions, arguments in
  let slope = positions.x * 0.022
  let lift = sin(slope - arguments[0]) * arguments[1]
  return PixelPositions(x: positions.x, y: positions.y + lift)
}

/// Moves bands of rows to the left and to the right in turn: a distance in points.
private let shift = ShaderFunction("shift") { positions, arguments in
  let band = (positions.y / 22).floor
  let side = SIMD8<Float>(repeating: -1).replacing(
    with: 1, where: (band * 0.5).fraction .< 0.25)
  let reach = 0.85 + 0.15 * sin(band * 2.4)
  return PixelPositions(x: positions.x + side * reach * arguments[0], y: positions.y)
}

/// Lets the columns of a view fall, the left ones first: how much of it is gone, 0…1, and how far it falls.
private let slide = ShaderFunction("slide") { positions, arguments in
  let width = max(arguments[2], 1)
  let strip = pointwiseMax((positions.x / 18).floor * 18, .zero)
  let start = strip / width * 0.6
  let passed = ((arguments[0] - start) / 0.4).clampedToUnit
  return PixelPositions(x: positions.x, y: positions.y - passed * passed * arguments[1])
}

private struct Shifted: ViewModifier {
  let distance: Double

  func body(content: Content) -> some View {
    content
      .distortionEffect(shift(distance), maxSampleOffset: CGSize(width: 700, height: 0))
  }
}

private struct SlidAway: ViewModifier {
  let progress: Double

  func body(content: Content) -> some View {
    content
      .distortionEffect(
        slide(progress, 420, 376), maxSampleOffset: CGSize(width: 0, height: 420))
  }
}

extension AnyTransition {
  /// Bands of rows that come from both sides and leave to them.
  static var shifted: AnyTransition {
    .modifier(active: Shifted(distance: 690), identity: Shifted(distance: 0))
  }

  /// Strips that fall one after another.
  static var slideAway: AnyTransition {
    .modifier(active: SlidAway(progress: 1), identity: SlidAway(progress: 0))
  }
}
