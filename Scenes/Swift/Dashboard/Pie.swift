import Animate
import Foundation

/// Shares of a whole as wedges of a ring.
struct Pie: View {
  let shares: [Double]

  static let colors = [
    Color(hex: 0x4f6bff), Color(hex: 0x22c3a6), Color(hex: 0xffb020), Color(hex: 0xff5d7a),
  ]

  var body: some View {
    ZStack {
      ForEach(shares.indices, id: \.self) { index in
        Wedge(
          start: shares[..<index].reduce(0, +), end: shares[...index].reduce(0, +)
        )
        .fill(Self.colors[index])
      }
    }
    .overlay { Circle().fill(Color.white).padding(34) }
    .aspectRatio(1, contentMode: .fit)
  }
}

/// A sector of a circle between two fractions of a turn, from the top.
private struct Wedge: Shape {
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      guard end - start > 0.0005 else { return }
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2,
        startAngle: .degrees(start * 360 - 90), endAngle: .degrees(end * 360 - 90),
        clockwise: false)
      path.closeSubpath()
    }
  }
}
