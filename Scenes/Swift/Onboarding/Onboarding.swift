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
        .drag("pages", at: 4.5, by: CGSize(width: 130, height: 0), duration: 0.4),
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
      NextButton(page: Page.all[page]) {
        withAnimation(.smooth(duration: 0.6)) { page = (page + 1) % Page.all.count }
      }
      .accessibilityIdentifier("next")
      .padding(.vertical, 20)
    }
  }
}

/// Pages side by side, which a finger turns.
private struct DraggedPages: View {
  @State private var page = 0

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $page) {
        ForEach(Page.all) { PageView(page: $0) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .accessibilityIdentifier("pages")
      PageDots(count: Page.all.count, selection: page)
        .animation(.snappy, value: page)
        .padding(.bottom, 36)
    }
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
  let page: Page
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(page.action)
        .font(.system(size: 16, weight: .semibold))
        .contentTransition(.identity)
        .foregroundStyle(.white)
        .frame(width: 156, height: 44)
        .background(page.color, in: Capsule())
    }
    .buttonStyle(.plain)
  }
}
