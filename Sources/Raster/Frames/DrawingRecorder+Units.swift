import CRasterKernels
import Drawing
import Geometry

extension DrawingRecorder {
  /// Adds a unit to the recording and tells what became of it.
  mutating func record(_ unit: DrawingUnit, _ canvas: PixelBounds) -> UnitTrace {
    let (first, firstFilter) = (commands.count, filters.count)
    let inherited = Inherited(transform: unit.transform, window: canvas, opacity: 1)
    depth.groups = unit.depth
    let touched = record([unit.node], inherited).intersection(canvas)
    var trace = UnitTrace(touched: touched, commands: first..<commands.count)
    trace.reach = filters[firstFilter...].reduce(0) { min($0 + $1.reach, farthestReach) }
    trace.weight = 1 + trace.commands.count / 4 + 16 * (filters.count - firstFilter)
    if trace.commands.count == 1 { trace.cover = cover(of: commands[first]) }
    return trace
  }

  /// Pixels that a command covers wholly with opaque colours.
  private func cover(of command: RasterCommand) -> PixelBounds {
    switch command {
    case .rectangle(let corners, let bounds, let source) where source.is_opaque != 0:
      corners.wholePixels.intersection(bounds)
    case .paint(let fill, let paint, 65535) where paints.isOpaque(at: paint):
      fill.lineCount == 0 ? fill.bounds : inside(of: fill)
    case .fill(let fill) where fill.source.is_opaque != 0: inside(of: fill)
    default: .nothing
    }
  }
}

extension raster_line {
  /// The pixels that lie wholly between the corners of a rectangle.
  fileprivate var wholePixels: PixelBounds {
    PixelBounds(
      left: (x0 &+ 255) >> 8, top: (y0 &+ 255) >> 8, right: x1 >> 8, bottom: y1 >> 8)
  }
}

// MARK: - Inside of shapes

extension DrawingRecorder {
  /// Below this width or height what lies behind a shape isn't worth finding.
  private static let leastSide = 24

  /// A rectangle inside of a shape, as large as can be found quickly; perhaps none.
  private func inside(of fill: RasterCommand.FillCommand) -> PixelBounds {
    let bounds = fill.bounds
    guard bounds.width >= Self.leastSide, bounds.height >= Self.leastSide else { return .nothing }
    let lines = flattener.lines[fill.lines]
    let found = [between(uprightsOf: lines, bounds), bounds.inscribedInEllipse].filter {
      !$0.isEmpty && fill.covers($0, lines)
    }
    return found.max { $0.area < $1.area } ?? .nothing
  }

  /// The pixels between the longest upright line on the left and the longest one on the right.
  private func between(
    uprightsOf lines: UnsafeBufferPointer<raster_line>, _ bounds: PixelBounds
  ) -> PixelBounds {
    let middle = (bounds.left + bounds.right) * 128
    var (left, right): (raster_line?, raster_line?)
    for line in lines where line.x0 == line.x1 {
      if line.x0 < middle {
        if line.rows.count > left?.rows.count ?? 0 { left = line }
      } else {
        if line.rows.count > right?.rows.count ?? 0 { right = line }
      }
    }
    guard let left, let right else { return .nothing }
    let rows = left.rows.clamped(to: right.rows)
    let corners = raster_line(x0: left.x0, y0: rows.lowerBound, x1: right.x0, y1: rows.upperBound)
    return corners.wholePixels.intersection(bounds)
  }
}

extension raster_line {
  /// From its upper end to its lower one, in units.
  fileprivate var rows: Range<Int32> { min(y0, y1)..<max(y0, y1) }
}

extension PixelBounds {
  /// The largest rectangle of the same proportions in the ellipse that fills these bounds.
  fileprivate var inscribedInEllipse: PixelBounds {
    let (dx, dy) = (Int32(width * 3 / 20 + 1), Int32(height * 3 / 20 + 1))
    return PixelBounds(left: left + dx, top: top + dy, right: right - dx, bottom: bottom - dy)
  }
}

extension RasterCommand.FillCommand {
  /// Whether the shape that `lines` bound covers all of `part`: no line crosses it, and from top to
  /// bottom the lines on its left wind around it alike.
  func covers(_ part: PixelBounds, _ lines: UnsafeBufferPointer<raster_line>) -> Bool {
    let window = FlatteningWindow(part)
    var winding = 0
    var changes: [Int32: Int] = [:]
    for line in lines {
      let (top, bottom) = (max(min(line.y0, line.y1), window.top), line.lower(window))
      guard top < bottom, min(line.x0, line.x1) < window.right else { continue }
      guard max(line.x0, line.x1) <= window.left else { return false }
      let direction = line.y0 < line.y1 ? 1 : -1
      if top == window.top { winding += direction } else { changes[top, default: 0] += direction }
      if bottom < window.bottom { changes[bottom, default: 0] -= direction }
    }
    guard changes.values.allSatisfy({ $0 == 0 }) else { return false }
    return rule & Int32(RASTER_EVEN_ODD) == 0 ? winding != 0 : winding % 2 != 0
  }
}

extension raster_line {
  /// Its lower end, or that of the window.
  fileprivate func lower(_ window: FlatteningWindow) -> Int32 { min(max(y0, y1), window.bottom) }
}
