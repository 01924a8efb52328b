import Drawing
import Geometry

extension CanvasOperation {
  /// What the operation draws: its shadow and then itself, each composited within the clips.
  func nodes(_ images: CanvasImages) throws -> [DrawingNode] {
    guard let source = try source(images) else { return [] }
    let faded = DrawingNode.group(.init(opacity: alpha ?? 1, content: [source]))
    return (shadowOf(faded).map { [$0] } ?? []).map(composited) + [composited(faded)]
  }

  private func source(_ images: CanvasImages) throws -> DrawingNode? {
    switch op {
    case .clear: return .fill(.init(path?.path ?? Path(), .color(.black)))
    case .image: return try picture(images)
    case .fill:
      guard let paint = try paint?.paint(images) else { return nothing }
      return .fill(.init(path?.path ?? Path(), paint, style: FillStyle(eoFill: rule == "evenodd")))
    case .stroke:
      guard let paint = try paint?.paint(images), let path else { return nothing }
      return stroke(prune == true ? path.pruned.path : path.path, paint)
    }
  }

  /// A source without any pixel: some operators change what is behind it nevertheless.
  private var nothing: DrawingNode { .fill(.init(Path(), .color(.clear))) }

  /// The line; its paint is in device space, its shape in a space of its own.
  private func stroke(_ path: Path, _ paint: Paint) -> DrawingNode {
    let style = StrokeStyle(
      lineWidth: width ?? 1, lineCap: Self.caps[cap ?? ""] ?? .butt,
      lineJoin: Self.joins[join ?? ""] ?? .miter, miterLimit: miterLimit ?? 10,
      dash: (dash ?? []).map { CGFloat($0) }, dashPhase: dashOffset ?? 0)
    guard let transform else { return .stroke(.init(path, paint, style: style)) }
    let map = CGAffineTransform(numbers: transform)
    guard case .color = paint else {
      return .fill(.init(path.strokedPath(style).applying(map), paint))
    }
    return .group(.init(transform: map, content: [.stroke(.init(path, paint, style: style))]))
  }

  private func picture(_ images: CanvasImages) throws -> DrawingNode {
    let node = DrawingNode.image(
      .init(
        try images.picture(image), in: CGRect(numbers: dst ?? [0, 0, 0, 0]),
        sourceRect: src.map { CGRect(numbers: $0) },
        interpolation: smoothing == false ? .nearest : .bilinear))
    return .group(.init(transform: CGAffineTransform(numbers: transform), content: [node]))
  }

  /// The silhouette of `node` in the shadow's colour, blurred and moved.
  private func shadowOf(_ node: DrawingNode) -> DrawingNode? {
    guard let shadow else { return nil }
    let color = Color.Resolved(levels: shadow.color)
    var silhouette = ColorMatrix()
    (silhouette.red, silhouette.green, silhouette.blue) = (.zero, .zero, .zero)
    silhouette.bias = SIMD4(color.red, color.green, color.blue, 0)
    silhouette.alpha = SIMD4(0, 0, 0, color.opacity)
    return .group(
      .init(
        transform: CGAffineTransform(translationX: shadow.dx, y: shadow.dy), content: [node],
        filters: [.colorMatrix(silhouette)]
          + (shadow.blur > 0 ? [.blur(radius: shadow.blur / 2)] : [])))
  }

  private func composited(_ node: DrawingNode) -> DrawingNode {
    let mode = op == .clear ? .destinationOut : Self.modes[composite ?? "source-over"] ?? .normal
    let blended = DrawingNode.group(.init(blendMode: mode, content: [node]))
    return (clip ?? []).reduce(blended) { inner, clip in
      let style = FillStyle(eoFill: clip.rule == "evenodd")
      return .group(
        .init(
          clip: DrawingNode.Clip(clip.path.path, style: style), content: [inner],
          isolation: .transparent))
    }
  }

  private static let caps: [String: CGLineCap] = ["round": .round, "square": .square]
  private static let joins: [String: CGLineJoin] = ["round": .round, "bevel": .bevel]
  private static let modes: [String: BlendMode] = [
    "copy": .copy, "source-over": .normal, "source-in": .sourceIn, "source-out": .sourceOut,
    "source-atop": .sourceAtop, "destination-in": .destinationIn,
    "destination-out": .destinationOut, "destination-over": .destinationOver,
    "destination-atop": .destinationAtop, "xor": .xor, "lighter": .plusLighter,
  ]
}
