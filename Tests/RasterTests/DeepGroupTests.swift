import Drawing
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Groups that lie deep within one another", .timeLimit(.minutes(1)))
struct DeepGroupTests {
  /// What groups do to their content.
  enum Kind: CaseIterable {
    case plain, turned, faded, clipped, masking, masked, filtered, projected, blended, transparent
  }

  private static let square = DrawingNode.fill(Shapes.rectangle(0, 0, 30, 30), .opaqueRed)
  private static let speck = DrawingNode.fill(Shapes.rectangle(1, 1, 2, 2), .opaqueBlue)

  private static func around(_ node: DrawingNode, _ kind: Kind) -> DrawingNode.Group {
    var group = DrawingNode.Group(content: [node, speck])
    switch kind {
    case .plain: break
    case .turned:
      group = .init(transform: CGAffineTransform(translationX: 0, y: 0), content: [node])
    case .faded: group.opacity = 0.9999
    case .clipped: group.clip = .init(Shapes.circle(16, 16, radius: 14))
    case .masking: group = .init(content: [square], mask: .init([node]))
    case .masked: group.mask = .init([square])
    case .filtered: group.filters = [.saturation(1)]
    case .projected: group.projection = ProjectionTransform(CGAffineTransform(rotationAngle: 0))
    case .blended: group.blendMode = .multiply
    case .transparent: (group.isolation, group.opacity) = (.transparent, 0.9999)
    }
    return group
  }

  private static func nested(_ count: Int, _ kind: Kind) -> DrawingNode {
    (0..<count).reduce(square) { node, _ in .group(around(node, kind)) }
  }

  /// Drawn with little stack, at once and frame by frame; nil where these differ.
  private static func render(_ count: Int, _ kind: Kind) async -> Bitmap? {
    await onSmallStack {
      let drawing = FrameDrawing(32, 32, [nested(count, kind)])
      let bitmap = Rasterizer.render(drawing, scale: 1)
      let frames = FrameRasterizer(width: 32, height: 32)
      frames.draw(FrameDrawing(32, 32, [speck]), scale: 1)
      frames.draw(drawing, scale: 1)
      frames.draw(drawing, scale: 1)
      return frames.bitmap == bitmap ? bitmap : nil
    }
  }

  @Test("a thousand are drawn, whatever they do", arguments: Kind.allCases)
  func thousand(_ kind: Kind) async throws {
    let bitmap = try #require(await Self.render(1000, kind))
    #expect(bitmap[16, 16][3] > 100)
  }

  @Test("what lies in more than 1024 is left out", arguments: Kind.allCases)
  func deeper(_ kind: Kind) async throws {
    let deepest = try #require(await Self.render(1024, kind))
    #expect(deepest[16, 16][3] > 100)
    for count in [1025, 20_000] {
      let bitmap = try #require(await Self.render(count, kind))
      #expect(bitmap[16, 16][3] == 0, "\(count)")
    }
  }
}
