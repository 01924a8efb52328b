import Drawing
import Geometry

/// Functions over all pixels of a large square.
enum PixelFunctions {
  static func drawing(_ filters: [Filter]) -> FrameDrawing {
    let side = CGSize(width: 1024, height: 1024)
    let square = DrawingNode.fill(
      .init(
        Path(CGRect(origin: .zero, size: side)),
        .color(Color.Resolved(red: 0.8, green: 0.4, blue: 0.2))))
    let all = filters.isEmpty ? [Filter.pixels(same)] : filters
    return FrameDrawing(size: side, content: [.group(.init(content: [square], filters: all))])
  }

  private static let same = PixelFunction(.color, name: "same") { _, _ in }

  static let all: [(String, PixelFunction)] = [
    ("colour, 10 multiply-adds", tenSteps),
    ("colour, a sine", sine),
    (
      "distortion, a shift",
      .distortion(name: "shift", maxSampleOffset: reach) { position in
        PixelPositions(x: position.x + 1.5, y: position.y + 0.5)
      }
    ),
    (
      "layer, one sample",
      .layer(name: "sample", maxSampleOffset: reach) { position, layer in
        layer.sample(PixelPositions(x: position.x + 1.5, y: position.y + 0.5))
      }
    ),
  ]

  private static let reach = CGSize(width: 2, height: 2)

  private static let tenSteps = PixelFunction.color(name: "ten") { position, color in
    var result = color
    for _ in 0..<10 { result.red = result.red * 0.5 + position.x }
    return result
  }

  private static let sine = PixelFunction.color(name: "sine") { position, color in
    var result = color
    result.red = sin(position.x)
    return result
  }
}
