import Drawing
import Foundation
import Geometry
import Motion
import Views

// Views as tutorials on gestures have them.

/// A card that follows the finger and springs back.
struct SpringBackCard: View {
  @GestureState private var dragOffset = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color.red)
      .frame(width: 40, height: 40)
      .offset(x: dragOffset.width, y: dragOffset.height)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: dragOffset)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .updating($dragOffset) { value, state, transaction in
            state = value.translation
          }
      )
      .accessibilityIdentifier("card")
  }
}

/// A shape that can be dragged once it has been pressed.
struct PressAndDrag: View {
  // Nil while nothing is held.
  @GestureState private var held: CGSize?
  @State private var place = CGSize.zero

  var body: some View {
    let lift = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture(coordinateSpace: .global))
    Circle()
      .fill(Color.red)
      .overlay { if held != nil { Circle().stroke(Color.white, lineWidth: 2) } }
      .frame(width: 40, height: 40)
      .offset(x: place.width + (held?.width ?? 0), y: place.height + (held?.height ?? 0))
      .animation(nil, value: place)
      .shadow(radius: held != nil ? 8 : 0)
      .gesture(
        lift.updating($held) { stage, held, _ in
          if case .second(_, let drag) = stage {
            held = drag?.translation ?? .zero
          } else {
            held = .zero
          }
        }
        .onEnded { stage in
          guard case .second(_, let drag?) = stage else { return }
          place.width += drag.translation.width
          place.height += drag.translation.height
        }
      )
      .accessibilityIdentifier("circle")
  }
}

/// A photo that two fingers enlarge and turn.
struct PinchedPhoto: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @GestureState private var magnifyBy = 1.0
  @GestureState private var turnedBy = Angle.zero

  var magnification: some Gesture {
    MagnifyGesture()
      .updating($magnifyBy) { value, gestureState, transaction in
        gestureState = value.magnification
      }
      .onEnded { scale *= $0.magnification }
  }

  var rotation: some Gesture {
    RotateGesture()
      .updating($turnedBy) { value, state, _ in state = value.rotation }
      .onEnded { angle = .radians(angle.radians + $0.rotation.radians) }
  }

  var body: some View {
    Rectangle().fill(Color.red).frame(width: 80, height: 80)
      .scaleEffect(scale * magnifyBy)
      .rotationEffect(.radians(angle.radians + turnedBy.radians))
      .gesture(SimultaneousGesture(magnification, rotation))
      .accessibilityIdentifier("photo")
  }
}

/// A card that leaves when it is swiped fast or far enough.
struct SwipedCard: View {
  @State private var offset = CGSize.zero
  @State private var isShown = true

  var body: some View {
    ZStack {
      if isShown {
        Rectangle().fill(Color.red).frame(width: 60, height: 60)
          .offset(offset)
          .gesture(
            DragGesture(coordinateSpace: .global)
              .onChanged { gesture in
                offset = gesture.translation
              }
              .onEnded { gesture in
                if abs(gesture.predictedEndTranslation.width) > 80 {
                  withAnimation(.easeOut(duration: 0.3)) {
                    offset.width = gesture.predictedEndTranslation.width > 0 ? 300 : -300
                  } completion: {
                    isShown = false
                  }
                } else {
                  withAnimation(.spring()) { offset = .zero }
                }
              }
          )
          .accessibilityIdentifier("card")
      }
    }
  }
}

/// A button that shrinks while it is pressed.
struct ScaleButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background(Color.red, in: Capsule())
      .foregroundColor(.white)
      .scaleEffect(configuration.isPressed ? 0.5 : 1)
      .animation(.linear(duration: 0.2), value: configuration.isPressed)
  }
}

/// A toggle of one's own.
struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation { configuration.isOn.toggle() }
    } label: {
      HStack {
        RoundedRectangle(cornerRadius: 5)
          .fill(configuration.isOn ? Color.red : Color.gray)
          .frame(width: 30, height: 30)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct Checkbox: View {
  @State private var isOn = false
  let isDisabled: Bool

  var body: some View {
    Toggle(isOn: $isOn) { Rectangle().frame(width: 40, height: 10) }
      .toggleStyle(CheckboxToggleStyle())
      .disabled(isDisabled)
      .accessibilityIdentifier("toggle")
  }
}
