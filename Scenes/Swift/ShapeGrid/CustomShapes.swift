import Animate

struct Star: Shape {
  let points: Int
  /// How far the inner corners are from the outer circle, 0…1.
  var depth: Double

  var animatableData: Double {
    get { depth }
    set { depth = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<(points * 2) {
        let angle = Double(index) / Double(points) * .pi - .pi / 2
        let reach = index.isMultiple(of: 2) ? radius : radius * (1 - depth)
        let corner = CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.closeSubpath()
    }
  }
}

/// A closed curve with soft petals.
struct Flower: Shape {
  var petals: Double
  /// How deep the valleys between the petals are, 0…1.
  var depth: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(petals, depth) }
    set { (petals, depth) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for step in 0..<180 {
        // From below up to the top on both sides, so that halves of petals meet at the bottom.
        let angle = Double(step) / 180 * 2 * .pi - .pi
        let reach = radius * (1 - depth * (0.5 - 0.5 * cos(angle * petals)))
        let point = CGPoint(x: rect.midX + sin(angle) * reach, y: rect.midY - cos(angle) * reach)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

/// A line that winds outwards.
struct Spiral: Shape {
  var turns: Double

  var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      for step in 1...240 {
        let fraction = Double(step) / 240
        let angle = fraction * turns * 2 * .pi
        path.addLine(
          to: CGPoint(
            x: rect.midX + cos(angle) * radius * fraction,
            y: rect.midY + sin(angle) * radius * fraction))
      }
    }
  }
}

struct Heart: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
    return Path { path in
      path.move(to: point(0.5, 0.95))
      path.addCurve(to: point(0, 0.32), control1: point(0.4, 0.82), control2: point(0, 0.6))
      path.addCurve(to: point(0.5, 0.24), control1: point(0, 0), control2: point(0.38, -0.04))
      path.addCurve(to: point(1, 0.32), control1: point(0.62, -0.04), control2: point(1, 0))
      path.addCurve(to: point(0.5, 0.95), control1: point(1, 0.6), control2: point(0.6, 0.82))
      path.closeSubpath()
    }
  }
}

/// A part of the scale of a gauge, which is open below.
struct ArcShape: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
        startAngle: .degrees(135), endAngle: .degrees(135 + 270 * fraction), clockwise: false)
    }
  }
}

/// A rectangle whose corners are cut out round.
struct Ticket: Shape {
  var notch: CGFloat

  var animatableData: CGFloat {
    get { notch }
    set { notch = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), 90.0), (CGPoint(x: rect.maxX, y: rect.minY), 180.0),
      (CGPoint(x: rect.maxX, y: rect.maxY), 270.0), (CGPoint(x: rect.minX, y: rect.maxY), 0.0),
    ]
    return Path { path in
      for (corner, angle) in corners {
        path.addArc(
          center: corner, radius: notch, startAngle: .degrees(angle),
          endAngle: .degrees(angle - 90), clockwise: true)
      }
      path.closeSubpath()
    }
  }
}
