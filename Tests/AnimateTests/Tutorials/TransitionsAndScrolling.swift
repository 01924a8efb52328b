import Animate
import Foundation

// Views as tutorials write them, with nothing changed but the import: that they compile is the test.

struct TapCounter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("\(count)")
        .font(.system(size: 60, weight: .bold, design: .rounded))
        .contentTransition(.numericText())
        .foregroundColor(.white)
      Button("Add one") {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { self.count += 1 }
      }
      .buttonStyle(BorderedButtonStyle())
      .font(.headline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black.edgesIgnoringSafeArea(.all))
    .preferredColorScheme(.dark)
  }
}

struct TapCounter_Previews: PreviewProvider {
  static var previews: some View { TapCounter() }
}

struct WordByWord: View {
  let letters = Array("Hello")
  @State private var enabled = false
  @State private var dragAmount = CGSize.zero

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<letters.count, id: \.self) { num in
        Text(String(letters[num]))
          .padding(5)
          .font(.title)
          .background(enabled ? .blue : .red)
          .offset(dragAmount)
          .animation(.linear.delay(Double(num) / 20), value: dragAmount)
      }
    }
    .gesture(
      DragGesture()
        .onChanged { dragAmount = $0.translation }
        .onEnded { _ in
          dragAmount = .zero
          enabled.toggle()
        }
    )
  }
}

class Settings: ObservableObject {
  @Published var volume = 0.3
  @Published var isMuted = false
}

struct Player: View {
  @StateObject private var settings = Settings()

  var body: some View {
    VStack {
      VolumeBar(settings: settings)
      Slider(value: $settings.volume, in: 0...1)
      Slider(value: $settings.volume)
      Toggle("Mute", isOn: $settings.isMuted.animation(.easeInOut))
    }
    .environmentObject(settings)
    .padding()
  }
}

struct VolumeBar: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Capsule()
      .fill(
        LinearGradient(
          gradient: Gradient(colors: [.green, .yellow]), startPoint: .leading, endPoint: .trailing)
      )
      .frame(width: 200 * CGFloat(settings.volume), height: 10)
      .opacity(settings.isMuted ? 0.3 : 1)
  }
}

struct VolumeText: View {
  @EnvironmentObject var settings: Settings
  var body: some View { Text("\(Int(settings.volume * 100)) %") }
}

struct Carousel: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 16) {
        ForEach(0..<10) { index in
          RoundedRectangle(cornerRadius: 25.0)
            .fill(Color(hue: Double(index) / 10, saturation: 1, brightness: 1).gradient)
            .containerRelativeFrame(.horizontal, count: 3, spacing: 16)
            .scrollTransition { content, phase in
              content
                .opacity(phase.isIdentity ? 1 : 0.5)
                .scaleEffect(phase.isIdentity ? 1 : 0.75)
                .blur(radius: phase.isIdentity ? 0 : 10)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(16, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .frame(height: 200)
  }
}

struct CoverFlow: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(1..<20) { num in
          Text("Number \(num)")
            .font(.largeTitle)
            .padding()
            .background(.red)
            .frame(width: 200, height: 200)
            .visualEffect { content, proxy in
              content
                .hueRotation(.degrees(proxy.frame(in: .global).origin.x / 2))
                .rotation3DEffect(
                  .degrees(-proxy.frame(in: .global).minX) / 8, axis: (x: 0, y: 1, z: 0))
            }
        }
      }
    }
  }
}

struct CountingText: AnimatableModifier {
  var number: Double = 0

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(Text("\(Int(number))").foregroundColor(.white))
  }
}

struct PercentRing: View {
  @State private var percent: CGFloat = 0

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 20).opacity(0.3).foregroundColor(.red)
      Circle()
        .trim(from: 0.0, to: percent)
        .stroke(style: StrokeStyle(lineWidth: 20.0, lineCap: .round, lineJoin: .round))
        .foregroundColor(Color.red)
        .rotationEffect(Angle(degrees: 270.0))
        .animation(.linear, value: percent)
      Circle().fill(Color.clear).modifier(CountingText(number: Double(percent) * 100))
    }
    .frame(width: 150, height: 150)
    .onTapGesture { self.percent = 0.75 }
  }
}

struct LoadingDots: View {
  @State private var isAnimating = false

  var body: some View {
    HStack {
      ForEach(0..<3) { i in
        Circle()
          .frame(width: 20, height: 20)
          .foregroundColor(.blue)
          .scaleEffect(isAnimating ? 1.0 : 0.5)
          .animation(
            Animation.easeInOut(duration: 0.5).repeatForever().delay(0.2 * Double(i)),
            value: isAnimating)
      }
    }
    .onAppear { self.isAnimating = true }
  }
}

@available(*, deprecated)
struct OldSpinner: View {
  @State var spin = false
  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .foregroundColor(.orange)
      .frame(width: 100, height: 100)
      .rotationEffect(.degrees(spin ? 360 : 0))
      .animation(.interpolatingSpring(stiffness: 50, damping: 5))
      .onTapGesture { spin.toggle() }
  }
}

struct Todo: Identifiable {
  let id = UUID()
  var title: String
  var done = false
}

struct TodoList: View {
  @State private var todos = [Todo(title: "Milk"), Todo(title: "Bread")]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach($todos) { $todo in
        HStack {
          Circle()
            .strokeBorder(.gray, lineWidth: 2)
            .background(Circle().fill(todo.done ? .green : .clear))
            .frame(width: 24, height: 24)
          Text(todo.title).strikethrough(todo.done)
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation { todo.done.toggle() } }
      }
      Button(action: { withAnimation { todos.append(Todo(title: "Eggs")) } }) {
        Text("Add").frame(maxWidth: .infinity).padding().background(Color.accentColor).cornerRadius(
          10)
      }
      .buttonStyle(PlainButtonStyle())
    }
    .padding()
  }
}

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .mask(
        LinearGradient(
          gradient: Gradient(stops: [
            .init(color: .black.opacity(0.4), location: phase),
            .init(color: .black, location: phase + 0.1),
            .init(color: .black.opacity(0.4), location: phase + 0.2),
          ]), startPoint: .leading, endPoint: .trailing)
      )
      .onAppear {
        withAnimation(Animation.linear(duration: 1.5).repeatForever(autoreverses: false)) {
          phase = 0.8
        }
      }
  }
}

struct SideMenu: View {
  @State private var showMenu = false

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Button("Open") { withAnimation { showMenu = true } }
          .frame(width: geometry.size.width, height: geometry.size.height)
          .offset(x: self.showMenu ? geometry.size.width / 2 : 0)
          .disabled(self.showMenu ? true : false)
        if self.showMenu {
          Color.gray.frame(width: geometry.size.width / 2)
            .transition(.move(edge: .leading))
        }
      }
      .gesture(
        DragGesture().onEnded {
          if $0.translation.width < -100 { withAnimation { self.showMenu = false } }
        }, isEnabled: showMenu)
    }
  }
}

struct MeshBackground: View {
  @State private var isAnimating = false
  var body: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0.0, 0.0], [0.5, 0.0], [1.0, 0.0],
        [0.0, 0.5], [isAnimating ? 0.1 : 0.8, 0.5], [1.0, isAnimating ? 0.5 : 1],
        [0.0, 1.0], [0.5, 1.0], [1.0, 1.0],
      ],
      colors: [.purple, .mint, .orange, .blue, .pink, .green, .red, .teal, .yellow]
    )
    .ignoresSafeArea()
    .onAppear {
      withAnimation(.easeInOut(duration: 3.0).repeatForever(autoreverses: true)) {
        isAnimating.toggle()
      }
    }
  }
}
