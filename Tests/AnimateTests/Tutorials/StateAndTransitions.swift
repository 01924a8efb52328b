import Animate
import Observation

struct Disclosure: View {
  @State private var showsDetail = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button {
        withAnimation(.spring()) { showsDetail.toggle() }
      } label: {
        RoundedRectangle(cornerRadius: 8)
          .fill(.blue)
          .frame(height: 44)
      }
      .buttonStyle(.plain)
      if showsDetail {
        Rectangle()
          .fill(.secondary)
          .frame(maxWidth: .infinity)
          .frame(height: 80)
          .transition(
            .asymmetric(
              insertion: .move(edge: .top).combined(with: .opacity), removal: .scale))
      }
      Spacer()
    }
    .padding(.horizontal)
  }
}

@Observable
final class Basket {
  var items: [Int] = [1, 2, 3]
  func add() { items.append((items.max() ?? 0) + 1) }
}

struct BasketView: View {
  @State private var basket = Basket()

  var body: some View {
    VStack {
      ForEach(basket.items, id: \.self) { item in
        BasketRow(item: item)
          .transition(.slide)
      }
    }
    .animation(.default, value: basket.items)
    .environment(basket)
    .onTapGesture { basket.add() }
  }
}

struct BasketRow: View {
  let item: Int
  @Environment(Basket.self) private var basket

  var body: some View {
    Capsule()
      .fill(item.isMultiple(of: 2) ? Color.teal : .indigo)
      .frame(width: CGFloat(item * 20), height: 12)
  }
}

struct HeroTransition: View {
  @Namespace private var namespace
  @State private var isExpanded = false

  var body: some View {
    ZStack {
      if isExpanded {
        RoundedRectangle(cornerRadius: 24)
          .fill(.pink)
          .matchedGeometryEffect(id: "card", in: namespace)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        RoundedRectangle(cornerRadius: 12)
          .fill(.pink)
          .matchedGeometryEffect(id: "card", in: namespace)
          .frame(width: 80, height: 80)
      }
    }
    .onTapGesture {
      withAnimation(.spring(duration: 0.5, bounce: 0.2)) { isExpanded.toggle() }
    }
  }
}

enum Bounce: CaseIterable {
  case rest, up, down

  var offset: Double {
    switch self {
    case .rest: 0
    case .up: -40
    case .down: 10
    }
  }
}

struct BouncingBall: View {
  var body: some View {
    Circle()
      .fill(.orange)
      .frame(width: 40)
      .phaseAnimator(Bounce.allCases) { ball, phase in
        ball.offset(y: phase.offset)
      } animation: { phase in
        switch phase {
        case .rest: .smooth
        case .up: .easeOut(duration: 0.3)
        case .down: .easeIn(duration: 0.2)
        }
      }
  }
}

struct Hop {
  var height = 0.0
  var width = 1.0
  var tilt = Angle.zero
}

struct JumpingSquare: View {
  @State private var hops = 0

  var body: some View {
    Rectangle()
      .fill(.green)
      .frame(width: 50, height: 50)
      .keyframeAnimator(initialValue: Hop(), trigger: hops) { square, hop in
        square
          .scaleEffect(x: hop.width, y: 2 - hop.width, anchor: .bottom)
          .rotationEffect(hop.tilt)
          .offset(y: -hop.height)
      } keyframes: { _ in
        KeyframeTrack(\.width) {
          LinearKeyframe(1.3, duration: 0.2)
          SpringKeyframe(0.8, duration: 0.3)
          CubicKeyframe(1, duration: 0.4)
        }
        KeyframeTrack(\.height) {
          LinearKeyframe(0, duration: 0.2)
          CubicKeyframe(90, duration: 0.35)
          SpringKeyframe(0, spring: .bouncy)
        }
        KeyframeTrack(\.tilt) {
          MoveKeyframe(.degrees(-4))
          CubicKeyframe(.degrees(9), duration: 0.5)
          CubicKeyframe(.zero, duration: 0.3)
        }
      }
      .onTapGesture { hops += 1 }
  }
}

struct FadeInModifier: ViewModifier {
  @State private var isVisible = false
  let delay: Double

  func body(content: Content) -> some View {
    content
      .opacity(isVisible ? 1 : 0)
      .offset(y: isVisible ? 0 : 20)
      .onAppear {
        withAnimation(.easeOut(duration: 0.4).delay(delay)) { isVisible = true }
      }
  }
}

extension View {
  func fadeIn(delay: Double) -> some View { modifier(FadeInModifier(delay: delay)) }
}

struct HingeModifier: ViewModifier {
  let angle: Double

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(angle), anchor: .topLeading).clipped()
  }
}

extension AnyTransition {
  static var hinged: AnyTransition {
    .modifier(active: HingeModifier(angle: -90), identity: HingeModifier(angle: 0))
  }
}

struct Pivoting: View {
  @State private var isShown = false

  var body: some View {
    ZStack {
      Rectangle().fill(.cyan).frame(width: 200, height: 200)
      if isShown {
        Rectangle().fill(.red).frame(width: 200, height: 200).transition(.hinged)
      }
    }
    .onTapGesture { withAnimation { isShown.toggle() } }
    .onChange(of: isShown) { _, new in
      if new { withAnimation(.easeIn.delay(1)) { isShown = false } }
    }
  }
}
