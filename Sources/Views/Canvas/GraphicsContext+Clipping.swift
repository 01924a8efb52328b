public import Drawing
public import Geometry

extension GraphicsContext {
  /// How a clip is understood.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// The options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies within the clip is hidden, instead of what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Hides what of the following commands lies outside of `path`.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(transform)
    if options.contains(.inverse) {
      clips.append(
        .outside([.fill(DrawingNode.Fill(placed, .color(.black), style: style))], opacity: 1))
    } else {
      clips.append(.path(DrawingNode.Clip(placed, style: style)))
    }
  }

  /// Shows of the following commands only what lies under what `content` draws, as opaque as that is.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layer()
    try content(&layer)
    clips.append(
      options.contains(.inverse)
        ? .outside(layer.nodes, opacity: opacity) : .within(layer.nodes, opacity: opacity))
  }
}

/// What hides a part of what is drawn, in the coordinates of the canvas.
enum GraphicsClip {
  case path(DrawingNode.Clip)
  /// What lies under a drawing of some opacity stays.
  case within([DrawingNode], opacity: Double)
  /// What lies under a drawing of some opacity goes.
  case outside([DrawingNode], opacity: Double)

  func group(of nodes: [DrawingNode]) -> DrawingNode.Group {
    var group = DrawingNode.Group(content: nodes)
    switch self {
    case .path(let clip): group.clip = clip
    case .within(let layer, let opacity):
      group.mask = DrawingNode.Mask([.group(DrawingNode.Group(opacity: opacity, content: layer))])
    case .outside(let layer, let opacity):
      let hole = DrawingNode.Group(opacity: opacity, blendMode: .destinationOut, content: layer)
      group.mask = DrawingNode.Mask([
        .group(DrawingNode.Group(content: [.everything, .group(hole)], isolation: .isolated))
      ])
    }
    return group
  }
}

extension DrawingNode {
  /// Black as far as any canvas reaches.
  fileprivate static let everything = DrawingNode.fill(
    Fill(Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)), .color(.black)))
}
