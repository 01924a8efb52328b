import Animate

/// A heart that goes through phases, and a ball and a ring that follow keyframes.
enum PhasesFilm {
  static let film = Film(
    size: CGSize(width: 640, height: 320), duration: 4.8,
    background: Color.Resolved(hex: 0x10141d), colorScheme: .dark, state: 0
  ) { _ in
    HStack(spacing: 20) {
      Tile { Heartbeat() }
      Tile { Ball() }
      Tile { Signal() }
    }
  }
}

private struct Tile<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .frame(width: 180, height: 240)
      .background(Color(hex: 0x1a2030))
      .clipShape(RoundedRectangle(cornerRadius: 24))
  }
}

private enum Beat: CaseIterable {
  case rest, draw, beat

  var scale: CGFloat {
    switch self {
    case .rest: 1
    case .draw: 0.82
    case .beat: 1.25
    }
  }

  var color: Color {
    switch self {
    case .rest: Color(hex: 0xff5d7a)
    case .draw: Color(hex: 0xc93d63)
    case .beat: Color(hex: 0xff8fa3)
    }
  }

  var animation: Animation {
    switch self {
    case .rest: .smooth(duration: 0.7)
    case .draw: .easeIn(duration: 0.25)
    case .beat: .spring(duration: 0.25, bounce: 0.5)
    }
  }
}

/// A heart between rest, a breath and a beat.
private struct Heartbeat: View {
  var body: some View {
    PhaseAnimator(Beat.allCases) { phase in
      ZStack {
        Circle()
          .stroke(Color(hex: 0xff5d7a), lineWidth: 2)
          .frame(width: 90, height: 90)
          .scaleEffect(phase == .beat ? 1.7 : 0.9)
          .opacity(phase == .draw ? 0.6 : 0)
        MorphingPath(Icon.heart.path, viewBox: Icon.box)
          .fill(phase.color)
          .frame(width: 84, height: 84)
          .scaleEffect(phase.scale)
      }
    } animation: { phase in
      phase.animation
    }
  }
}

/// What a bouncing ball does.
private struct Bounce {
  var height = 0.0
  var width = 1.0
  var squash = 1.0
}

/// A ball that jumps, stretches in the air and is squashed by the ground.
private struct Ball: View {
  var body: some View {
    VStack(spacing: 4) {
      Spacer()
      KeyframeAnimator(initialValue: Bounce()) { value in
        VStack(spacing: 6) {
          Circle()
            .fill(
              RadialGradient(
                colors: [Color(hex: 0xfff1c2), Color(hex: 0xffb020)],
                center: UnitPoint(x: 0.35, y: 0.3), startRadius: 2, endRadius: 40)
            )
            .frame(width: 54, height: 54)
            .scaleEffect(x: value.width, y: value.squash, anchor: .bottom)
            .offset(y: -value.height)
          Ellipse()
            .fill(Color.black.opacity(0.5))
            .frame(width: 54, height: 8)
            .scaleEffect(1 - value.height / 220)
            .opacity(1 - value.height / 180)
        }
      } keyframes: { _ in
        KeyframeTrack(\.height) {
          LinearKeyframe(0, duration: 0.2)
          CubicKeyframe(120, duration: 0.4)
          CubicKeyframe(0, duration: 0.4)
          LinearKeyframe(0, duration: 0.2)
        }
        KeyframeTrack(\.squash) {
          CubicKeyframe(0.66, duration: 0.2)
          CubicKeyframe(1.2, duration: 0.15)
          CubicKeyframe(1.0, duration: 0.25)
          CubicKeyframe(1.15, duration: 0.38)
          CubicKeyframe(0.7, duration: 0.1)
          SpringKeyframe(1, duration: 0.12, spring: .bouncy)
        }
        KeyframeTrack(\.width) {
          CubicKeyframe(1.25, duration: 0.2)
          CubicKeyframe(0.88, duration: 0.15)
          CubicKeyframe(1.0, duration: 0.25)
          CubicKeyframe(0.9, duration: 0.38)
          CubicKeyframe(1.22, duration: 0.1)
          SpringKeyframe(1, duration: 0.12, spring: .bouncy)
        }
      }
    }
    .padding(.bottom, 30)
  }
}

/// How a ring is drawn and turned.
private struct Sweep {
  var start = 0.0
  var end = 0.02
  var turn = Angle.degrees(-90)
}

/// A ring that chases its end.
private struct Signal: View {
  var body: some View {
    Circle()
      .keyframeAnimator(initialValue: Sweep()) { ring, value in
        ring
          .opacity(0)
          .overlay {
            ZStack {
              Circle().stroke(Color(hex: 0x2b3450), lineWidth: 12)
              Circle()
                .trim(from: value.start, to: value.end)
                .stroke(
                  AngularGradient(
                    colors: [Color(hex: 0x38bdf8), Color(hex: 0x818cf8), Color(hex: 0x38bdf8)],
                    center: .center),
                  style: StrokeStyle(lineWidth: 12, lineCap: .round)
                )
                .rotationEffect(value.turn)
            }
          }
      } keyframes: { _ in
        KeyframeTrack(\.end) {
          CubicKeyframe(0.9, duration: 0.8)
          CubicKeyframe(1, duration: 0.8)
        }
        KeyframeTrack(\.start) {
          LinearKeyframe(0, duration: 0.5)
          CubicKeyframe(0.98, duration: 1.1)
        }
        KeyframeTrack(\.turn) {
          LinearKeyframe(.degrees(270), duration: 1.6, timingCurve: .easeInOut)
        }
      }
      .frame(width: 104, height: 104)
  }
}
