import Animate

/// The same three pages twice: turned by their id, and dragged.
enum OnboardingFilm {
  static let film: Film = {
    var film = Film(
      size: CGSize(width: 640, height: 480), duration: 5.6,
      background: Color.Resolved(hex: 0xf4efe8), state: 0,
      script: [
        .tap("next", at: 0.7),
        .drag("pages", at: 1.3, by: CGSize(width: -130, height: 0), duration: 0.4),
        .tap("next", at: 2.3),
        .drag("pages", at: 2.9, by: CGSize(width: -110, height: 0), duration: 0.4),
        .tap("next", at: 4.0),
        .drag("pages", at: 4.5, by: CGSize(width: 140, height: 0), duration: 0.4),
      ]
    ) { _ in
      HStack(spacing: 64) {
        Phone { TurnedPages() }
        Phone { DraggedPages() }
      }
    }
    film.showsTouches = true
    return film
  }()
}

private struct Phone<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .frame(width: 204, height: 410)
      .background(Color.white)
      .clipShape(RoundedRectangle(cornerRadius: 30))
      .padding(7)
      .background(
        RoundedRectangle(cornerRadius: 37)
          .fill(Color(hex: 0x23202b))
          .shadow(color: Color(hex: 0x5b4632).opacity(0.35), radius: 18, y: 10))
  }
}

/// Pages of which a button shows the next; what has another id is another page.
private struct TurnedPages: View {
  @State private var page = 0

  var body: some View {
    VStack(spacing: 0) {
      PageView(page: Page.all[page])
        .id(page)
        .transition(.push(from: .trailing))
      PageDots(count: Page.all.count, selection: page)
      NextButton(color: Page.all[page].color)
        .onTapGesture {
          withAnimation(.smooth(duration: 0.6)) { page = (page + 1) % Page.all.count }
        }
        .accessibilityIdentifier("next")
        .padding(.vertical, 20)
    }
  }
}

/// Pages side by side, which follow the finger and then snap to the nearest.
private struct DraggedPages: View {
  @State private var page = 0
  @GestureState private var drag: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { proxy in
        HStack(spacing: 0) {
          ForEach(Page.all) { page in
            PageView(page: page).frame(width: proxy.size.width)
          }
        }
        .offset(x: drag - CGFloat(page) * proxy.size.width)
        .animation(.interactiveSpring(response: 0.35, dampingFraction: 0.8), value: drag)
      }
      PageDots(count: Page.all.count, selection: page).padding(.bottom, 46)
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .updating($drag) { value, drag, _ in drag = value.translation.width }
        .onEnded { value in
          let turn = value.predictedEndTranslation.width < -60 ? 1 : -1
          withAnimation(.snappy) { page = min(max(page + turn, 0), Page.all.count - 1) }
        }
    )
    .accessibilityIdentifier("pages")
  }
}

private struct PageDots: View {
  let count: Int
  let selection: Int

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(index == selection ? Page.all[selection].color : Color(hex: 0xded8d0))
          .frame(width: index == selection ? 22 : 7, height: 7)
      }
    }
  }
}

private struct NextButton: View {
  let color: Color

  var body: some View {
    Capsule()
      .fill(color)
      .frame(width: 150, height: 42)
      .overlay {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 20, y: 0))
          path.addLines([CGPoint(x: 13, y: -7), CGPoint(x: 20, y: 0), CGPoint(x: 13, y: 7)])
        }
        .stroke(Color.white, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        .frame(width: 20, height: 0)
      }
  }
}
