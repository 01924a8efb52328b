import Drawing
import Geometry

/// Scenes of 1920 × 1080 points of which a part moves from frame to frame.
struct MovingScene: Sendable {
  var name: String
  /// The drawing of a frame.
  var drawing: @Sendable (_ frame: Int) -> FrameDrawing

  static let size = CGSize(width: 1920, height: 1080)

  /// All of them.
  static let all = [card, blurredBackground, manyStars, newStars, discs, glyphs]

  /// A page of cards with shadows and gradients, over which a disc of 2 % of the pixels travels.
  private static let card = MovingScene(name: "page, a disc of 2 % moves") { frame in
    frameDrawing(page + [disc(at: frame)])
  }

  /// A blurred picture behind everything and a moving disc on it.
  private static let blurredBackground = MovingScene(name: "blurred ground, a disc moves") {
    frame in
    let blurred = DrawingNode.Group(content: circles(60, radius: 160), filters: [.blur(radius: 24)])
    return frameDrawing([.group(blurred), disc(at: frame)])
  }

  /// Stars, every fiftieth of which moves; the others are the very same nodes in each frame, as a stage
  /// gives them.
  private static let manyStars = MovingScene(name: "1000 stars, 20 move") { frame in
    frameDrawing(
      (0..<1000).map { $0 % 50 == 0 ? star($0, Double(frame % 60)) : stillStars[$0] })
  }

  /// The same, made anew for each frame: what is equal has to be compared.
  private static let newStars = MovingScene(name: "the same, all made anew") { frame in
    frameDrawing((0..<1000).map { star($0, $0 % 50 == 0 ? Double(frame % 60) : 0) })
  }

  private static let stillStars = (0..<1000).map { star($0, 0) }

  private static func star(_ index: Int, _ travel: Double) -> DrawingNode {
    .fill(.init(star(place(index, movedBy: travel), 15), .color(color(index))))
  }

  /// Large discs, all of which move: the case in which nothing can be saved.
  private static let discs = MovingScene(name: "100 discs, all move") { frame in
    frameDrawing(
      (0..<100).map { index in
        let center = place(index, movedBy: Double(frame % 60))
        return .fill(.init(circle(center, 200), .color(color(index))))
      })
  }
}

extension MovingScene {
  /// Ten thousand glyphs of 26 outlines, each a node of its own that moves.
  private static let glyphs = MovingScene(name: "10000 glyphs, all move") { frame in
    frameDrawing(
      (0..<10_000).map { index in
        let position = place(index, movedBy: Double(frame % 60) * 1.3)
        let outline = letters[index % letters.count]
        return .glyphs(.init([.init(outline, at: position)], size: 24, .color(color(index))))
      })
  }

  /// Outlines of about an em, as rich in curves as letters are.
  private static let letters = (0..<26).map { letter in
    var path = circle(CGPoint(x: 0.3, y: -0.3), 0.3)
    path.addPath(circle(CGPoint(x: 0.3, y: -0.3), 0.1 + Double(letter) * 0.005))
    return GlyphOutline(path)
  }
}

// MARK: - Pieces

extension MovingScene {
  private static func frameDrawing(_ content: [DrawingNode]) -> FrameDrawing {
    FrameDrawing(
      size: size, background: Color.Resolved(red: 1, green: 1, blue: 1), content: content)
  }

  /// A disc that covers 2 % of the canvas: radius 115.
  private static func disc(at frame: Int) -> DrawingNode {
    let center = CGPoint(x: 200 + 12 * Double(frame % 120), y: 500)
    return .fill(.init(circle(center, 115), .color(color(7))))
  }

  private static let page: [DrawingNode] =
    [.fill(.init(wholeCanvas, .linearGradient(ground)))]
    + (0..<24).flatMap(tile)

  private static let wholeCanvas = Path(CGRect(origin: .zero, size: size))

  private static let ground = LinearGradientPaint(
    Gradient.Resolved(colors: [color(1), color(2), color(3)]), startPoint: .zero,
    endPoint: CGPoint(x: 1920, y: 1080))

  /// A card with a shadow, a picture of stars and lines of text.
  private static func tile(_ index: Int) -> [DrawingNode] {
    let origin = CGPoint(x: 30 + Double(index % 6) * 315, y: 30 + Double(index / 6) * 262)
    let card = Path(
      roundedRect: CGRect(origin: origin, size: CGSize(width: 285, height: 235)), cornerRadius: 18)
    let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
    let shadow = Filter.shadow(
      color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.3), radius: 12, x: 0, y: 6)
    let stars = (0..<12).map { star in
      let center = CGPoint(
        x: origin.x + 30 + CGFloat(star % 6) * 45, y: origin.y + 40 + CGFloat(star / 6) * 50)
      return DrawingNode.fill(.init(Self.star(center, 20), .color(color(index + star))))
    }
    let lines = (0..<6).map { line in
      let rect = CGRect(
        x: origin.x + 24, y: origin.y + 130 + CGFloat(line) * 16,
        width: 230 - CGFloat(line % 3) * 40, height: 8)
      return DrawingNode.fill(.init(Path(rect), .color(color(line))))
    }
    return [.group(.init(content: [.fill(.init(card, white))], filters: [shadow]))] + stars + lines
  }

  private static func circles(_ count: Int, radius: Double) -> [DrawingNode] {
    (0..<count).map { .fill(.init(circle(place($0), radius), .color(color($0)))) }
  }

  private static func circle(_ center: CGPoint, _ radius: Double) -> Path {
    let (side, radius) = (CGFloat(2 * radius), CGFloat(radius))
    return Path(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: side, height: side))
  }

  private static func star(_ center: CGPoint, _ radius: Double) -> Path {
    Path { path in
      for tip in 0..<10 {
        let angle = Double(tip) * .pi / 5
        let reach = tip % 2 == 0 ? radius : radius * 0.45
        let point = CGPoint(
          x: center.x.native + sin(angle) * reach, y: center.y.native - cos(angle) * reach)
        if tip == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  /// Places spread evenly (Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences", 2018).
  private static func place(_ index: Int, movedBy travel: Double = 0) -> CGPoint {
    func fraction(_ step: Double) -> Double {
      let position = Double(index) * step
      return position - position.rounded(.down)
    }
    return CGPoint(
      x: fraction(0.7548776662466927) * 1920 + travel, y: fraction(0.5698402909980532) * 1080)
  }

  private static func color(_ index: Int) -> Color.Resolved {
    let hue = Double(index) * 0.618
    func component(_ offset: Double) -> Double { 0.5 + 0.5 * sin(2 * .pi * (hue + offset)) }
    return Color.Resolved(
      red: component(0), green: component(0.33), blue: component(0.67),
      opacity: index % 4 == 0 ? 1 : 0.75)
  }
}
