import Drawing
import Geometry

/// Puts what lies behind materials into a drawing.
///
/// That is the drawing up to the material, brought into its coordinates. So a material's nodes say all
/// that its pixels depend on, and whoever compares or cuts drawings needs to know nothing of materials.
struct Backdrops {
  let canvas: CGRect
  let background: Color.Resolved?

  /// Materials behind more than so many others show their tint alone: each shows all before it.
  private static let mostLayers = 2

  /// The nodes with all backdrops in their places.
  func filled(_ nodes: [DrawingNode]) -> [DrawingNode] {
    filled(nodes, Self.mostLayers) { $0 } ?? nodes
  }

  /// Nodes of a group with their backdrops; nil where there are none.
  ///
  /// `enclosed` makes of nodes of the group a drawing in coordinates of the canvas; `transform` leads
  /// from there to the group.
  private func filled(
    _ nodes: [DrawingNode], _ layers: Int, toGroup transform: CGAffineTransform = .identity,
    enclosed: ([DrawingNode]) -> [DrawingNode]
  ) -> [DrawingNode]? {
    var result: [DrawingNode]?
    for (index, node) in nodes.enumerated() where node.holdsBackdrop {
      let before = enclosed(Array(nodes[..<index]))
      if node == MaterialFill.backdrop {
        result = result ?? nodes
        result?[index] = backdrop(of: before, layers, transform)
      } else if case .group(let group) = node, group.projection == nil,
        let inner = inner(group, layers, transform, { enclosed(nodes[..<index] + $0) })
      {
        result = result ?? nodes
        result?[index] = .group(inner)
      }
    }
    return result
  }

  /// A group with its backdrops; nil where there are none.
  private func inner(
    _ group: DrawingNode.Group, _ layers: Int, _ transform: CGAffineTransform,
    _ enclosed: ([DrawingNode]) -> [DrawingNode]
  ) -> DrawingNode.Group? {
    let determinant = group.transform.a * group.transform.d - group.transform.b * group.transform.c
    guard determinant != 0, determinant.isFinite else { return nil }
    let content = filled(
      group.content, layers, toGroup: transform.concatenating(group.transform.inverted())
    ) { before in
      guard !before.isEmpty else { return enclosed([]) }
      var shell = group
      shell.content = before
      return enclosed([.group(shell)])
    }
    return content.map {
      var filled = group
      filled.content = $0
      return filled
    }
  }

  /// What lies behind, blurred, in the coordinates of a group.
  private func backdrop(
    of before: [DrawingNode], _ layers: Int, _ transform: CGAffineTransform
  ) -> DrawingNode {
    var nodes = layers > 1 ? filled(before, layers - 1) { $0 } ?? before : before
    if let background {
      nodes.insert(.fill(DrawingNode.Fill(Path(canvas), .color(background))), at: 0)
    }
    let all = DrawingNode.Group(
      transform: transform, clip: DrawingNode.Clip(Path(canvas), style: FillStyle()),
      content: nodes)
    // On opaque ground nothing beyond the canvas's edges is mixed in.
    let isOpaque = background.map { $0.opacity >= 1 } ?? false
    let filters = MaterialFill.filters.map { filter -> Filter in
      if case .blur(let radius, _) = filter {
        .blur(radius: radius, isOpaque: isOpaque)
      } else {
        filter
      }
    }
    return .group(DrawingNode.Group(content: [.group(all)], filters: filters))
  }
}

extension DrawingNode {
  /// Whether the node is a backdrop that is still to be filled, or a group with one.
  fileprivate var holdsBackdrop: Bool {
    switch self {
    case .group(let group): group.content.contains(where: \.holdsBackdrop)
    case .fill(let fill): fill.path.isEmpty && self == MaterialFill.backdrop
    default: false
    }
  }
}
