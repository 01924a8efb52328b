import Drawing
import Geometry

extension CanvasPaint {
  /// The paint; nil when it paints nothing.
  func paint(_ images: CanvasImages) throws -> Paint? {
    switch type {
    case .color: .color(Color.Resolved(levels: color ?? []))
    case .linear: linear
    case .radial: radial
    case .conic: conic
    case .pattern: try pattern(images)
    }
  }

  private var gradient: Gradient.Resolved {
    let stops = (stops ?? []).map {
      Gradient.Resolved.Stop(color: Color.Resolved(levels: Array($0.dropFirst())), location: $0[0])
    }
    return Gradient.Resolved(stops: stops, alphaInterpolation: .straight)
  }

  private var map: CGAffineTransform { CGAffineTransform(numbers: transform) }

  private var linear: Paint? {
    guard let p0, let p1, p0 != p1 else { return nil }
    var paint = LinearGradientPaint(
      gradient, startPoint: CGPoint(numbers: p0), endPoint: CGPoint(numbers: p1))
    paint.transform = map
    return .linearGradient(paint)
  }

  private var radial: Paint? {
    guard let c0, let r0, let c1, let r1, c0 != c1 || r0 != r1 else { return nil }
    var paint = ConicalGradientPaint(
      gradient, startCenter: CGPoint(numbers: c0), startRadius: r0, endCenter: CGPoint(numbers: c1),
      endRadius: r1)
    paint.transform = map
    return .conicalGradient(paint)
  }

  private var conic: Paint? {
    guard let center, let start else { return nil }
    var paint = AngularGradientPaint(
      gradient, center: CGPoint(numbers: center), angle: .radians(start))
    paint.transform = map
    return .angularGradient(paint)
  }

  private func pattern(_ images: CanvasImages) throws -> Paint? {
    let directions: [String: ImagePatternPaint.Repetition] = [
      "repeat": .both, "repeat-x": .horizontal, "repeat-y": .vertical, "no-repeat": [],
    ]
    return .image(
      ImagePatternPaint(
        try images.picture(image), repetition: directions[self.repeat ?? "repeat"] ?? .both,
        interpolation: smoothing == false ? .nearest : .bilinear, transform: map))
  }
}

extension Color.Resolved {
  /// The colour of four levels of 0…255, straight.
  init(levels: [Double]) {
    self.init(
      red: levels[0] / 255, green: levels[1] / 255, blue: levels[2] / 255, opacity: levels[3] / 255)
  }
}

extension CGPoint {
  init(numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension CGRect {
  init(numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension CGAffineTransform {
  /// The map of six numbers; the identity where there are none.
  init(numbers: [Double?]?) {
    guard let numbers = numbers?.map({ $0 ?? .nan }) else {
      self = .identity
      return
    }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
