import Drawing
import Geometry

/// A scene of the raster benchmark: a canvas and the drawing that goes on it.
struct BenchmarkScene {
  var width = 0
  var height = 0
  /// The colour that replaces all pixels first, if the scene clears.
  var clear: Color.Resolved?
  var content: [DrawingNode] = []

  /// The scene as a drawing.
  var drawing: FrameDrawing {
    FrameDrawing(
      size: CGSize(width: Double(width), height: Double(height)), background: clear,
      content: content)
  }
}

/// What a scene's text may hold that the engine can't draw yet, or that is no scene.
enum SceneProblem: Error {
  case unsupported(String)
  case malformed(line: Int)
}
