import Animate

/// Three ways to come and to go: a number that counts, doors that slide, a view that bursts.
enum TransitionsFilm {
  static let film: Film = {
    var film = Film(
      size: CGSize(width: 640, height: 320), duration: 5.6,
      background: Color.Resolved(hex: 0x15171f), colorScheme: .dark, state: 0,
      script: [
        .tap("number", at: 0.4), .tap("doors", at: 0.9), .tap("burst", at: 1.6),
        .tap("number", at: 3.0), .tap("doors", at: 3.3), .tap("burst", at: 3.7),
      ]
    ) { _ in
      TransitionGallery()
    }
    film.showsTouches = true
    return film
  }()
}

private struct TransitionGallery: View {
  @State private var hasNumber = false
  @State private var isClosed = true
  @State private var isWhole = true

  var body: some View {
    HStack(spacing: 20) {
      numberCard
      doorsCard
      burstCard
    }
  }

  private var numberCard: some View {
    Card {
      if hasNumber {
        Color.clear.transition(.counting(to: 2048))
      } else {
        Circle()
          .strokeBorder(
            Color(hex: 0x3f4458), style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 11])
          )
          .frame(width: 84, height: 84)
          .transition(.opacity.combined(with: .scale(scale: 1.4)))
      }
    }
    .onTapGesture { withAnimation(.easeInOut(duration: 1.6)) { hasNumber.toggle() } }
    .accessibilityIdentifier("number")
  }

  private var doorsCard: some View {
    Card {
      NightSky()
      if isClosed {
        Doors().transition(.slidingDoors)
      }
    }
    .onTapGesture { withAnimation(.easeInOut(duration: 1.1)) { isClosed.toggle() } }
    .accessibilityIdentifier("doors")
  }

  private var burstCard: some View {
    Card(isClipped: false) {
      if isWhole {
        Sunflower().clipShape(RoundedRectangle(cornerRadius: 24)).transition(.burst).zIndex(1)
      }
    }
    .zIndex(1)
    .onTapGesture { withAnimation(.easeInOut(duration: 1.3)) { isWhole.toggle() } }
    .accessibilityIdentifier("burst")
  }
}

private struct Card<Content: View>: View {
  var isClipped = true
  @ViewBuilder let content: Content

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 24).fill(Color(hex: 0x1f222e))
      content
    }
    .frame(width: 180, height: 240)
    .clipShape(
      isClipped
        ? AnyShape(RoundedRectangle(cornerRadius: 24)) : AnyShape(Rectangle().inset(by: -200))
    )
    .contentShape(Rectangle())
  }
}
