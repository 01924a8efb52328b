import Drawing
import Geometry
import TestSupport

/// Makes sequences of drawings, each a random change of the one before.
struct FrameSequences {
  private var drawings: RandomDrawings
  private let size: Double
  private(set) var drawing: FrameDrawing
  /// How many nodes at the back stay as they are.
  var stillCount = 0

  init(seed: UInt64, size: Double, nodes: Int) {
    drawings = RandomDrawings(seed: seed, size: size)
    drawings.hasEffects = seed % 3 != 0
    (drawings.hasLines, drawings.hasPlanes) = (seed % 2 == 1, seed % 4 >= 2)
    self.size = size
    drawing = drawings.drawing(nodes: nodes)
    drawing.content = (0..<nodes).map { index in
      index % 3 == 0 ? .fill(small(), drawings.color()) : drawing.content[index]
    }
  }

  /// Changes the drawing, rarely not at all.
  mutating func advance() {
    let still = drawing.content.prefix(stillCount)
    for _ in 0..<random(4) {
      drawing.content = still + changed(Array(drawing.content.dropFirst(still.count)))
    }
    if stillCount == 0, random(20) == 0 {
      drawing.background = random(2) == 0 ? nil : drawings.color()
    }
  }

  private mutating func random(_ end: Int) -> Int {
    Int.random(in: 0..<end, using: &drawings.random)
  }

  /// A shape that leaves most of the canvas alone.
  private mutating func small() -> Path {
    let center = drawings.point()
    let extent = drawings.random.double(in: 2...0.2 * size)
    switch random(3) {
    case 0: return Shapes.circle(center.x.native, center.y.native, radius: extent)
    case 1:
      return Shapes.rectangle(
        center.x.native.rounded(), center.y.native.rounded(), 2 * extent, extent)
    default: return Shapes.rectangle(center.x.native, center.y.native, extent, 3 * extent)
    }
  }

  private mutating func node() -> DrawingNode {
    switch random(6) {
    case 0: drawings.drawing(nodes: 1).content[0]
    case 1:
      .stroke(.init(small(), drawings.paint(), style: StrokeStyle(lineWidth: 5, dash: [9, 4])))
    case 2: glyphs()
    case 3: .image(image())
    case 4: .group(group())
    default: .fill(.init(small(), drawings.paint()))
    }
  }

  private mutating func glyphs() -> DrawingNode {
    let outline = GlyphOutline(Shapes.circle(0.3, -0.3, radius: 0.3))
    let placed = (0..<3).map { _ in DrawingNode.Glyphs.Placed(outline, at: drawings.point()) }
    return .glyphs(.init(placed, size: drawings.random.double(in: 4...30), drawings.paint()))
  }

  private mutating func image() -> DrawingNode.Image {
    let bytes = (0..<64).map { UInt8($0 % 4 == 3 ? 255 : random(256)) }
    let origin = drawings.point()
    return DrawingNode.Image(
      BitmapImage(Bitmap(width: 4, height: 4, bytes: bytes)),
      in: CGRect(x: origin.x, y: origin.y, width: 40, height: 30))
  }

  private mutating func group() -> DrawingNode.Group {
    var group = DrawingNode.Group(content: (0..<1 + random(3)).map { _ in node() })
    switch random(8) {
    case 0: group.filters = [drawings.filter(), drawings.filter()]
    case 1: group.mask = .init([.fill(small(), drawings.color())])
    case 2: group.blendMode = BlendMode.allCases.randomElement(using: &drawings.random)!
    case 3: group.clip = .init(small())
    case 4: group.opacity = 0.5
    case 5:
      group.isolation = .allCases.randomElement(using: &drawings.random)!
      group.filters = [drawings.anyFilter()]
    case 6:
      group.clip = .init(Shapes.rectangle(10, 10, size - 30, size - 25))
      group.projection =
        random(2) == 0
        ? drawings.projection() : ProjectionTransform(CGAffineTransform(rotationAngle: 0.1))
    default: group.transform = CGAffineTransform(translationX: 7.3, y: -3)
    }
    return group
  }
}

// MARK: - Changes

extension FrameSequences {
  private mutating func changed(_ nodes: [DrawingNode]) -> [DrawingNode] {
    var nodes = nodes
    let place = random(nodes.count + 1)
    switch random(10) {
    case 0: nodes.insert(node(), at: place)
    case 1 where place < nodes.count: nodes.remove(at: place)
    case 2 where place < nodes.count: nodes.insert(nodes.remove(at: place), at: 0)
    case 3 where place < nodes.count: nodes.append(nodes.remove(at: place))
    case 4 where place < nodes.count: nodes[place] = node()
    default: if place < nodes.count { nodes[place] = changed(nodes[place]) }
    }
    return nodes
  }

  private mutating func changed(_ node: DrawingNode) -> DrawingNode {
    switch node {
    case .fill(var fill):
      if random(2) == 0 { fill.path = fill.path.applying(step()) } else { fill.paint = paint() }
      return .fill(fill)
    case .stroke(var stroke):
      if random(2) == 0 { stroke.style.lineWidth += 2 } else { stroke.style.dashPhase += 1.7 }
      return .stroke(stroke)
    case .image(var image):
      if random(2) == 0 { image.rect.origin.x += 3.5 } else { image.interpolation = .high }
      return .image(image)
    case .glyphs(var glyphs):
      glyphs.size *= 1.1
      return .glyphs(glyphs)
    case .group(var group):
      change(&group)
      return .group(group)
    }
  }

  private mutating func paint() -> Paint {
    random(3) == 0 ? drawings.anyPaint() : .color(drawings.color())
  }

  private mutating func change(_ group: inout DrawingNode.Group) {
    switch random(12) {
    case 10: group.projection = random(2) == 0 ? nil : drawings.projection()
    case 11: group.isolation = .allCases.randomElement(using: &drawings.random)!
    case 0: group.transform = group.transform.concatenating(step())
    case 1: group.opacity = [0.3, 0.6, 1][random(3)]
    case 2: group.filters = random(2) == 0 ? [] : [drawings.anyFilter()]
    case 3: if let clip = group.clip { group.clip = .init(clip.path.applying(step())) }
    case 4: if let mask = group.mask { group.mask?.content = changed(mask.content) }
    case 5: group.blendMode = BlendMode.allCases.randomElement(using: &drawings.random)!
    default: group.content = changed(group.content)
    }
  }

  private mutating func step() -> CGAffineTransform {
    CGAffineTransform(
      translationX: drawings.random.double(in: -9...9), y: drawings.random.double(in: -9...9))
  }
}
