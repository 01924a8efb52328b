import Animate

/// The field, with its lines drawn on.
struct Pitch: View {
  let isDrawn: Bool

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 4)
        .fill(
          LinearGradient(
            colors: [Color(hex: 0x14532d), Color(hex: 0x166534)], startPoint: .top,
            endPoint: .bottom)
        )
        .opacity(isDrawn ? 1 : 0)
      PitchLines()
        .trim(from: 0, to: isDrawn ? 1 : 0)
        .stroke(Color.white.opacity(0.55), lineWidth: 1.2)
        .padding(8)
    }
    .animation(.easeInOut(duration: 1.4), value: isDrawn)
  }
}

private struct PitchLines: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRect(rect)
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addEllipse(in: CGRect(x: rect.midX - 20, y: rect.midY - 20, width: 40, height: 40))
      for x in [rect.minX, rect.maxX - 32] {
        path.addRect(CGRect(x: x, y: rect.midY - 34, width: 32, height: 68))
      }
    }
  }
}

/// A tribune's outline, drawn on and then filled.
struct TribuneView: View {
  let tribune: Tribune
  let isDrawn: Bool
  let isFaded: Bool
  let zoomAnimation: Animation

  static let colors = [Color(hex: 0x22d3ee), Color(hex: 0x60a5fa), Color(hex: 0xa78bfa)]

  var body: some View {
    let color = Self.colors[tribune.tier]
    ZStack {
      tribune.outline
        .fill(color.opacity(0.22))
        .opacity(isDrawn ? 1 : 0)
        .animation(.easeOut(duration: 0.4).delay(delay + 0.5), value: isDrawn)
      tribune.outline
        .trim(from: 0, to: isDrawn ? 1 : 0)
        .stroke(color, lineWidth: 1)
        .animation(.easeInOut(duration: 0.7).delay(delay), value: isDrawn)
    }
    .contentShape(tribune.outline)
    .opacity(isFaded ? 0.25 : 1)
    .animation(zoomAnimation, value: isFaded)
  }

  private var delay: Double { tribune.turn * 0.6 + Double(tribune.tier) * 0.12 }
}

/// The seats of a tribune, drawn on row after row, and the one that is taken.
struct Seats: View {
  let tribune: Tribune
  let isShown: Bool
  let hasSeat: Bool
  let animation: Animation
  let take: () -> Void

  var body: some View {
    ZStack(alignment: .topLeading) {
      tribune.seats
        .trim(from: 0, to: isShown ? 1 : 0)
        .fill(TribuneView.colors[tribune.tier])
        .allowsHitTesting(false)
        .animation(animation, value: isShown)
      if isShown {
        Marker(isTaken: hasSeat)
          .onTapGesture(perform: take)
          .accessibilityIdentifier("seat")
          .position(x: tribune.center.x, y: tribune.center.y)
          .transition(
            .asymmetric(
              insertion: .opacity.animation(.easeInOut(duration: 0.3).delay(0.9)),
              removal: .opacity.animation(.easeInOut(duration: 0.3))))
      }
    }
  }
}

private struct Marker: View {
  let isTaken: Bool

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color(hex: 0xfbbf24), lineWidth: 0.6)
        .scaleEffect(isTaken ? 1.9 : 0.5)
        .opacity(isTaken ? 0 : 0.8)
        .animation(.easeOut(duration: 0.7), value: isTaken)
      Circle()
        .fill(Color(hex: 0xfbbf24))
        .scaleEffect(isTaken ? 1 : 0.01)
        .animation(.bouncy(duration: 0.5, extraBounce: 0.2), value: isTaken)
    }
    .frame(width: 5, height: 5)
    .contentShape(Circle())
  }
}
