import Drawing
import Geometry
import Motion
import Typography

/// How a symbol looks in its surroundings.
struct SymbolLook {
  let symbol: Symbol
  let outline: SymbolOutline
  /// The size of the letters beside it times the image scale.
  let fontSize: Double
  let style: ResolvedStyle

  init(_ symbol: Symbol, _ environment: EnvironmentValues) {
    let attributes = environment.text.attributes
    let font = (attributes.font ?? .body).description(attributes)
    self.symbol = symbol
    outline = SymbolOutline.of(symbol, weight: font.weight)
    fontSize = max(font.size.isFinite ? font.size : 0, 0) * environment.imageScale.factor
    style = environment.foregroundStyle(rank: 0)
  }

  /// Points per unit of the symbol's box, which is 1.2 em high.
  static func unit(fontSize: Double) -> Double { fontSize * 1.2 / 24 }

  var room: CGRect { outline.room }

  var size: CGSize {
    let unit = Self.unit(fontSize: fontSize)
    return CGSize(width: room.width * unit, height: room.height * unit)
  }

  /// From the top to the baseline: the middle of the box is at half the height of capitals.
  var baseline: CGFloat {
    (12 - room.minY) * Self.unit(fontSize: fontSize) + Self.capHeight / 2 * fontSize
  }

  /// Inter's, so that symbols need no font.
  static let capHeight = 0.727
}

extension ContentTransition {
  /// How a symbol makes way for another; nil where it merely fades.
  fileprivate var replacement: SymbolReplacement? {
    if case .symbolReplacement(let replacement) = kind { replacement } else { nil }
  }
}

/// A symbol while it is shown, with what of it travels.
final class SymbolLayer {
  private(set) var look: SymbolLook
  private let opacity: Attribute<Double>
  private let fontSize: Attribute<Double>
  private let style: StyleAttribute
  private var isCurrent = true
  private var isRedacted = false
  /// The scale at which nothing is seen of the symbol.
  private var absentScale = 1.0

  /// A symbol that is there, or comes by a transition.
  init(
    _ look: SymbolLook, enters transition: ContentTransition?, stage: Stage,
    _ context: UpdateContext
  ) {
    self.look = look
    (opacity, fontSize) = (Attribute(stage: stage), Attribute(stage: stage))
    style = StyleAttribute(stage: stage)
    opacity.set(transition == nil ? 1 : 0, context)
    opacity.set(1, context)
    if transition?.replacement != nil { absentScale = 0.4 }
    update(look, context)
  }

  /// Takes another look of the same symbol.
  func update(_ look: SymbolLook, _ context: UpdateContext) {
    self.look = look
    fontSize.set(look.fontSize, context)
    style.set(look.style, context)
    isRedacted = context.environment.redactionReasons.contains(.placeholder)
  }

  /// Makes way for another symbol.
  func leave(as transition: ContentTransition, _ context: UpdateContext) {
    isCurrent = false
    switch transition.replacement {
    case .downUp: absentScale = 0.4
    case .upUp: absentScale = 1.5
    case .offUp: return opacity.jump(to: 0)
    case nil: break
    }
    opacity.set(0, context)
  }

  /// Whether nothing is seen of it any more.
  func hasGone(at time: Double) -> Bool { !isCurrent && !opacity.isRunning(at: time) }

  /// Draws the symbol in the middle of its room, or stretched over it.
  func draw(_ size: CGSize, isResizable: Bool, _ pass: inout DrawPass) {
    let visible = min(max(opacity.value(at: pass.time), 0), 1)
    guard visible > 0 else { return }
    if isRedacted {
      return pass.drawPlaceholder(
        style.shown(at: pass.time), over: [CGRect(origin: .zero, size: size)])
    }
    let path = look.outline.path.applying(
      isResizable ? stretch(to: size) : place(in: size, at: pass.time))
    let scale = absentScale + (1 - absentScale) * visible
    let shrunk = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      .scaledBy(x: scale, y: scale).translatedBy(x: -size.width / 2, y: -size.height / 2)
    pass.group(transform: scale == 1 ? .identity : shrunk, opacity: visible) { pass in
      pass.paint(style.shown(at: pass.time), over: CGRect(origin: .zero, size: size)) {
        $0.fill(path, $1, style: FillStyle())
      }
    }
  }

  private func place(in size: CGSize, at time: Double) -> CGAffineTransform {
    let unit = SymbolLook.unit(fontSize: max(fontSize.value(at: time), 0))
    return CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      .scaledBy(x: unit, y: unit)
      .translatedBy(x: -look.room.midX, y: -look.room.midY)
  }

  private func stretch(to size: CGSize) -> CGAffineTransform {
    let room = look.room
    return CGAffineTransform(
      scaleX: size.width / max(room.width, 1e-9), y: size.height / max(room.height, 1e-9)
    )
    .translatedBy(x: -room.minX, y: -room.minY)
  }
}
