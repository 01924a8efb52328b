import Animate

/// A photograph that waves; the next ones come and go in shifted bands and in strips that slide away.
enum DistortionsFilm {
  static let film = Film(
    size: CGSize(width: 560, height: 400), duration: 6.2,
    background: Color.Resolved(red: 0.93, green: 0.92, blue: 0.9), state: 0,
    script: [
      ScriptStep(at: 1.9, animation: .easeInOut(duration: 1.1)) { $0 = 1 },
      ScriptStep(at: 3.5, animation: .easeInOut(duration: 1.2)) { $0 = 2 },
      ScriptStep(at: 5.1, animation: .easeOut(duration: 1)) { $0 = 0 },
    ]
  ) { index in
    Album(index: index)
  }
}

private struct Album: View {
  let index: Int

  /// Comes out of the depth, and goes back there.
  private let emerging = AnyTransition.scale(scale: 0.9).combined(with: .opacity)

  var body: some View {
    ZStack {
      switch index {
      case 0:
        Waving { Print(photograph: .dusk) }
          .zIndex(2)
          .transition(.shifted)
      case 1:
        Print(photograph: .morning)
          .zIndex(1)
          .transition(.asymmetric(insertion: emerging, removal: .slideAway))
      default:
        Print(photograph: .night)
          .transition(emerging)
      }
    }
  }
}

/// A photograph on paper.
private struct Print: View {
  private let image: Image

  init(photograph: Photograph) { image = photograph.image }

  var body: some View {
    image
      .frame(width: 348, height: 246)
      .clipShape(RoundedRectangle(cornerRadius: 4))
      .padding(14)
      .background(.white, in: RoundedRectangle(cornerRadius: 8))
      .shadow(color: .black.opacity(0.22), radius: 14, y: 8)
  }
}

/// Lets a view wave, strongly at first.
private struct Waving<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var phase = 0.0
  @State private var strength = 16.0

  var body: some View {
    content
      .distortionEffect(
        wave(phase, strength), maxSampleOffset: CGSize(width: 0, height: 20)
      )
      .onAppear {
        withAnimation(.linear(duration: 3)) { phase = 9 }
        withAnimation(.easeIn(duration: 1.9)) { strength = 0 }
      }
  }
}
