import Drawing
import Geometry

/// A drawing that asks for far more than can be seen.
struct HostileDrawing {
  var name: String
  var drawing: FrameDrawing

  private init(_ name: String, _ content: [DrawingNode]) {
    self.name = name
    drawing = FrameDrawing(size: CGSize(width: 64, height: 64), content: content)
  }

  static let all = geometry + paints + groups
}

extension HostileDrawing {
  private static let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))

  private static func rectangle(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Path {
    Path(CGRect(x: x, y: y, width: w, height: h))
  }

  private static let square = DrawingNode.fill(.init(rectangle(4, 4, 50, 50), red))
  private static let plane = DrawingNode.fill(.init(rectangle(-1e7, -1e7, 2e7, 2e7), red))

  private static func spiral(_ far: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 32, y: 32))
      for turn in 0..<50 {
        let side = turn % 2 == 0 ? CGFloat(far) : CGFloat(-far)
        path.addCurve(
          to: CGPoint(x: side, y: 7), control1: CGPoint(x: 5, y: -side),
          control2: CGPoint(x: side, y: side))
      }
    }
  }

  private static let geometry = [1e5, 1e9, 1e20, 1e300, .nan].flatMap { far in
    [
      HostileDrawing("50 curves to \(far) filled", [.fill(.init(spiral(far), red))]),
      HostileDrawing(
        "stroked, width 3, round",
        [
          .stroke(
            .init(
              spiral(far), red,
              style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)))
        ]),
      HostileDrawing(
        "dashed by 0.01",
        [.stroke(.init(spiral(far), red, style: StrokeStyle(lineWidth: 3, dash: [0.01, 0.01])))]),
    ]
  }

  private static let paints = [10_000, 100_000].map { count in
    let stops = (0..<count).map {
      Gradient.Resolved.Stop(
        color: Color.Resolved(red: Double($0 % 2), green: 0.5, blue: 0),
        location: Double($0 * 7919 % count) / Double(count))
    }
    let paint = LinearGradientPaint(
      .init(stops: stops), startPoint: .zero, endPoint: CGPoint(x: 64, y: 9))
    return HostileDrawing(
      "\(count) stops, unordered",
      [.fill(.init(rectangle(0, 0, 64, 64), .linearGradient(paint)))])
  }

  private static let groups =
    [20, 1e3, 1e6, .infinity].flatMap { radius in
      [square, plane].map { content in
        HostileDrawing(
          "blur \(radius) of \(content == plane ? "all" : "a square")",
          [.group(.init(content: [content], filters: [.blur(radius: radius)]))])
      }
    }
    + [
      HostileDrawing(
        "shadow of 1e6, 1e9 away",
        [
          .group(
            .init(
              content: [square],
              filters: [
                .shadow(
                  color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 1e6, x: 1e9, y: 0)
              ]))
        ]),
      HostileDrawing("1000 groups of opacity .999", [nested(1000, opacity: 0.999, clipped: false)]),
      HostileDrawing("1000 clipped groups", [nested(1000, opacity: 0.999, clipped: true)]),
      HostileDrawing("1000 blurred groups", [blurred(1000)]),
      HostileDrawing("1000 masks", [masked(1000)]),
      HostileDrawing(
        "singular transform",
        [
          .group(
            .init(
              transform: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), content: [square])
          )
        ]),
    ]

  private static func nested(_ depth: Int, opacity: Double, clipped: Bool) -> DrawingNode {
    (0..<depth).reduce(square) { node, _ in
      .group(
        .init(
          clip: clipped ? .init(Path(ellipseIn: CGRect(x: 1, y: 1, width: 60, height: 60))) : nil,
          opacity: opacity, content: [node, square]))
    }
  }

  private static func blurred(_ depth: Int) -> DrawingNode {
    (0..<depth).reduce(square) { node, _ in
      .group(.init(content: [node], filters: [.blur(radius: 1)]))
    }
  }

  private static func masked(_ depth: Int) -> DrawingNode {
    (0..<depth).reduce(square) { node, _ in
      .group(.init(content: [square], mask: .init([node])))
    }
  }
}
