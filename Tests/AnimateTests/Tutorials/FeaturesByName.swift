import Animate
import Foundation

// Features of SwiftUI's animation under their names, as one writes them from memory: that they compile
// is the test.

struct TabStrip: View {
  enum Tab: String, CaseIterable, Identifiable {
    case home, search, profile
    var id: Self { self }
    var symbol: String {
      switch self {
      case .home: "house"
      case .search: "magnifyingglass"
      case .profile: "person"
      }
    }
  }

  @State private var selected = Tab.home
  @Namespace private var strip

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Tab.allCases) { tab in
        Label(tab.rawValue.capitalized, systemImage: tab.symbol)
          .labelStyle(.iconOnly)
          .symbolVariant(selected == tab ? .fill : .none)
          .foregroundStyle(selected == tab ? .white : .secondary)
          .frame(width: 80, height: 44)
          .background {
            if selected == tab {
              Capsule().fill(.tint).matchedGeometryEffect(id: "pill", in: strip)
            }
          }
          .contentShape(.rect)
          .onTapGesture {
            withAnimation(.spring(duration: 0.4, bounce: 0.25)) { selected = tab }
          }
      }
    }
    .padding(6)
    .background(.ultraThinMaterial, in: .capsule)
    .tint(.indigo)
  }
}

struct ShakeOnError: View {
  @State private var attempts = 0

  var body: some View {
    Text("Wrong password")
      .phaseAnimator([0, -12, 12, -6, 0], trigger: attempts) { content, shift in
        content.offset(x: shift)
      } animation: { _ in
        .interactiveSpring(duration: 0.1)
      }
      .onTapGesture { attempts += 1 }
  }
}

struct HeartBurst: View {
  struct Values {
    var scale = 1.0
    var lift = 0.0
    var turn = Angle.zero
  }

  @State private var likes = 0

  var body: some View {
    Image(systemName: "heart.fill")
      .font(.largeTitle)
      .foregroundStyle(.red.gradient)
      .keyframeAnimator(initialValue: Values(), trigger: likes) { content, value in
        content
          .scaleEffect(value.scale)
          .rotationEffect(value.turn)
          .offset(y: value.lift)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          SpringKeyframe(1.6, duration: 0.3, spring: .bouncy)
          SpringKeyframe(1, spring: .smooth)
        }
        KeyframeTrack(\.lift) {
          CubicKeyframe(-30, duration: 0.25)
          CubicKeyframe(0, duration: 0.35)
        }
        KeyframeTrack(\.turn) {
          LinearKeyframe(.degrees(-15), duration: 0.15)
          LinearKeyframe(.degrees(15), duration: 0.2, timingCurve: .easeInOut)
          MoveKeyframe(.zero)
        }
      }
      .onTapGesture { likes += 1 }
  }
}

struct IrisTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .clipShape(Circle().scale(phase.isIdentity ? 1.5 : 0.001))
      .blur(radius: phase.isIdentity ? 0 : 4)
      .opacity(phase == .willAppear ? 0.5 : 1)
  }
}

extension Transition where Self == IrisTransition {
  static var iris: IrisTransition { IrisTransition() }
}

struct IrisReveal: View {
  @State private var isShown = false

  var body: some View {
    ZStack {
      if isShown {
        LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
          .frame(width: 160, height: 160)
          .transition(.iris.animation(.easeInOut(duration: 0.6)))
      } else {
        Text("Tap").transition(.blurReplace)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.snappy, completionCriteria: .removed) {
        isShown.toggle()
      } completion: {
        isShown = isShown
      }
    }
  }
}

struct Orbit: View {
  var body: some View {
    TimelineView(.animation) { context in
      let seconds = context.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        for index in 0..<8 {
          let angle = Angle.degrees(Double(index) * 45 + seconds * 90)
          let place = CGPoint(
            x: center.x + cos(angle.radians) * 60, y: center.y + sin(angle.radians) * 60)
          let dot = Path(ellipseIn: CGRect(x: place.x - 6, y: place.y - 6, width: 12, height: 12))
          context.opacity = Double(index + 1) / 8
          context.fill(dot, with: .color(.teal))
        }
      }
    }
    .drawingGroup()
  }
}

struct ScopedToggle: View {
  @State private var isOn = false

  var body: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(isOn ? Color.green : .gray)
      .frame(width: 100, height: 60)
      .animation(.easeOut(duration: 0.8)) {
        $0.scaleEffect(isOn ? 1.4 : 1)
      }
      .transaction(value: isOn) { $0.animation = $0.animation?.speed(2) }
      .rotationEffect(.degrees(isOn ? 180 : 0))
      .animation(isOn ? .bouncy(duration: 0.6, extraBounce: 0.1) : .smooth, value: isOn)
      .onTapGesture { isOn.toggle() }
  }
}

struct CardCarousel: View {
  @State private var shown: Int? = 0

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(0..<6) { index in
          RoundedRectangle(cornerRadius: 20)
            .fill(Color(hue: Double(index) / 6, saturation: 0.6, brightness: 0.9))
            .containerRelativeFrame(.horizontal)
            .scrollTransition(.interactive, axis: .horizontal) { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1 : 0.85)
                .rotation3DEffect(.degrees(phase.value * -20), axis: (x: 0, y: 1, z: 0))
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $shown)
    .scrollIndicators(.hidden)
    .safeAreaPadding(.horizontal, 40)
    .frame(height: 160)
  }
}

struct SymbolShow: View {
  @State private var taps = 0

  var body: some View {
    HStack(spacing: 24) {
      Image(systemName: "bell.fill").symbolEffect(.bounce, value: taps)
      Image(systemName: "wifi").symbolEffect(.breathe.plain, isActive: taps > 0)
      Image(systemName: "heart.fill").symbolEffect(.pulse)
      Image(systemName: taps.isMultiple(of: 2) ? "play.fill" : "pause.fill")
        .contentTransition(.symbolEffect(.replace))
    }
    .font(.title)
    .contentShape(.rect)
    .onTapGesture { withAnimation { taps += 1 } }
  }
}

struct StackOfPages: View {
  @State private var path: [String] = []

  var body: some View {
    ZStack {
      page("Start", color: .blue)
      ForEach(Array(path.enumerated()), id: \.offset) { index, title in
        page(title, color: index.isMultiple(of: 2) ? .purple : .mint)
          .transition(.move(edge: .trailing).combined(with: .opacity))
          .zIndex(Double(index + 1))
      }
    }
    .animation(.interpolatingSpring(stiffness: 170, damping: 20), value: path)
  }

  private func page(_ title: String, color: Color) -> some View {
    Button {
      path.append("Page \(path.count + 1)")
    } label: {
      Text(title).font(.title2.bold()).foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(color)
    }
    .buttonStyle(.plain)
  }
}

struct Readings: View {
  var value: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ProgressView("Loading", value: value)
      ProgressView(value: value, total: 1) {
        Text("Copying")
      } currentValueLabel: {
        Text("\(value * 100, specifier: "%.0f") %")
      }
      Gauge(value: value, in: 0...1) {
        Text("Speed")
      } currentValueLabel: {
        Text(value, format: .percent)
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.green, .yellow, .red]))
      LabeledContent("Distance", value: "12 km")
      LabeledContent("Altitude") { Text("\(Image(systemName: "arrow.up")) 300 m") }
      ProgressView()
    }
    .padding()
    .animation(.default, value: value)
  }
}

struct Spiral: Layout {
  var turn: Double
  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  struct Cache { var sizes: [CGSize] = [] }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) * 0.8 + turn
      let radius = 12 + Double(index) * 9
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: ProposedViewSize(cache.sizes[index]))
    }
  }
}

struct SpiralOrGrid: View {
  var isSpiral: Bool

  var body: some View {
    let layout =
      isSpiral ? AnyLayout(Spiral(turn: 1)) : AnyLayout(HStackLayout(alignment: .top, spacing: 4))
    VStack {
      layout {
        ForEach(0..<8) { Text("\($0)").padding(6).background(.yellow, in: .circle) }
      }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 8) {
        GridRow {
          Text("Name").gridColumnAlignment(.trailing)
          Text("Ada")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Wide").gridCellColumns(2)
        }
      }
    }
    .animation(.spring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.2), value: isSpiral)
  }
}

struct DelayedRows: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      ForEach(0..<4, id: \.self) { index in
        Text("Row \(index)")
          .opacity(isShown ? 1 : 0)
          .offset(y: isShown ? 0 : 20)
          .animation(.easeOut.delay(Double(index) * 0.1), value: isShown)
      }
    }
    .onAppear { isShown = true }
  }
}
