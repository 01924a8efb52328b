/// A colour, perhaps one with a look of its own in dark surroundings.
public struct Color: Sendable, Hashable {
  var light: Resolved
  var dark: Resolved

  /// The same colour in light and in dark surroundings.
  public init(_ resolved: Resolved) { (light, dark) = (resolved, resolved) }

  init(light: Resolved, dark: Resolved) { (self.light, self.dark) = (light, dark) }

  /// The colour's components in surroundings of the given kind.
  public func resolved(for colorScheme: ColorScheme) -> Resolved {
    colorScheme == .dark ? dark : light
  }
}

/// Whether views are shown on light or on dark surroundings.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  case light
  case dark
}

extension Color {
  /// The colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(light: light.opacity(opacity), dark: dark.opacity(opacity))
  }
}
