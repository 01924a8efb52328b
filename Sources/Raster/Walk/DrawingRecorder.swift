import CRasterKernels
import Drawing
import Geometry

/// Walks a drawing once and writes down, as commands, what the bands are to draw.
struct DrawingRecorder: ~Copyable {
  var flattener = Flattener()
  private(set) var paints = PaintList()
  var shrunkPictures = ShrunkPictures()
  var strokes = StrokeOutliner()
  var glyphs: GlyphCache
  var filters: [RasterFilter] = []
  /// How many pixels outside of a canvas filters look at most.
  var farthestReach: Int32 = 0
  var farthestWindow = PixelBounds.nothing
  var commands: [RasterCommand] = []
  var depth = RecordingDepth()
  /// Whether the pixels that are touched are all that is asked for, so that no picture is drawn.
  var isMeasuring = false
  /// How many layers and masks are in use at once at most.
  private(set) var deepestNesting = 0
  var nesting = 0 {
    didSet { deepestNesting = max(deepestNesting, nesting) }
  }

  init(kernels: Kernels = raster_kernels_best()) { glyphs = GlyphCache(kernels: kernels) }

  /// What a node inherits from the groups around it.
  struct Inherited {
    /// From the node's coordinates to units of 1/256 pixel, or to the plane seen in `perspective`.
    var transform: CGAffineTransform
    /// From the plane of a projected group to units; nil when parallels stay parallel.
    var perspective: Perspective?
    /// The pixels that may change.
    var window: PixelBounds
    /// The opacity of groups that have this node alone and so need no layer.
    var opacity: Double
    /// Whether pixels are painted through the mask of a clip.
    var isMasked = false
  }

  /// Replaces the commands by those of `content` on a canvas of `bounds`; returns the pixels they touch.
  @discardableResult
  mutating func record(
    _ content: [DrawingNode], scale: Double, bounds: PixelBounds
  ) -> PixelBounds {
    begin(content, bounds)
    guard scale > 0, scale.isFinite else { return .nothing }
    let units = scale * FixedPoint.scale
    let inherited = Inherited(
      transform: CGAffineTransform(scaleX: units, y: units), window: bounds, opacity: 1)
    return record(content, inherited)
  }

  /// Forgets all commands and makes ready for nodes of `content` on a canvas of `bounds`.
  mutating func begin(_ content: [DrawingNode], _ bounds: PixelBounds) {
    commands.removeAll(keepingCapacity: true)
    (nesting, deepestNesting) = (0, 0)
    flattener.lines.removeAll()
    paints.removeAll()
    shrunkPictures.beginDrawing()
    filters.removeAll(keepingCapacity: true)
    limitReach(content, bounds)
    strokes.begin(bounds)
    glyphs.begin()
  }

  /// Records nodes and returns the pixels they touch.
  mutating func record(_ nodes: [DrawingNode], _ inherited: Inherited) -> PixelBounds {
    guard depth.groups <= RecordingDepth.mostGroups else { return .nothing }
    depth.groups += 1
    defer { depth.groups -= 1 }
    var touched = PixelBounds.nothing
    for node in nodes {
      if case .group(let group) = node {
        touched.formUnion(record(group, inherited))
      } else {
        touched.formUnion(record(leaf: node, inherited))
      }
    }
    return touched
  }

  /// Records what isn't a group; apart, so that its variables don't lie on the stack once for each group.
  @inline(never)
  private mutating func record(leaf node: DrawingNode, _ inherited: Inherited) -> PixelBounds {
    switch node {
    case .fill(let fill): record(fill, inherited)
    case .stroke(let stroke): record(stroke, inherited)
    case .image(let image): record(image, inherited)
    case .glyphs(let glyphs): record(glyphs, inherited)
    case .group: .nothing
    }
  }
}

// MARK: - Fills

extension DrawingRecorder {
  mutating func record(_ fill: DrawingNode.Fill, _ inherited: Inherited) -> PixelBounds {
    switch fill.paint {
    case .color(let color): return record(fill, color, inherited)
    case .linearGradient, .radialGradient, .angularGradient, .conicalGradient:
      return record(fill, fill.paint.gradient, inherited)
    case .image(let paint): return record(fill, paint, inherited)
    case .pattern(let paint): return record(fill, paint, inherited)
    case .meshGradient(let mesh): return record(fill, mesh, inherited)
    }
  }

  private mutating func record(
    _ fill: DrawingNode.Fill, _ color: Color.Resolved, _ inherited: Inherited
  ) -> PixelBounds {
    guard let source = color.opacity(inherited.opacity).source else { return .nothing }
    guard var command = outline(fill.path, fill.style, inherited) else { return .nothing }
    let bounds = command.bounds
    if !inherited.isMasked, let corners = rectangle(command) {
      flattener.lines.truncate(to: command.firstLine)
      commands.append(.rectangle(corners: corners, bounds: bounds, source: source))
    } else {
      command.source = source
      commands.append(.fill(command))
    }
    return bounds
  }

  private mutating func record(
    _ fill: DrawingNode.Fill, _ gradient: Gradient.Resolved, _ inherited: Inherited
  ) -> PixelBounds {
    let stops = gradient.orderedStops
    guard let last = stops.last else { return .nothing }
    if case .conicalGradient(let paint) = fill.paint, paint.paintsNothing { return .nothing }
    guard stops.count > 1,
      let paint = paints.prepare(gradient, stops, fill.paint, inherited.toPixels)
    else { return record(fill, last.color, inherited) }
    return record(fill.path, fill.style, paint, inherited)
  }

  /// Records a shape whose pixels are fetched.
  mutating func record(
    _ path: Path, _ style: FillStyle, _ paint: RasterPaint, _ inherited: Inherited
  ) -> PixelBounds {
    guard var command = outline(path, style, inherited) else { return .nothing }
    if !inherited.isMasked, coversItsBounds(command) {
      flattener.lines.truncate(to: command.firstLine)
      command.lineCount = 0
    }
    let fraction = UInt32((inherited.opacity * 65535).rounded())
    commands.append(.paint(command, paint: paints.add(paint), fraction: fraction))
    return command.bounds
  }

  /// A path's lines and the pixels they may touch; nil when there are none.
  mutating func outline(
    _ path: Path, _ style: FillStyle, _ inherited: Inherited
  ) -> RasterCommand.FillCommand? {
    guard !inherited.isSingular else { return nil }
    let lines =
      inherited.perspective == nil
      ? flattener.flatten(path, inherited.transform, within: inherited.window)
      : flattener.flatten(
        PathProjector.project(path, by: inherited.toUnits), .identity, within: inherited.window)
    let bounds = flattener.extent.bounds.intersection(inherited.window)
    guard !lines.isEmpty, !bounds.isEmpty else { return nil }
    return RasterCommand.FillCommand(
      firstLine: lines.lowerBound, lineCount: lines.count, bounds: bounds, rule: style.rule)
  }

  /// The corners when the lines are the sides of an upright rectangle.
  ///
  /// Its top and bottom are horizontal and so were dropped, and its right side too if it lies
  /// beyond the window.
  func rectangle(_ command: RasterCommand.FillCommand) -> raster_line? {
    guard command.lineCount <= 2, command.rule & Int32(RASTER_ALIASED) == 0 else { return nil }
    let first = flattener.lines.line(at: command.firstLine)
    let second =
      command.lineCount == 2
      ? flattener.lines.line(at: command.firstLine + 1)
      : raster_line(
        x0: command.bounds.right * 256, y0: first.y1, x1: command.bounds.right * 256, y1: first.y0)
    guard first.x0 == first.x1, second.x0 == second.x1 else { return nil }
    guard first.y0 == second.y1, first.y1 == second.y0 else { return nil }
    return raster_line(
      x0: min(first.x0, second.x0), y0: min(first.y0, first.y1),
      x1: max(first.x0, second.x0), y1: max(first.y0, first.y1))
  }
}

extension Double {
  /// The nearest number of 0…1; 0 for NaN.
  var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}

extension FillStyle {
  /// The kernels' flags for this style.
  fileprivate var rule: Int32 {
    Int32(isEOFilled ? RASTER_EVEN_ODD : RASTER_NONZERO)
      | Int32(isAntialiased ? RASTER_NONZERO : RASTER_ALIASED)
  }
}
