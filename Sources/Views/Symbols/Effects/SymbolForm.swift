import Drawing
import Geometry
import Motion

/// How a symbol is shown within a turn of an effect.
struct SymbolForm: Equatable {
  var scale = 1.0
  var opacity = 1.0
  var turn = Angle.zero

  /// The form after `progress` turns; whole numbers are at rest.
  init(_ kind: SymbolEffectConfiguration.Kind, progress: Double) {
    let part = progress - progress.rounded(.down)
    guard part > 0 else { return }
    let wave = sin(.pi * part)
    switch kind {
    case .bounce(let isUp):
      // Half as high with each of three swings, and at rest in the end.
      let swing = sin(3 * .pi * part) * (1 - part) * (1 - part)
      scale = 1 + (isUp ? 0.35 : -0.35) * swing
    case .pulse: opacity = 1 - 0.65 * wave * wave
    case .breathe(let fades):
      scale = 1 + 0.14 * wave * wave
      if fades { opacity = 0.7 + 0.3 * wave * wave }
    case .wiggle: turn = .degrees(14 * (1 - part) * sin(4 * .pi * part))
    case .rotate(let isClockwise):
      let eased = part * part * (3 - 2 * part)
      turn = .degrees(isClockwise ? 360 * eased : -360 * eased)
    case .scale, .presence, .replace: break
    }
  }
}

extension SymbolEffectConfiguration.Kind {
  /// The seconds of one turn.
  var period: Double {
    switch self {
    case .bounce: 0.6
    case .pulse: 1.6
    case .breathe: 2.4
    case .wiggle: 0.8
    case .rotate: 1.4
    case .scale, .presence, .replace: 0
    }
  }
}

extension View {
  func shown(as form: SymbolForm) -> some View {
    scaleEffect(form.scale).rotationEffect(form.turn).opacity(form.opacity)
  }
}
