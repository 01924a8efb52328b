import Animate

/// A switch whose cross turns into an arrow as it slides over, and back.
enum ArrowToggleFilm {
  static let film: Film = {
    var film = Film(
      size: CGSize(width: 480, height: 360), duration: 5.2,
      background: Color.Resolved(red: 0.96, green: 0.95, blue: 0.94), state: (),
      script: [
        .tap("wide", at: 0.6), .tap("left", at: 1.5), .tap("middle", at: 1.75),
        .tap("right", at: 2), .tap("wide", at: 3.1), .tap("middle", at: 3.9),
      ]
    ) { _ in
      SwitchBoard()
    }
    film.showsTouches = true
    return film
  }()
}

private struct SwitchBoard: View {
  @State private var isOn = false
  @State private var small = [false, false, false]

  private let tints = [
    Color(red: 0.98, green: 0.62, blue: 0.2), Color(red: 0.86, green: 0.3, blue: 0.76),
    Color(red: 0.58, green: 0.36, blue: 0.96),
  ]
  private let names = ["left", "middle", "right"]

  var body: some View {
    VStack(spacing: 52) {
      ArrowSwitch(isOn: $isOn, tint: Color(red: 0.34, green: 0.38, blue: 0.98), height: 104)
        .accessibilityIdentifier("wide")
      HStack(spacing: 32) {
        ForEach(0..<3) { index in
          ArrowSwitch(isOn: $small[index], tint: tints[index], height: 48)
            .accessibilityIdentifier(names[index])
        }
      }
    }
  }
}

private struct ArrowSwitch: View {
  @Binding var isOn: Bool
  let tint: Color
  let height: CGFloat

  private let off = Color(red: 0.93, green: 0.32, blue: 0.36)
  private let spring = Animation.spring(duration: 0.65, bounce: 0.28)

  var body: some View {
    Capsule()
      .fill((isOn ? tint : off).opacity(0.18))
      .frame(width: height * 2.1, height: height)
      .overlay {
        knob.offset(x: (isOn ? 0.55 : -0.55) * height)
      }
      .contentShape(Capsule())
      .onTapGesture {
        withAnimation(spring) { isOn.toggle() }
      }
  }

  private var knob: some View {
    CrossToArrow(progress: isOn ? 1 : 0)
      .stroke(
        .white,
        style: StrokeStyle(lineWidth: height * 0.085, lineCap: .round, lineJoin: .round)
      )
      .frame(width: height * 0.34, height: height * 0.34)
      .rotationEffect(.degrees(isOn ? 360 : 0))
      .frame(width: height * 0.82, height: height * 0.82)
      .background(isOn ? tint : off, in: Circle())
      .shadow(color: (isOn ? tint : off).opacity(0.45), radius: height * 0.1, y: height * 0.06)
  }
}

/// Four arms from one joint: a cross where it is in the middle, an arrow where it is at the tip.
private struct CrossToArrow: Shape {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  private struct Arm {
    let cross: CGPoint
    let arrow: CGPoint
  }

  private let arms = [
    Arm(cross: CGPoint(x: 0, y: 0), arrow: CGPoint(x: 0, y: 0.5)),
    Arm(cross: CGPoint(x: 0, y: 1), arrow: CGPoint(x: 0, y: 0.5)),
    Arm(cross: CGPoint(x: 1, y: 0), arrow: CGPoint(x: 0.55, y: 0.02)),
    Arm(cross: CGPoint(x: 1, y: 1), arrow: CGPoint(x: 0.55, y: 0.98)),
  ]

  func path(in rect: CGRect) -> Path {
    func place(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(
        x: rect.minX + rect.width * (from.x + (to.x - from.x) * progress),
        y: rect.minY + rect.height * (from.y + (to.y - from.y) * progress))
    }
    let joint = place(CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
    return Path { path in
      for arm in arms {
        path.move(to: place(arm.cross, arm.arrow))
        path.addLine(to: joint)
      }
    }
  }
}
