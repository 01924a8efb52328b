import Drawing
import Geometry
import TestSupport

extension RandomDrawings {
  /// Any paint if there are planes; else a colour, or a gradient without jumps and long enough to be
  /// compared pixel by pixel.
  mutating func paint() -> Paint {
    if hasPlanes, Bool.random(using: &random) { return anyPaint() }
    return smoothPaint()
  }

  mutating func smoothPaint() -> Paint {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .linearGradient(linearGradient())
    case 1: .radialGradient(radialGradient())
    default: .color(color())
    }
  }

  /// Any kind of gradient, jumps included.
  mutating func wildGradient() -> Paint {
    var paint: Paint
    switch Int.random(in: 0..<3, using: &random) {
    case 0: paint = .linearGradient(linearGradient())
    case 1: paint = .radialGradient(radialGradient())
    default: paint = .angularGradient(angularGradient())
    }
    if case .linearGradient(var linear) = paint, Bool.random(using: &random) {
      linear.spread = .repeat
      linear.endPoint.x = linear.startPoint.x + 0.03
      paint = .linearGradient(linear)
    }
    return paint
  }

  mutating func gradient() -> Gradient.Resolved {
    let count = Int.random(in: 2...4, using: &random)
    let space = Color.Resolved.InterpolationSpace.allCases.randomElement(using: &random)!
    let stops = (0..<count).map { index in
      Gradient.Resolved.Stop(
        color: inGamut(), location: Double(index) / Double(count - 1) * 0.8 + 0.1)
    }
    return Gradient.Resolved(stops: stops.shuffled(using: &random), colorSpace: space)
  }

  private mutating func inGamut() -> Color.Resolved {
    Color.Resolved(
      red: random.double(in: 0...1), green: random.double(in: 0...1),
      blue: random.double(in: 0...1), opacity: random.double(in: 0.2...1))
  }

  private mutating func linearGradient() -> LinearGradientPaint {
    let start = point()
    let (angle, length) = (random.double(in: 0...6.28), size * random.double(in: 2...4))
    return LinearGradientPaint(
      gradient(), startPoint: start,
      endPoint: CGPoint(
        x: start.x.native + cos(angle) * length, y: start.y.native + sin(angle) * length),
      spread: Bool.random(using: &random) ? .pad : .reflect)
  }

  private mutating func radialGradient() -> RadialGradientPaint {
    let (start, extent) = (random.double(in: 0...20), size * random.double(in: 2...4))
    return RadialGradientPaint(
      gradient(), center: point(), startRadius: start, endRadius: start + extent,
      aspect: random.double(in: 0.8...1.5), spread: Bool.random(using: &random) ? .pad : .reflect)
  }

  private mutating func angularGradient() -> AngularGradientPaint {
    AngularGradientPaint(
      gradient(), center: point(), startAngle: .degrees(random.double(in: -400...400)),
      endAngle: .degrees(random.double(in: -400...400)),
      spread: GradientSpread.allCases.randomElement(using: &random)!)
  }

  mutating func filter() -> Filter {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .blur(radius: random.double(in: 0...12))
    case 1:
      .shadow(
        color: inGamut(), radius: random.double(in: 0...9), x: random.double(in: -20...20),
        y: random.double(in: -20...20))
    case 2: .hueRotation(.degrees(random.double(in: -180...180)))
    case 3: .contrast(random.double(in: 0...2))
    default: .alphaThreshold(min: 0.4, max: 1, color: inGamut())
    }
  }

  /// A picture anywhere, or a shape filled with copies of one.
  mutating func image() -> DrawingNode {
    let picture = ImageTests.picture(
      .random(in: 1...40, using: &random), .random(in: 1...40, using: &random),
      opaque: Bool.random(using: &random), seed: 9)
    let interpolation = ImageInterpolation.allCases.randomElement(using: &random)!
    let (origin, corner) = (point(), point())
    guard Bool.random(using: &random) else {
      let place = CGAffineTransform(translationX: origin.x, y: origin.y)
        .rotated(by: random.double(in: -3...3))
        .scaledBy(x: random.double(in: -3...3), y: random.double(in: 0.1...3))
      let paint = ImagePatternPaint(
        picture, repetition: .init(rawValue: .random(in: 0...3, using: &random)),
        interpolation: interpolation, transform: place)
      return .fill(.init(path(), .image(paint)))
    }
    let rect = CGRect(
      x: origin.x, y: origin.y, width: corner.x - origin.x, height: corner.y - origin.y)
    let node = DrawingNode.image(.init(picture, in: rect, interpolation: interpolation))
    return .group(
      .init(
        transform: CGAffineTransform(rotationAngle: random.double(in: -1...1)), opacity: 0.8,
        content: [node]))
  }
}
