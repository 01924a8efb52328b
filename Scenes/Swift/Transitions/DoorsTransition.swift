import Animate

extension AnyTransition {
  /// Parts a view in the middle; its halves slide aside.
  static var slidingDoors: AnyTransition {
    .modifier(active: SlidingDoors(openness: 1), identity: SlidingDoors(openness: 0))
  }
}

private struct SlidingDoors: ViewModifier {
  let openness: CGFloat

  func body(content: Content) -> some View {
    ZStack {
      content
        .clipShape(Half(edge: .leading))
        .offset(x: -90 * openness)
      content
        .clipShape(Half(edge: .trailing))
        .offset(x: 90 * openness)
    }
    .shadow(color: Color.black.opacity(0.5), radius: 8)
  }
}

private struct Half: Shape {
  let edge: HorizontalEdge

  func path(in rect: CGRect) -> Path {
    let (left, right) = rect.divided(atDistance: rect.width / 2, from: .minXEdge)
    return Path(edge == .leading ? left : right)
  }
}

/// A pair of lacquered doors.
struct Doors: View {
  var body: some View {
    HStack(spacing: 0) {
      leaf(handle: .trailing)
      leaf(handle: .leading)
    }
  }

  private func leaf(handle: Alignment) -> some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: 0xd97757), Color(hex: 0xb4532f)], startPoint: .top, endPoint: .bottom)
      VStack(spacing: 14) {
        ForEach(0..<3, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 8)
            .strokeBorder(Color(hex: 0x7c3518).opacity(0.6), lineWidth: 3)
        }
      }
      .padding(16)
      Rectangle().strokeBorder(Color(hex: 0x7c3518).opacity(0.5), lineWidth: 1)
    }
    .overlay(alignment: handle) {
      Capsule().fill(Color(hex: 0xfde68a)).frame(width: 5, height: 34).padding(5)
    }
  }
}

/// What is behind them.
struct NightSky: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: 0x0b1036), Color(hex: 0x3b2a7a)], startPoint: .top, endPoint: .bottom)
      ForEach(0..<24, id: \.self) { star in
        Circle()
          .fill(Color.white.opacity(0.35 + 0.2 * Double(star % 4)))
          .frame(width: CGFloat(1 + star % 3))
          .position(
            x: CGFloat(star * 67 % 179), y: CGFloat(star * 101 % 170))
      }
      Circle()
        .fill(Color(hex: 0xfef3c7))
        .frame(width: 62, height: 62)
        .shadow(color: Color(hex: 0xfef3c7).opacity(0.7), radius: 16)
        .offset(y: -36)
      VStack {
        Spacer()
        Hills(height: 0.55, phase: 1.2).fill(Color(hex: 0x141033)).frame(height: 110)
      }
    }
  }
}
