import Animate

/// What there is to say on a page.
struct Page: Identifiable {
  let id: Int
  let color: Color
  let tint: Color
  let title: String
  let text: String
  let action: String

  static let all = [
    Page(
      id: 0, color: Color(hex: 0xf97352), tint: Color(hex: 0xffe8df), title: "Find your orbit",
      text: "Everything you follow,\nturning around you.", action: "Next"),
    Page(
      id: 1, color: Color(hex: 0x2f9e8f), tint: Color(hex: 0xd9f2ec), title: "Watch it grow",
      text: "A little every day\nadds up to a lot.", action: "Next"),
    Page(
      id: 2, color: Color(hex: 0x6d5bd0), tint: Color(hex: 0xe8e4fb), title: "All set",
      text: "That was everything.\nEnjoy the ride.", action: "Once more"),
  ]
}

/// A picture with a heading and two lines below it.
struct PageView: View {
  let page: Page

  var body: some View {
    VStack(spacing: 8) {
      ZStack {
        page.tint
        illustration
      }
      .frame(height: 198)
      .padding(.bottom, 14)
      Text(page.title)
        .font(.system(size: 20, weight: .bold))
        .foregroundStyle(Color(hex: 0x2b2733))
      Text(page.text)
        .font(.system(size: 13))
        .multilineTextAlignment(.center)
        .lineSpacing(3)
        .foregroundStyle(Color(hex: 0x7a7385))
      Spacer()
    }
    .background(Color.white)
  }

  @ViewBuilder private var illustration: some View {
    switch page.id {
    case 0: Orbits(color: page.color)
    case 1: GrowingBars(color: page.color)
    default: Seal(color: page.color)
    }
  }
}

/// Moons around a planet.
private struct Orbits: View {
  let color: Color
  @State private var turns = false

  var body: some View {
    ZStack {
      ForEach(1..<4, id: \.self) { ring in
        Circle()
          .stroke(color.opacity(0.35), lineWidth: 1.5)
          .overlay(alignment: .top) {
            Circle().fill(color).frame(width: 14, height: 14).offset(y: -7)
          }
          .frame(width: CGFloat(ring) * 52, height: CGFloat(ring) * 52)
          .rotationEffect(.degrees((turns ? 360 : 0) + Double(ring) * 110))
          .animation(
            .linear(duration: Double(ring) * 1.8).repeatForever(autoreverses: false), value: turns)
      }
      Circle().fill(color).frame(width: 30, height: 30)
    }
    .onAppear { turns = true }
  }
}

/// Bars that come up one after another.
private struct GrowingBars: View {
  let color: Color
  @State private var isGrown = false

  var body: some View {
    HStack(alignment: .bottom, spacing: 10) {
      ForEach(0..<5, id: \.self) { bar in
        RoundedRectangle(cornerRadius: 6)
          .fill(color.opacity(0.45 + Double(bar) * 0.13))
          .frame(width: 18, height: isGrown ? 40 + CGFloat(bar * bar) * 5 + 12 : 12)
          .animation(.bouncy.delay(0.25 + Double(bar) * 0.07), value: isGrown)
      }
    }
    .frame(height: 140, alignment: .bottom)
    .onAppear { isGrown = true }
  }
}

/// A tick that is drawn on a seal.
private struct Seal: View {
  let color: Color
  @State private var isTicked = false

  var body: some View {
    ZStack {
      ForEach(0..<3, id: \.self) { square in
        RoundedRectangle(cornerRadius: 26)
          .fill(color)
          .frame(width: 104, height: 104)
          .rotationEffect(.degrees(isTicked ? Double(square) * 30 : 0))
      }
      .animation(.smooth(duration: 0.8).delay(0.2), value: isTicked)
      Path { path in
        path.addLines([CGPoint(x: 0, y: 22), CGPoint(x: 17, y: 39), CGPoint(x: 52, y: 0)])
      }
      .trim(from: 0, to: isTicked ? 1 : 0)
      .stroke(Color.white, style: StrokeStyle(lineWidth: 9, lineCap: .round, lineJoin: .round))
      .frame(width: 52, height: 39)
      .animation(.easeOut(duration: 0.5).delay(0.5), value: isTicked)
    }
    .onAppear { isTicked = true }
  }
}
