import Drawing
import Geometry
import Motion

/// A label with a switch behind it: what toggles look like where no style is set.
public struct SwitchToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      ToggleSwitch(isOn: configuration.$isOn)
    }
  }
}

/// A button that is pressed to turn it on and off.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A knob in a capsule that a tap moves from one side to the other.
private struct ToggleSwitch: View {
  @Binding var isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint

  var body: some View {
    Capsule().fill(
      isOn ? tint ?? AnyShapeStyle(Color.green) : AnyShapeStyle(Color.gray.opacity(0.35))
    )
    .frame(width: 51, height: 31)
    .overlay {
      Circle().fill(Color.white).frame(width: 27, height: 27)
        .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
        .offset(x: isOn ? 10 : -10)
    }
    .opacity(isEnabled ? 1 : 0.5)
    .animation(.snappy(duration: 0.3), value: isOn)
    .contentShape(Capsule())
    .onTapGesture { isOn.toggle() }
  }
}
