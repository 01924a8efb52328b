import Drawing
import Geometry
import Synchronization
import Typography

/// A symbol drawn in a weight: one area in a box of 24 units, y down.
struct SymbolOutline: Sendable, Hashable {
  let path: Path
  /// What the symbol covers in the regular weight: its room in every weight.
  let bounds: CGRect

  /// The room that the symbol takes: half a unit more than it covers, on all sides.
  var room: CGRect { bounds.insetBy(dx: -0.5, dy: -0.5) }

  /// The outline of a symbol, which is made once.
  static func of(_ symbol: Symbol, weight: FontWeight) -> SymbolOutline {
    let key = Key(symbol: symbol, weight: weight)
    if let known = known.withLock({ $0[key] }) { return known }
    let regular = SymbolPainter(symbol, lineWidth: lineWidth(.regular)).path()
    let path =
      weight == .regular ? regular : SymbolPainter(symbol, lineWidth: lineWidth(weight)).path()
    let outline = SymbolOutline(path: path, bounds: regular.boundingRect)
    known.withLock { known in
      if known.count >= capacity { known.removeAll() }
      known[key] = outline
    }
    return outline
  }

  /// The regular outline of a symbol, stretched over `rect`.
  static func path(named name: String, over rect: CGRect) -> Path {
    let outline = of(Symbol(named: name) ?? .unknown, weight: .regular)
    return outline.path.applying(
      CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(
          x: rect.width / max(outline.bounds.width, 1e-9),
          y: rect.height / max(outline.bounds.height, 1e-9)
        )
        .translatedBy(x: -outline.bounds.minX, y: -outline.bounds.minY))
  }

  private struct Key: Hashable {
    var symbol: Symbol
    var weight: FontWeight
  }

  private static let capacity = 1000
  private static let known = Mutex<[Key: SymbolOutline]>([:])

  /// The breadth of lines in units of the box.
  private static func lineWidth(_ weight: FontWeight) -> Double {
    let steps = [(1.0, 0.6), (200, 1.0), (400, 1.75), (600, 2.35), (900, 3.2), (1000, 3.4)]
    for (low, high) in zip(steps, steps.dropFirst()) where weight.value <= high.0 {
      return low.1 + (high.1 - low.1) * (weight.value - low.0) / (high.0 - low.0)
    }
    return 3.4
  }
}
