// raster-times
//
// Prints what drawings that ask for too much cost, and what functions of pixels do.

import Drawing
import Foundation
import Raster

/// The processor time of the first and of the quickest of a few frames, in milliseconds.
func times(_ drawing: FrameDrawing, side: Int, frames: Int = 5) -> (first: Double, least: Double) {
  var bitmap = Bitmap(width: side, height: side)
  let rasterizer = Rasterizer()
  let all = (0..<frames).map { _ in
    let start = processorTime()
    rasterizer.draw(drawing, scale: 1, into: &bitmap)
    return processorTime() - start
  }
  return (all[0], all.min()!)
}

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}

func row(_ name: String, _ figures: Double...) {
  let columns = figures.map { String(format: "%10.3f", $0) }.joined()
  print(name.padding(toLength: 44, withPad: " ", startingAt: 0) + columns)
}

print("hostile drawings on 64 × 64 pixels: ms of the first frame, of the quickest of five")
for drawing in HostileDrawing.all {
  let (first, least) = times(drawing.drawing, side: 64)
  row(drawing.name, first, least)
}
var usage = rusage()
getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
row("peak memory, MiB", Double(usage.ru_maxrss) / 1024)

print("functions of pixels on 1024 × 1024 pixels: ns a pixel, less what the layer costs")
let plain = times(PixelFunctions.drawing([]), side: 1024).least
for (name, function) in PixelFunctions.all {
  let least = times(PixelFunctions.drawing([.pixels(function)]), side: 1024).least
  row(name, (least - plain) * 1e6 / (1024 * 1024))
}
