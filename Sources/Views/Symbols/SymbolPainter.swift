import Drawing
import Geometry

/// Puts the parts of a symbol together to one area.
struct SymbolPainter {
  private let symbol: Symbol
  private let lineWidth: Double

  init(_ symbol: Symbol, lineWidth: Double) { (self.symbol, self.lineWidth) = (symbol, lineWidth) }

  /// The area that the symbol covers.
  func path() -> Path {
    guard let enclosure = symbol.enclosure else {
      let glyph = glyph(isFilled: symbol.isFilled, transform: turn)
      return symbol.isSlashed ? slashed(glyph) : glyph
    }
    let frame = Self.read(enclosure.data)
    let glyph = glyph(
      isFilled: symbol.parts.contains(where: \.isOutline), transform: turn(into: enclosure))
    let edge = stroked(frame)
    return symbol.isFilled
      ? frame.union(edge).subtracting(glyph) : edge.union(glyph)
  }

  private func glyph(isFilled: Bool, transform: CGAffineTransform) -> Path {
    var (solid, open, lines) = (Path(), Path(), Path())
    for part in symbol.parts {
      let path = Self.read(part.data).applying(transform)
      switch part {
      case .line: lines = lines.union(stroked(path))
      case .outline:
        solid = solid.union(isFilled ? path.union(stroked(path)) : stroked(path))
      case .detail: open = open.union(stroked(path))
      case .dot: open = open.union(path)
      case .area: lines = lines.union(path)
      }
    }
    return (isFilled ? solid.subtracting(open) : solid.union(open)).union(lines)
  }

  private func slashed(_ glyph: Path) -> Path {
    let line = Self.read("M3.8 3 L20.2 21")
    let gap = line.strokedPath(Self.pen(width: lineWidth * 2.8))
    return glyph.subtracting(gap.offsetBy(dx: lineWidth * 0.5, dy: -lineWidth * 0.5))
      .union(stroked(line))
  }

  private func stroked(_ path: Path) -> Path {
    path.strokedPath(Self.pen(width: lineWidth), tolerance: 0.002)
  }

  private static func pen(width: Double) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  private static func read(_ data: String) -> Path {
    (try? Path(svgPathData: data)) ?? Path()
  }

  /// Turned and mirrored about the middle of the box.
  private var turn: CGAffineTransform {
    CGAffineTransform(translationX: 12, y: 12)
      .rotated(by: Double(symbol.quarters) * .pi / 2)
      .scaledBy(x: symbol.isMirrored ? -1 : 1, y: 1)
      .translatedBy(x: -12, y: -12)
  }

  /// Turned and made to fit into an enclosure.
  private func turn(into enclosure: Symbol.Enclosure) -> CGAffineTransform {
    let bounds = symbol.parts.map { Self.read($0.data).applying(turn).boundingRect }
      .reduce(CGRect.null) { $0.union($1) }
    let room = enclosure.room
    let scale = min(room.width / max(bounds.width, 1), room.height / max(bounds.height, 1), 0.68)
    return turn.concatenating(CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY))
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: room.midX, y: room.midY))
  }
}

extension Symbol.Enclosure {
  fileprivate var data: String {
    switch self {
    case .circle: SymbolTable.circle
    case .square: SymbolTable.square
    case .triangle: SymbolTable.triangle
    case .diamond, .hexagon, .shield: SymbolTable.shapes[rawValue]?.first?.data ?? ""
    }
  }

  /// Where the symbol stands in it.
  fileprivate var room: CGRect {
    switch self {
    case .circle, .square, .hexagon: CGRect(x: 6.7, y: 6.6, width: 10.6, height: 10.8)
    case .triangle: CGRect(x: 8.5, y: 9.2, width: 7, height: 8.4)
    case .diamond: CGRect(x: 7.6, y: 7.6, width: 8.8, height: 8.8)
    case .shield: CGRect(x: 7.6, y: 7, width: 8.8, height: 8.8)
    }
  }
}
