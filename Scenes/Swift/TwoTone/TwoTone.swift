import Animate

/// Two copies of a view in two lights, which add up to white where both fall.
struct TwoTone<Content: View>: View {
  @ViewBuilder let content: (TwoToneLight) -> Content

  var body: some View {
    ZStack {
      content(.warm).foregroundStyle(TwoToneLight.warm.color)
      content(.cool).foregroundStyle(TwoToneLight.cool.color).blendMode(.plusLighter)
    }
    .compositingGroup()
  }
}

/// One of the lights.
enum TwoToneLight {
  case warm
  case cool

  var color: Color {
    switch self {
    case .warm: Color(red: 1, green: 0.24, blue: 0.42)
    case .cool: Color(red: 0.05, green: 0.76, blue: 0.72)
    }
  }

  /// Where the light comes from: -1 is the left, 1 the right.
  var side: Double { self == .warm ? -1 : 1 }
}

/// Two leaves that cross.
struct TwoToneLogo: View {
  /// How far the leaves are from each other: 0 where they form the logo.
  var spread: Double

  var body: some View {
    TwoTone { light in
      UnevenRoundedRectangle(
        topLeadingRadius: light == .warm ? 10 : 46, bottomLeadingRadius: 46,
        bottomTrailingRadius: 46, topTrailingRadius: light == .warm ? 46 : 10,
        style: .continuous
      )
      .frame(width: 92, height: 92)
      .rotationEffect(.degrees(light.side * spread * -160))
      .offset(x: light.side * (24 + 260 * spread), y: light.side * 10)
    }
  }
}

/// Two arcs that run against each other.
struct TwoToneSpinner: View {
  @State private var isTurning = false

  var body: some View {
    TwoTone { light in
      Circle()
        .trim(from: 0, to: 0.55)
        .stroke(style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(isTurning ? light.side * -360 : 0))
        .animation(
          .linear(duration: light == .warm ? 1.1 : 1.6).repeatForever(autoreverses: false),
          value: isTurning)
    }
    .padding(8)
    .onAppear { isTurning = true }
  }
}

/// A capsule whose lights fall apart, and come together under a finger.
struct TwoToneButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 148, height: 50)
      .background {
        TwoTone { light in
          Capsule().offset(x: light.side * (configuration.isPressed ? 0 : 7))
        }
      }
      .contentShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
      .animation(.spring(duration: 0.35, bounce: 0.5), value: configuration.isPressed)
  }
}
