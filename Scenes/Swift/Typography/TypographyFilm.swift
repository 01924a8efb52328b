import Animate

/// Letters that move: typed, staggered, rolling, counting, growing into others.
enum TypographyFilm {
  static let film = Film(
    size: CGSize(width: 640, height: 360), duration: 8.4,
    background: Color.Resolved(hex: 0x0e1118), colorScheme: .dark, state: TypographyState(),
    script: [
      ScriptStep(at: 0.2, animation: .linear(duration: 1.2)) { $0.typed = 1 },
      ScriptStep(at: 1.8, animation: .spring(duration: 0.7, bounce: 0.4)) { $0.scene = .effects },
      ScriptStep(at: 2.1, animation: .spring(duration: 0.6, bounce: 0.4)) { $0.isShown = true },
      ScriptStep(at: 3.6, animation: .easeIn(duration: 0.25)) { $0.isShown = false },
      ScriptStep(at: 4.3, animation: .easeOut(duration: 0.3)) { $0.scene = .numbers },
      ScriptStep(at: 4.7, animation: .spring(duration: 0.6)) { $0.score = 1250 },
      ScriptStep(at: 4.8, animation: .easeOut(duration: 1.4)) { $0.amount = 98_765.43 },
      ScriptStep(at: 5.5, animation: .spring(duration: 0.6)) { $0.score = 1302 },
      ScriptStep(at: 6.4, animation: .smooth) { $0.scene = .shapes },
      ScriptStep(at: 6.9, animation: .smooth(duration: 0.9)) { $0.word = "shape" },
      ScriptStep(at: 6.5, animation: .easeInOut(duration: 1.6)) { $0.turn = 0.25 },
    ]
  ) { TypographyScene(state: $0) }
}

struct TypographyState {
  enum Scene { case typing, effects, numbers, shapes }

  var scene = Scene.typing
  var typed = 0.0
  var score = 1249
  var amount = 0.0
  var isShown = false
  var word = "letter"
  var turn = 0.0
}

private struct TypographyScene: View {
  let state: TypographyState

  var body: some View {
    ZStack {
      switch state.scene {
      case .typing: Typed(progress: state.typed).transition(.text(.drop(by: .word)))
      case .effects: Effects(isShown: state.isShown)
      case .numbers: Numbers(score: state.score, amount: state.amount)
      case .shapes: Shapes(word: state.word, turn: state.turn)
      }
    }
  }
}

private struct Typed: View {
  let progress: Double

  var body: some View {
    Text("A frame is a function\nof the scene and the time.")
      .font(.system(size: 34, weight: .semibold, design: .monospaced))
      .multilineTextAlignment(.leading)
      .typewriter(progress: progress, cursor: TextCursor(.block, color: .green))
  }
}

/// One text for each effect.
private struct Effects: View {
  let isShown: Bool

  var body: some View {
    VStack(spacing: 14) {
      Text("rises letter by letter").textEffect(.rise(), isActive: !isShown)
      Text("pops out of the middle")
        .textEffect(
          TextEffect(order: .fromCenter, from: .init(opacity: 0, scale: 0.01)), isActive: !isShown)
      Text("comes into focus word by word")
        .textEffect(.focus(by: .word, stagger: 0.12), isActive: !isShown)
      Text("swings, ffi ligatures whole").textEffect(.swing(stagger: 0.03), isActive: !isShown)
      Text("glows and cools down")
        .textEffect(
          TextEffect(stagger: 0.05, from: .init(opacity: 0, y: -30, color: .orange)),
          isActive: !isShown)
    }
    .font(.system(size: 32, weight: .bold))
  }
}

private struct Numbers: View {
  let score: Int
  let amount: Double

  var body: some View {
    VStack(spacing: 24) {
      Text(Double(score), format: .number)
        .font(.system(size: 96, weight: .bold).monospacedDigit())
        .contentTransition(.numericText())
      CountingText(amount, format: .currency("€"))
        .font(.system(size: 40, weight: .medium))
        .foregroundStyle(Color(hex: 0x8fb4ff))
    }
  }
}

/// A text that grows into another, in a ring of letters.
private struct Shapes: View {
  let word: String
  let turn: Double

  var body: some View {
    ZStack {
      TextShape(word, font: .system(size: 96, weight: .bold))
        .fill(
          LinearGradient(
            colors: [Color(hex: 0xffc46b), Color(hex: 0xff5d7a)], startPoint: .top,
            endPoint: .bottom))
      Text(
        "letters run along any path — and around again — until they meet themselves · they stay upright on it · "
      )
      .font(.system(size: 17, weight: .semibold))
      .foregroundStyle(Color(hex: 0x8fb4ff))
      .onPath(Ellipse(), from: turn)
      .frame(width: 520, height: 300)
    }
  }
}
