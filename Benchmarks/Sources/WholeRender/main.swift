// What a whole render costs beside encoding alone, as a ratio in one run.
//
//     whole-render SCENE [SCALE [FRAMES [ROUNDS]]]     the CPU time per frame of each part
//     whole-render memory SCENE SCALE FRAMES           renders once, says how much memory it took

import Animate
import Foundation

func load(_ path: String) throws -> Film {
  let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  return try SceneReader.read(SourceText(name: path, bytes: bytes)).film
}

/// The scene's first frames; beyond its end the last picture stands.
func measurement(_ path: String, scale: Double, frames: Int) throws -> Measurement {
  let film = try load(path)
  let clip = Clip(frames: 0..<max(frames, 1), frameRate: film.frameRate)
  guard let measurement = Measurement(film: film, scale: scale, clip: clip) else {
    fatalError("the pictures are too large")
  }
  return measurement
}

func compareParts(_ arguments: [String]) throws {
  let scale = arguments.count > 1 ? Double(arguments[1]) ?? 1 : 1
  let frames = arguments.count > 2 ? Int(arguments[2]) ?? 240 : 240
  let rounds = arguments.count > 3 ? Int(arguments[3]) ?? 3 : 3
  let measurement = try measurement(arguments[0], scale: scale, frames: frames)
  var best = (staging: Double.infinity, painting: Double.infinity)
  var (encoding, rendering) = (Double.infinity, Double.infinity)
  for _ in 0..<rounds {
    best.staging = min(best.staging, measurement.staging())
    best.painting = min(best.painting, measurement.painting())
    encoding = min(encoding, try measurement.encoding())
    rendering = min(rendering, try measurement.rendering(jobs: 1))
  }
  let wall = try measurement.wallTimes(rounds: rounds)
  let figures = [
    ("staging", best.staging), ("painting", best.painting), ("encoding", encoding),
    ("whole render", rendering), ("whole / encoding", rendering / encoding),
    ("wall, encoding", wall.encoding), ("wall, whole", wall.rendering),
    ("whole / encoding", wall.rendering / wall.encoding),
  ]
  for (name, figure) in figures {
    print(name.padding(toLength: 18, withPad: " ", startingAt: 0), String(format: "%8.3f", figure))
  }
}

ProcessMemory.returnLargeBlocks()  // As the program does.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "memory", arguments.count == 4 {
  let measurement = try measurement(
    arguments[1], scale: Double(arguments[2]) ?? 1, frames: Int(arguments[3]) ?? 1)
  _ = try measurement.rendering(jobs: 2)
  print(String(format: "%.1f MiB", peakMemory()))
} else if !arguments.isEmpty {
  try compareParts(arguments)
} else {
  print("usage: whole-render SCENE [SCALE [FRAMES [ROUNDS]]] | memory SCENE SCALE FRAMES")
}
