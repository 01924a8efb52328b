import Animate

extension AnyTransition {
  /// Counts from nothing to a number, and back.
  static func counting(to number: Double) -> AnyTransition {
    .modifier(active: Counting(number: 0), identity: Counting(number: number))
      .combined(with: .opacity.animation(.easeInOut(duration: 0.35)))
  }
}

/// Shows a number, in whatever frame it is.
private struct Counting: AnimatableModifier {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay {
      HStack(spacing: 9) {
        ForEach(0..<4, id: \.self) { place in
          Digit(value: digit(at: 3 - place))
        }
      }
    }
  }

  private func digit(at place: Int) -> Int {
    var rest = Int(number.rounded())
    for _ in 0..<place { rest /= 10 }
    return rest % 10
  }
}

/// A figure of seven bars.
private struct Digit: View {
  let value: Int

  // Which bars are lit, the top first, then clockwise, the middle last.
  private static let bars = [
    0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111,
    0b1111111, 0b1101111,
  ]

  var body: some View {
    ZStack {
      ForEach(0..<7, id: \.self) { bar in
        let isLit = Self.bars[value] >> bar & 1 == 1
        Bar(index: bar)
          .stroke(
            isLit ? Color(hex: 0x5eead4) : Color(hex: 0x2a2e3d),
            style: StrokeStyle(lineWidth: 5, lineCap: .round))
      }
    }
    .frame(width: 25, height: 50)
  }
}

private struct Bar: Shape {
  let index: Int

  func path(in rect: CGRect) -> Path {
    let gap: CGFloat = 4.5
    let (left, right) = (rect.minX, rect.maxX)
    let (top, middle, bottom) = (rect.minY, rect.midY, rect.maxY)
    return Path { path in
      switch index {
      case 0: path.addBar(left + gap, top, right - gap, top)
      case 1: path.addBar(right, top + gap, right, middle - gap)
      case 2: path.addBar(right, middle + gap, right, bottom - gap)
      case 3: path.addBar(left + gap, bottom, right - gap, bottom)
      case 4: path.addBar(left, middle + gap, left, bottom - gap)
      case 5: path.addBar(left, top + gap, left, middle - gap)
      default: path.addBar(left + gap, middle, right - gap, middle)
      }
    }
  }
}

extension Path {
  fileprivate mutating func addBar(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    move(to: CGPoint(x: x1, y: y1))
    addLine(to: CGPoint(x: x2, y: y2))
  }
}
