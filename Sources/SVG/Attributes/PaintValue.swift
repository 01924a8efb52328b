import Drawing

/// A colour as it is written: one that is known, or the `color` of the place.
enum ColorValue: Sendable, Hashable {
  case color(Color.Resolved)
  case currentColor

  init?(_ text: String) {
    if text.lowercased() == "currentcolor" {
      self = .currentColor
    } else if let color = Color.Resolved(css: text) {
      self = .color(color)
    } else {
      return nil
    }
  }

  func resolved(_ current: Color.Resolved) -> Color.Resolved {
    switch self {
    case .color(let color): color
    case .currentColor: current
    }
  }
}

/// A fill or stroke as it is written.
enum PaintValue: Sendable, Hashable {
  case none
  case color(ColorValue)
  /// A paint server, and what counts when there is none.
  case server(id: String, fallback: Fallback)
  case contextFill
  case contextStroke

  /// What paints when a server is missing.
  enum Fallback: Sendable, Hashable {
    /// Nothing is said: no paint.
    case unspecified
    case none
    case color(ColorValue)
  }

  init?(_ text: String) {
    switch text {
    case "none": self = .none
    case "context-fill": self = .contextFill
    case "context-stroke": self = .contextStroke
    default:
      if let (id, rest) = functionalReference(text) {
        self = .server(id: id, fallback: Fallback(rest))
      } else if let color = ColorValue(text) {
        self = .color(color)
      } else {
        return nil
      }
    }
  }
}

extension PaintValue {
  /// Whether a paint server is named.
  var isServer: Bool {
    if case .server = self { true } else { false }
  }
}

extension PaintValue.Fallback {
  init(_ text: String) {
    if text == "none" {
      self = .none
    } else if let color = ColorValue(text) {
      self = .color(color)
    } else {
      self = .unspecified
    }
  }
}
