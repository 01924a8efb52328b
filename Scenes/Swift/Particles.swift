import Animate
import Foundation

/// Fireworks: sparks on curves of their own, drawn anew for each frame.
enum ParticlesFilm {
  static let film = Film(
    size: CGSize(width: 640, height: 400), duration: 6,
    background: Color.Resolved(red: 0.03, green: 0.03, blue: 0.08), state: ()
  ) { _ in
    FireworkSky()
  }
}

private struct FireworkSky: View {
  private let rockets = [
    Rocket(launch: 0, x: 0.28, height: 0.64, hue: 0.02, count: 220),
    Rocket(launch: 0.5, x: 0.7, height: 0.7, hue: 0.52, count: 240),
    Rocket(launch: 1.1, x: 0.47, height: 0.56, hue: 0.84, count: 200),
    Rocket(launch: 1.6, x: 0.84, height: 0.56, hue: 0.1, count: 180),
    Rocket(launch: 1.8, x: 0.15, height: 0.68, hue: 0.38, count: 200),
    Rocket(launch: 2.4, x: 0.62, height: 0.72, hue: 0.95, count: 220),
    Rocket(launch: 2.9, x: 0.32, height: 0.62, hue: 0.6, count: 220),
    Rocket(launch: 3.3, x: 0.5, height: 0.66, hue: 0.09, count: 340),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.03, green: 0.03, blue: 0.09), Color(red: 0.12, green: 0.08, blue: 0.22),
        ],
        startPoint: .top, endPoint: .bottom)
      TimelineView(.animation) { timeline in
        let time = timeline.date.timeIntervalSinceReferenceDate
        Canvas { context, size in
          context.blendMode = .plusLighter
          drawSparks(in: context, size: size, time: time)
          // The same once more, out of focus: the light that the sparks shed.
          context.addFilter(.blur(radius: 7))
          context.drawLayer { drawSparks(in: $0, size: size, time: time) }
        }
      }
      Skyline().fill(.black).frame(maxHeight: .infinity, alignment: .bottom)
    }
  }

  private func drawSparks(in context: GraphicsContext, size: CGSize, time: Double) {
    for (index, rocket) in rockets.enumerated() {
      rocket.draw(in: context, size: size, age: time - rocket.launch, seed: index)
    }
  }
}

/// The roofs of a town.
private struct Skyline: Shape {
  func path(in rect: CGRect) -> Path {
    var random = Chance(seed: 7)
    return Path { path in
      var x = rect.minX
      while x < rect.maxX {
        let width = 14 + 34 * random.next()
        let height = 16 + 44 * random.next() * random.next()
        path.addRect(CGRect(x: x, y: rect.maxY - height, width: width + 0.5, height: height))
        x += width
      }
    }
  }
}

/// A spark that climbs and bursts into others.
private struct Rocket {
  let launch: Double
  let x: Double
  let height: Double
  let hue: Double
  let count: Int

  private static let climb = 0.75
  private static let life = 2.2

  func draw(in context: GraphicsContext, size: CGSize, age: Double, seed: Int) {
    guard age >= 0, age < Self.climb + Self.life else { return }
    if age < Self.climb {
      drawClimb(in: context, size: size, age: age)
    } else {
      drawBurst(in: context, size: size, age: age - Self.climb, seed: seed)
    }
  }

  private func position(_ age: Double, _ size: CGSize) -> CGPoint {
    let rest = 1 - min(max(age / Self.climb, 0), 1)
    return CGPoint(
      x: size.width * x + 14 * rest * rest,
      y: size.height * (1 - height * (1 - rest * rest)))
  }

  private func drawClimb(in context: GraphicsContext, size: CGSize, age: Double) {
    var trail = Path()
    trail.move(to: position(age, size))
    for step in 1...8 { trail.addLine(to: position(age - Double(step) * 0.012, size)) }
    context.stroke(
      trail, with: .color(.white.opacity(0.8)),
      style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }

  private func drawBurst(in context: GraphicsContext, size: CGSize, age: Double, seed: Int) {
    let center = position(Self.climb, size)
    drawFlash(in: context, center: center, age: age)
    for index in 0..<count {
      var random = Chance(seed: seed * 1000 + index)
      let spark = Spark(hue: hue, random: &random)
      spark.draw(in: context, from: center, age: age)
    }
  }

  private func drawFlash(in context: GraphicsContext, center: CGPoint, age: Double) {
    let light = exp(-age * 5)
    guard light > 0.01 else { return }
    let radius = 220.0
    context.fill(
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
      with: .radialGradient(
        Gradient(colors: [
          Color(hue: hue, saturation: 0.5, brightness: 1).opacity(0.6 * light), .clear,
        ]), center: center, startRadius: 0, endRadius: radius))
  }
}

/// One spark of a burst: thrown, slowed by the air, drawn down, burnt out.
private struct Spark {
  let angle: Double
  let speed: Double
  let life: Double
  let color: Color
  let width: Double
  private let twinkle: Double

  init(hue: Double, random: inout Chance) {
    angle = random.next() * 2 * .pi
    speed = 380 * (0.25 + 0.75 * random.next().squareRoot())
    life = 1.1 + random.next()
    width = 1.6 + 2.2 * random.next()
    twinkle = random.next()
    color = Color(
      hue: hue + 0.08 * random.next(), saturation: 0.35 + 0.5 * random.next(), brightness: 1)
  }

  private func position(_ age: Double, _ center: CGPoint) -> CGPoint {
    let reach = speed * (1 - exp(-2.6 * age)) / 2.6
    return CGPoint(
      x: center.x + cos(angle) * reach,
      y: center.y + sin(angle) * reach + 34 * age * age)
  }

  func draw(in context: GraphicsContext, from center: CGPoint, age: Double) {
    guard age < life else { return }
    let rest = 1 - age / life
    let light = min(rest * 2.2, 1)
    let flicker = age > 0.5 ? 0.65 + 0.35 * sin(age * 40 + twinkle * 20) : 1
    var trail = Path()
    trail.move(to: position(age, center))
    trail.addLine(to: position(max(age - 0.06, 0), center))
    trail.addLine(to: position(max(age - 0.12, 0), center))
    context.stroke(
      trail, with: .color(color.opacity(light * flicker)),
      style: StrokeStyle(lineWidth: width * (0.4 + 0.6 * rest), lineCap: .round, lineJoin: .round))
  }
}

/// Numbers that look thrown and are the same every time.
private struct Chance {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  /// From 0 up to 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / 9_007_199_254_740_992
  }
}
