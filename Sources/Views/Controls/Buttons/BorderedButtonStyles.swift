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
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape

  private var margins: (horizontal: CGFloat, vertical: CGFloat) {
    switch controlSize {
    case .mini: (8, 3)
    case .small: (10, 5)
    case .regular: (14, 8)
    case .large: (20, 14)
    case .extraLarge: (24, 18)
    }
  }

  private var color: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.gray) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  var body: some View {
    configuration.label
      .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : color)
      .padding(.horizontal, margins.horizontal).padding(.vertical, margins.vertical)
      .background(color.opacity(isProminent ? 1 : 0.15), in: shape)
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}
