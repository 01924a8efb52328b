import Drawing
import Geometry
import Motion

@testable import Views

/// What a view of a size draws, a node a line, without the canvas.
func drawn(
  width: Double = 100, height: Double = 50, colorScheme: ColorScheme = .light,
  @ViewBuilder _ content: @escaping @Sendable () -> some View
) -> String {
  let film = Film(
    size: CGSize(width: width, height: height), colorScheme: colorScheme, state: 0
  ) { _ in content() }
  return film.makeStage().drawing(at: 0).lines
}

/// What a view draws `time` seconds after its number went from 0 to 1 within one second.
func drawn<Content: View>(
  at time: Double, width: Double = 100, height: Double = 50,
  @ViewBuilder _ content: @escaping @Sendable (Double) -> Content
) -> String {
  let film = Film(
    size: CGSize(width: width, height: height), state: 0.0,
    script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = 1 }], content: content)
  return film.makeStage().drawing(at: time).lines
}

extension FrameDrawing {
  /// The nodes as they are printed, without the canvas.
  var lines: String { content.map(\.description).joined(separator: "\n") }
}
