import Animate
import Foundation

struct DraggableCircle: View {
  @GestureState private var drag = CGSize.zero
  @State private var position = CGSize.zero

  var body: some View {
    let gesture = DragGesture()
      .updating($drag) { value, state, _ in state = value.translation }
      .onEnded { value in
        position.width += value.translation.width
        position.height += value.translation.height
      }
    Circle()
      .fill(.purple)
      .frame(width: 60, height: 60)
      .offset(x: position.width + drag.width, y: position.height + drag.height)
      .animation(.interactiveSpring(), value: drag)
      .gesture(gesture)
  }
}

struct PressAndDrag: View {
  // Nil while nothing is held.
  @GestureState private var held: CGSize?
  @State private var place = CGSize.zero

  private var lift: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .updating($held) { stage, held, _ in
        held =
          switch stage {
          case .first(let isPressed): isPressed ? .zero : nil
          case .second(_, let drag): drag?.translation ?? .zero
          }
      }
      .onEnded { stage in
        if case .second(_, let drag?) = stage { place = shifted(by: drag.translation) }
      }
  }

  private func shifted(by way: CGSize) -> CGSize {
    CGSize(width: place.width + way.width, height: place.height + way.height)
  }

  var body: some View {
    Circle()
      .fill(Color.blue)
      .overlay(held != nil ? Circle().stroke(Color.white, lineWidth: 2) : nil)
      .frame(width: 100, height: 100)
      .offset(shifted(by: held ?? .zero))
      .shadow(radius: held != nil ? 8 : 0)
      .animation(.linear(duration: 0.5), value: held != nil)
      .gesture(lift)
  }
}

struct PinchAndTurn: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @GestureState private var magnifyBy = 1.0

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(.linearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
      .frame(width: 160, height: 100)
      .scaleEffect(scale * magnifyBy)
      .rotationEffect(angle)
      .gesture(
        MagnifyGesture()
          .updating($magnifyBy) { value, state, _ in state = value.magnification }
          .onEnded { scale *= $0.magnification }
          .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
      )
  }
}

struct ScaleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.isPressed ? Color.gray : Color.blue)
      .clipShape(.rect(cornerRadius: 12))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct BarChart: View {
  let values: [Double]

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(Array(values.enumerated()), id: \.offset) { _, value in
          UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
            .fill(.blue)
            .frame(height: proxy.size.height * value)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
    .aspectRatio(2, contentMode: .fit)
    .animation(.spring, value: values)
  }
}

struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: widest * CGFloat(subviews.count), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Measured: View {
  @State private var height: CGFloat = 0

  var body: some View {
    EqualWidths {
      Rectangle().frame(width: 30, height: 40)
      Rectangle().frame(width: 60, height: 20)
    }
    .background {
      GeometryReader { proxy in
        Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
      }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
    .overlay(alignment: .bottom) { Color.red.frame(height: height / 10) }
  }
}

struct PhotoGrid: View {
  let columns = [GridItem(.adaptive(minimum: 60), spacing: 8)]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 8) {
      ForEach(0..<12, id: \.self) { index in
        RoundedRectangle(cornerRadius: 8)
          .fill(Color(hue: Double(index) / 12, saturation: 0.7, brightness: 0.9))
          .aspectRatio(1, contentMode: .fit)
      }
    }
    .padding(8)
  }
}

struct Clock: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let seconds = timeline.date.timeIntervalSinceReferenceDate
        context.translateBy(x: center.x, y: center.y)
        for hour in 0..<12 {
          var tick = context
          tick.rotate(by: .degrees(Double(hour) * 30))
          tick.fill(
            Path(CGRect(x: -1, y: -size.height / 2 + 4, width: 2, height: 8)),
            with: .color(.primary))
        }
        context.rotate(by: .degrees(seconds * 6))
        context.stroke(
          Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 0, y: -size.height / 2 + 14))
          }, with: .color(.red), lineWidth: 2)
      }
    }
    .frame(width: 120, height: 120)
  }
}
