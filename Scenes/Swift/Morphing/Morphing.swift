import Animate

/// A picture seen through a window that morphs into the icon tapped below it.
enum MorphingFilm {
  static let film: Film = {
    var film = Film(
      size: CGSize(width: 480, height: 420), duration: 5.4,
      background: Color.Resolved(hex: 0x11131c), colorScheme: .dark, state: 0,
      script: [
        .tap("heart", at: 0.7), .tap("star", at: 1.7), .tap("drop", at: 2.7),
        .tap("bolt", at: 3.35), .tap("moon", at: 4.2),
      ]
    ) { _ in
      MorphingWindow()
    }
    film.showsTouches = true
    return film
  }()
}

private struct MorphingWindow: View {
  @State private var icon = Icon.moon
  @State private var sways = false
  @Namespace private var selection

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        MorphingPath(icon.path, viewBox: Icon.box)
          .stroke(icon.color.opacity(0.35), lineWidth: 14)
          .blur(radius: 12)
        Landscape(sun: icon.color)
          .offset(x: sways ? -18 : 18)
          .clipShape(MorphingPath(icon.path, viewBox: Icon.box))
        MorphingPath(icon.path, viewBox: Icon.box)
          .stroke(Color.white.opacity(0.9), lineWidth: 3)
      }
      .frame(width: 250, height: 250)
      HStack(spacing: 12) {
        ForEach(Icon.allCases, id: \.self) { choice in
          choiceButton(choice)
        }
      }
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 2.7).repeatForever()) { sways = true }
    }
  }

  private func choiceButton(_ choice: Icon) -> some View {
    MorphingPath(choice.path, viewBox: Icon.box)
      .fill(choice == icon ? Color(hex: 0x11131c) : Color.white.opacity(0.6))
      .frame(width: 28, height: 28)
      .frame(width: 54, height: 54)
      .background {
        if choice == icon {
          RoundedRectangle(cornerRadius: 16)
            .fill(choice.color)
            .matchedGeometryEffect(id: "selection", in: selection)
        }
      }
      .contentShape(Rectangle())
      .onTapGesture {
        withAnimation(.spring(duration: 0.7, bounce: 0.28)) { icon = choice }
      }
      .accessibilityIdentifier(choice.rawValue)
  }
}

/// Hills under a sun.
private struct Landscape: View {
  let sun: Color

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [Color(hex: 0x1e1b4b), Color(hex: 0x7c3aed), Color(hex: 0xf9a8d4)],
        startPoint: .top, endPoint: .bottom)
      Circle().fill(sun).frame(width: 96, height: 96).offset(x: 30, y: -92)
      Hills(height: 0.46, phase: 0.4).fill(Color(hex: 0x5b21b6))
      Hills(height: 0.33, phase: 2.3).fill(Color(hex: 0x3b0f7a))
      Hills(height: 0.20, phase: 4.1).fill(Color(hex: 0x1d0647))
    }
    .frame(width: 320, height: 250)
  }
}
