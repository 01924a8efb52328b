import Drawing
import Geometry
import Motion

/// A style in known surroundings: what covers the shape, and what is done to that.
struct ResolvedStyle: Sendable, Hashable {
  var fill: StyleFill
  /// May overshoot; clamped when drawn.
  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// From the one nearest to the fill outwards.
  var shadows: [StyleShadow] = []

  init(_ fill: StyleFill) { self.fill = fill }

  init(_ color: Color.Resolved) { self.init(.color(color)) }
}

/// What covers a shape.
enum StyleFill: Sendable, Hashable {
  case color(Color.Resolved)
  case gradient(GradientFill)
  case mesh(MeshFill)
  case image(ImageFill)
  case material(MaterialFill)
}

extension ResolvedStyle: Animatable {
  /// The opacity, the shadows' numbers, then the fill's.
  var animatableData: AnimatableVector {
    get { AnimatableVector([opacity] + shadows.flatMap(\.numbers) + fill.numbers) }
    set {
      var numbers = NumberReader(newValue.values)
      opacity = numbers.next()
      for index in shadows.indices { shadows[index].read(&numbers) }
      fill.read(&numbers)
    }
  }

  /// Whether the numbers of both mean the same, so that one can travel to the other.
  ///
  /// As in SwiftUI, what has no way in between — from a colour to a gradient, from one picture to
  /// another — changes at once.
  func canTravel(to other: ResolvedStyle) -> Bool {
    blendMode == other.blendMode && shadows.map(\.kind) == other.shadows.map(\.kind)
      && fill.canTravel(to: other.fill)
  }
}

extension StyleFill {
  var numbers: [Double] {
    switch self {
    case .color(let color): color.numbers
    case .gradient(let fill): fill.numbers
    case .mesh(let fill): fill.numbers
    case .image: []
    case .material(let fill): fill.tint.numbers
    }
  }

  mutating func read(_ numbers: inout NumberReader) {
    switch self {
    case .color: self = .color(numbers.nextColor())
    case .gradient(var fill):
      fill.read(&numbers)
      self = .gradient(fill)
    case .mesh(var fill):
      fill.read(&numbers)
      self = .mesh(fill)
    case .image: break
    case .material: self = .material(MaterialFill(tint: numbers.nextColor()))
    }
  }

  func canTravel(to other: StyleFill) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let first), .gradient(let second)): first.canTravel(to: second)
    case (.mesh(let first), .mesh(let second)): first.canTravel(to: second)
    case (.image(let first), .image(let second)): first == second
    case (.material, .material): true
    default: false
    }
  }
}
