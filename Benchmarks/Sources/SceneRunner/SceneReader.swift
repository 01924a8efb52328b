import Drawing
import Geometry

/// Reads the text format of the benchmark's scenes; its README defines it.
struct SceneReader {
  private var scene = BenchmarkScene()
  /// The groups that are open, outermost first.
  private var open: [DrawingNode.Group] = []

  static func read(_ text: String) throws -> BenchmarkScene {
    var reader = SceneReader()
    for (number, line) in text.split(separator: "\n").enumerated() {
      var words = Words(line, number: number + 1)
      try reader.readOperation(&words)
    }
    return reader.scene
  }

  private mutating func readOperation(_ words: inout Words) throws {
    switch try words.next() {
    case "size": (scene.width, scene.height) = (try words.integer(), try words.integer())
    case "clear": try readClear(&words)
    case "fill": append(.fill(try words.fill()))
    case "lin": append(.fill(try words.linearFill()))
    case "rad": append(.fill(try words.radialFill()))
    case "image": append(try words.image())
    case "stroke": append(.stroke(try words.stroke()))
    case "text": append(.glyphs(try words.glyphs()))
    case "layer": try beginLayer(&words)
    case "blur": try beginBlur(&words)
    case "end": append(.group(open.removeLast()))
    case let name: throw SceneProblem.unsupported(String(name))
    }
  }

  private mutating func append(_ node: DrawingNode) {
    if open.isEmpty {
      scene.content.append(node)
    } else {
      open[open.count - 1].content.append(node)
    }
  }

  private mutating func readClear(_ words: inout Words) throws {
    guard scene.content.isEmpty, open.isEmpty else {
      throw SceneProblem.unsupported("clear within a scene")
    }
    scene.clear = try words.color()
  }

  private mutating func beginLayer(_ words: inout Words) throws {
    let clip = try Self.rectangle(&words)
    open.append(.init(clip: .init(clip), opacity: try words.number(), content: []))
  }

  private mutating func beginBlur(_ words: inout Words) throws {
    let clip = try Self.rectangle(&words)
    let radius = try words.number()
    open.append(.init(clip: .init(clip), content: [], filters: [.blur(radius: radius)]))
  }

  private static func rectangle(_ words: inout Words) throws -> Path {
    let origin = try words.point()
    let (width, height) = (try words.number(), try words.number())
    return Path { path in
      path.move(to: origin)
      path.addLine(to: CGPoint(x: origin.x + width, y: origin.y))
      path.addLine(to: CGPoint(x: origin.x + width, y: origin.y + height))
      path.addLine(to: CGPoint(x: origin.x, y: origin.y + height))
      path.closeSubpath()
    }
  }
}
