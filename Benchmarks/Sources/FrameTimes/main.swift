// frame-times [FRAMES [THREADS [NAME]]]
//
// Draws scenes of which a part moves, whole and where they changed, on one thread and on several.

import Drawing
import Foundation
import Raster

/// The least wall and processor time of a frame, in milliseconds.
struct FrameTime {
  var wall = Double.infinity
  var processor = Double.infinity

  mutating func measure(_ frame: () -> Void) {
    let (wallStart, processorStart) = (
      Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_PROCESS_CPUTIME_ID)
    )
    frame()
    wall = min(wall, Self.now(CLOCK_MONOTONIC) - wallStart)
    processor = min(processor, Self.now(CLOCK_PROCESS_CPUTIME_ID) - processorStart)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}

/// The time of whole frames: each is the first of a rasterizer that knows none.
func wholeFrames(_ drawings: [FrameDrawing], threads: Int) -> FrameTime {
  let rasterizer = FrameRasterizer(width: 1920, height: 1080, threads: threads)
  var time = FrameTime()
  for drawing in drawings {
    rasterizer.forget()
    time.measure { rasterizer.draw(drawing, scale: 1) }
  }
  return time
}

/// The time of frames of which only what changed is drawn, and how many pixels that is at most.
func changedFrames(_ drawings: [FrameDrawing]) -> (FrameTime, pixels: Int) {
  let rasterizer = FrameRasterizer(width: 1920, height: 1080)
  var (time, pixels) = (FrameTime(), 0)
  rasterizer.draw(drawings[drawings.count - 1], scale: 1)
  for (index, drawing) in drawings.enumerated() {
    var change: FrameChange?
    time.measure { change = rasterizer.draw(drawing, scale: 1) }
    if index > 0 { pixels = max(pixels, change?.pixelCount ?? 0) }
  }
  return (time, pixels)
}

func row(_ name: String, _ figures: [Double]) {
  let columns = figures.map { String(format: "%9.3f", $0) }.joined()
  print(name.padding(toLength: 32, withPad: " ", startingAt: 0) + columns)
}

let arguments = CommandLine.arguments + Array(repeating: "", count: 4)
let frames = max(Int(arguments[1]) ?? 120, 2)
let threads = max(Int(arguments[2]) ?? 2, 1)
print(
  "ms: whole, changes, whole / changes, changed %, whole wall, on \(threads) threads, gain, their processor time"
)
for scene in MovingScene.all where scene.name.hasPrefix(arguments[3]) {
  let drawings = (0..<frames).map(scene.drawing)
  let one = wholeFrames(drawings, threads: 1)
  let several = wholeFrames(drawings, threads: threads)
  let (changed, pixels) = changedFrames(drawings)
  row(
    scene.name,
    [
      one.processor, changed.processor, one.processor / changed.processor,
      Double(pixels) / (1920 * 1080) * 100, one.wall, several.wall, one.wall / several.wall,
      several.processor,
    ])
}
