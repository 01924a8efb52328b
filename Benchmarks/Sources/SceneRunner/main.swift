// scene-runner SCENE MIN_MS [OUT.RAW]
//
// Draws a scene of the raster benchmark again and again and prints the time of a frame.

import Drawing
import Foundation
import Geometry
import Raster

func run(_ arguments: [String]) throws {
  let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
  let scene = try SceneReader.read(text)
  let drawing = scene.drawing
  let white = [UInt8](repeating: 255, count: scene.width * scene.height * 4)
  var canvas = Bitmap(width: scene.width, height: scene.height, bytes: white)
  let options = RasterOptions(
    backdrop: scene.clear == nil ? .kept : .cleared, instructionSet: chosenInstructionSet())
  let rasterizer = Rasterizer(options: options)

  rasterizer.draw(drawing, scale: 1, into: &canvas)
  if arguments.count > 3 { try write(canvas, to: arguments[3]) }
  rasterizer.draw(drawing, scale: 1, into: &canvas)
  var timer = FrameTimer()
  timer.run(atLeast: Double(arguments[2]) ?? 0) {
    rasterizer.draw(drawing, scale: 1, into: &canvas)
  }
  print(timer.report)
}

/// The set named by `ANIMATE_INSTRUCTION_SET`, to compare them; else the fastest.
func chosenInstructionSet() -> InstructionSet? {
  let name = ProcessInfo.processInfo.environment["ANIMATE_INSTRUCTION_SET"]
  return InstructionSet.allCases.first { "\($0)" == name }
}

/// Writes the pixels as B, G, R, A.
func write(_ canvas: Bitmap, to file: String) throws {
  var bytes = canvas.bytes
  for index in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(index, index + 2) }
  try Data(bytes).write(to: URL(fileURLWithPath: file))
}

do {
  guard CommandLine.arguments.count > 2 else {
    print("usage: scene-runner SCENE MIN_MS [OUT.RAW]")
    exit(64)
  }
  try run(CommandLine.arguments)
} catch SceneProblem.unsupported {
  print("{\"unsupported\":true}")
}
