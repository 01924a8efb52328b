import Animate

/// Rows without spacers and with them, in a box that a finger makes narrower until they overflow.
enum StacksFilm {
  static let film: Film = {
    var film = Film(
      size: CGSize(width: 560, height: 400), duration: 6.4,
      background: Color.Resolved(red: 0.97, green: 0.97, blue: 0.98), state: Spacing.none,
      script: [
        ScriptStep(at: 0.6, animation: spring) { $0 = .leading },
        ScriptStep(at: 1.3, animation: spring) { $0 = .between },
        ScriptStep(at: 2, animation: spring) { $0 = .around },
        .drag("handle", at: 2.8, by: CGSize(width: -145, height: 0), duration: 1.3),
        .drag("handle", at: 4.5, by: CGSize(width: 145, height: 0), duration: 0.9),
        ScriptStep(at: 5.5, animation: spring) { $0 = .none },
      ]
    ) { spacing in
      Workbench(spacing: spacing)
    }
    film.showsTouches = true
    return film
  }()

  private static let spring = Animation.spring(duration: 0.55, bounce: 0.3)
}

/// Where a row has spacers.
private enum Spacing {
  case none
  case leading
  case between
  case around
}

private struct Workbench: View {
  let spacing: Spacing
  @State private var width: CGFloat = 440
  @State private var start: CGFloat?

  var body: some View {
    ZStack {
      VStack(spacing: 20) {
        Row(colors: Palette.cold, spacing: .none)
        Row(colors: Palette.warm, spacing: spacing)
        FlexibleRow()
      }
      .padding(.vertical, 24)
      .frame(width: width)
      .background(.white, in: RoundedRectangle(cornerRadius: 16))
      .overlay {
        RoundedRectangle(cornerRadius: 16)
          .stroke(.gray.opacity(0.55), style: StrokeStyle(lineWidth: 1.5, dash: [6, 5]))
      }
      handle
        .accessibilityIdentifier("handle")
        .offset(x: width / 2 + 24)
      handle.offset(x: -width / 2 - 24)
    }
  }

  private var handle: some View {
    Capsule()
      .fill(Color(red: 0.2, green: 0.24, blue: 0.36))
      .frame(width: 8, height: 72)
      .padding(.horizontal, 14)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { value in
            let start = start ?? width
            self.start = start
            width = min(max(start + 2 * value.translation.width, 140), 440)
          }
          .onEnded { _ in start = nil }
      )
  }
}

private enum Palette {
  static let cold = [
    Color(red: 0.2, green: 0.4, blue: 0.95), Color(red: 0.22, green: 0.62, blue: 0.98),
    Color(red: 0.3, green: 0.8, blue: 0.9),
  ]
  static let warm = [
    Color(red: 0.95, green: 0.3, blue: 0.42), Color(red: 0.98, green: 0.5, blue: 0.32),
    Color(red: 1, green: 0.72, blue: 0.28),
  ]
}

/// Three blocks of fixed size, with spacers where it is told.
private struct Row: View {
  let colors: [Color]
  let spacing: Spacing

  private let widths: [CGFloat] = [56, 88, 64]

  var body: some View {
    HStack(spacing: 12) {
      if spacing == .leading || spacing == .around { Spacer(minLength: 0) }
      block(0)
      if spacing == .between || spacing == .around { Spacer(minLength: 0) }
      block(1)
      if spacing == .between || spacing == .around { Spacer(minLength: 0) }
      block(2)
      if spacing == .around { Spacer(minLength: 0) }
    }
    .padding(.horizontal, 16)
  }

  private func block(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(colors[index].gradient)
      .frame(width: widths[index], height: 64)
  }
}

/// Blocks that give way: one of a fixed width, one that keeps to its limits, one that takes the rest.
private struct FlexibleRow: View {
  var body: some View {
    HStack(spacing: 12) {
      block(.mint).frame(width: 48)
      block(.green).frame(minWidth: 40, maxWidth: 120)
      block(.teal).frame(minWidth: 30)
    }
    .frame(height: 64)
    .padding(.horizontal, 16)
  }

  private func block(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous).fill(color.gradient)
  }
}
