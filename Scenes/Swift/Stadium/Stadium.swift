import Animate

/// A seating chart that draws itself; a tapped tribune comes close and shows its seats.
enum StadiumFilm {
  private static let plan = StadiumPlan(
    size: CGSize(width: 640, height: 400), pitchSize: CGSize(width: 250, height: 136))

  static let film: Film = {
    var film = Film(
      size: CGSize(width: 640, height: 400), duration: 6.4,
      background: Color.Resolved(hex: 0x0a0f1f), colorScheme: .dark, state: 0,
      script: [
        .tap(.point(plan.tribune("1-1-arc1").center), at: 1.9), .tap("seat", at: 3.9),
        .tap("back", at: 4.7),
      ]
    ) { _ in
      Stadium(plan: plan)
    }
    film.showsTouches = true
    return film
  }()
}

private struct Stadium: View {
  let plan: StadiumPlan
  @State private var focus: Tribune?
  @State private var isZoomed = false
  @State private var isDrawn = false
  @State private var hasSeat = false

  // Coming close, the zoom goes before the seats; leaving, the seats go before the zoom.
  private var zoomAnimation: Animation { .easeInOut(duration: 0.8).delay(isZoomed ? 0 : 0.6) }
  private var seatAnimation: Animation { .easeInOut(duration: 0.8).delay(isZoomed ? 0.7 : 0) }

  var body: some View {
    ZStack(alignment: .topLeading) {
      chart
        .modifier(
          Zoom(
            amount: isZoomed ? 1 : 0, center: focus?.center ?? .zero,
            turn: focus?.upright ?? .zero)
        )
        .animation(zoomAnimation, value: isZoomed)
      if isZoomed {
        BackButton()
          .padding(20)
          .onTapGesture { (isZoomed, hasSeat) = (false, false) }
          .accessibilityIdentifier("back")
          .transition(.move(edge: .leading).combined(with: .opacity))
      }
    }
    .animation(.smooth, value: isZoomed)
    .onAppear { isDrawn = true }
  }

  private var chart: some View {
    ZStack(alignment: .topLeading) {
      Pitch(isDrawn: isDrawn)
        .frame(width: plan.pitch.width, height: plan.pitch.height)
        .offset(x: plan.pitch.minX, y: plan.pitch.minY)
      ForEach(plan.tribunes) { tribune in
        TribuneView(
          tribune: tribune, isDrawn: isDrawn, isFaded: isZoomed && focus != tribune,
          zoomAnimation: zoomAnimation
        )
        .onTapGesture {
          focus = tribune
          isZoomed = true
        }
        .accessibilityIdentifier(tribune.id)
      }
      Seats(
        tribune: focus ?? plan.tribunes[0], isShown: isZoomed, hasSeat: hasSeat,
        animation: seatAnimation
      ) { hasSeat = true }
    }
    .frame(width: plan.size.width, height: plan.size.height, alignment: .topLeading)
  }
}

/// Brings a point to the middle of the canvas, five times as large, turned.
private struct Zoom: GeometryEffect {
  var amount: Double
  let center: CGPoint
  let turn: Angle

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let largest = 5.2
    let scale = 1 + (largest - 1) * amount
    let travel = (1 - 1 / scale) / (1 - 1 / largest)
    let place = CGPoint(
      x: center.x + (size.width / 2 - center.x) * travel,
      y: center.y + (size.height / 2 + 10 - center.y) * travel)
    return ProjectionTransform(
      CGAffineTransform(translationX: place.x, y: place.y)
        .rotated(by: turn.radians * amount)
        .scaledBy(x: scale, y: scale)
        .translatedBy(x: -center.x, y: -center.y))
  }
}

private struct BackButton: View {
  var body: some View {
    Circle()
      .fill(Color.white.opacity(0.12))
      .frame(width: 40, height: 40)
      .overlay {
        Path { path in
          path.move(to: CGPoint(x: 8, y: 0))
          path.addLine(to: CGPoint(x: 0, y: 8))
          path.addLine(to: CGPoint(x: 8, y: 16))
        }
        .stroke(Color.white, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        .frame(width: 8, height: 16)
        .offset(x: -2)
      }
  }
}
