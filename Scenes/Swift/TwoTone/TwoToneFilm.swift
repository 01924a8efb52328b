import Animate

/// A logo of two lights that are white where they meet; its button, and a loading indicator of the same kind.
enum TwoToneFilm {
  static let film = Film(
    size: CGSize(width: 480, height: 360), duration: 6,
    background: Color.Resolved(red: 0.05, green: 0.055, blue: 0.09), colorScheme: .dark,
    state: false,
    script: [
      .tap("start", at: 1.7),
      ScriptStep(at: 4.4, animation: .spring(duration: 0.6, bounce: 0.35)) { $0 = true },
    ]
  ) { isFinished in
    LaunchScreen(isFinished: isFinished)
  }
}

private struct LaunchScreen: View {
  let isFinished: Bool
  @State private var isGathered = false
  @State private var isLoading = false

  private var isBusy: Bool { isLoading && !isFinished }

  var body: some View {
    VStack(spacing: 44) {
      logo
      startButton
    }
    .onAppear {
      withAnimation(.spring(duration: 0.9, bounce: 0.4).delay(0.2)) { isGathered = true }
    }
  }

  private var logo: some View {
    ZStack {
      TwoToneLogo(spread: isGathered ? 0 : 1)
        .scaleEffect(isBusy ? 0.5 : 1)
        .frame(width: 160, height: 160)
      if isBusy {
        TwoToneSpinner()
          .frame(width: 160, height: 160)
          .transition(.scale(scale: 0.6).combined(with: .opacity))
      }
    }
  }

  private var startButton: some View {
    Button {
      withAnimation(.spring(duration: 0.6, bounce: 0.3)) { isLoading = true }
    } label: {
      StartSymbol(isFinished: isFinished)
    }
    .buttonStyle(TwoToneButtonStyle())
    .accessibilityIdentifier("start")
    .opacity(isBusy ? 0.35 : 1)
    .offset(y: isGathered ? 0 : 140)
  }
}

private struct StartSymbol: View {
  let isFinished: Bool

  var body: some View {
    ZStack {
      if isFinished {
        Tick()
          .stroke(.black, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
          .frame(width: 20, height: 14)
          .transition(.scale)
      } else {
        Play()
          .fill(.black)
          .frame(width: 16, height: 18)
          .transition(.scale)
      }
    }
  }
}

private struct Play: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}
