import Animate

extension AnyTransition {
  /// Counts from nothing to a number, and back.
  static func counting(to number: Double) -> AnyTransition {
    .modifier(active: Counting(number: 0), identity: Counting(number: number))
      .combined(with: .scale(scale: 0.8))
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
      Text("\(Int(number.rounded()))")
        .font(.system(size: 58, weight: .bold))
        .monospacedDigit()
        .foregroundStyle(
          LinearGradient(
            colors: [Color(hex: 0x99f6e4), Color(hex: 0x2dd4bf)], startPoint: .top,
            endPoint: .bottom))
    }
  }
}
