import Drawing
import Geometry

/// A label in the tint's colour on a faint shape of it.
public struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// A white label on a shape of the tint's colour.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

private struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled

  private var color: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.gray) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  var body: some View {
    configuration.label
      .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : color)
      .padding(.horizontal, 14).padding(.vertical, 8)
      .background(color.opacity(isProminent ? 1 : 0.15), in: RoundedRectangle(cornerRadius: 9))
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}
