// What a line of 60 glyphs costs, and ten thousand that move, in processor time.
//
//     text-times

import Animate
import Foundation

/// The processor time of this process in milliseconds.
func processMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The least time that a body takes over several rounds.
func least(_ rounds: Int = 20, _ body: () -> Void) -> Double {
  (0..<rounds).reduce(Double.infinity) { least, _ in
    let start = processMilliseconds()
    body()
    return min(least, processMilliseconds() - start)
  }
}

func report(_ name: String, _ milliseconds: Double) {
  print(name, String(format: "%.3f ms", milliseconds))
}

let line = "The quick brown fox jumps over the lazy dog, and then again."

/// The time of a frame, evaluated and drawn, of a second of a film at 60 frames.
func frameTimes(_ film: Film) -> (evaluating: Double, drawing: Double) {
  let evaluating = least(3) {
    let stage = film.makeStage()
    for frame in 0..<60 { _ = stage.drawing(at: Double(frame) / 60) }
  }
  let stage = film.makeStage()
  let drawings = (0..<60).map { stage.drawing(at: Double($0) / 60) }
  var bitmap = Bitmap(width: Int(film.size.width), height: Int(film.size.height))
  let rasterizer = Rasterizer()
  let drawing = least(3) {
    for drawing in drawings { rasterizer.draw(drawing, scale: 1, into: &bitmap) }
  }
  return (evaluating / 60, drawing / 60)
}

let library = FontLibrary.embedded
let font = FontDescription(size: 48)
report(
  "setting a line of 60 letters, shaping included",
  least {
    for _ in 0..<100 {
      _ = Paragraph(StyledText(line, font: font), library: library).layout()
    }
  } / 100)

let still = Film(size: CGSize(width: 1920, height: 1080), state: 0) { _ in
  Text(verbatim: line).font(.system(size: 48)).fixedSize()
}
let stillDrawing = still.makeStage().drawing(at: 0)
var bitmap = Bitmap(width: 1920, height: 1080)
let rasterizer = Rasterizer()
rasterizer.draw(stillDrawing, scale: 1, into: &bitmap)
let emptyTime = least {
  for _ in 0..<20 {
    rasterizer.draw(
      FrameDrawing(size: stillDrawing.size, content: []), scale: 1, into: &bitmap)
  }
}
let lineTime = least {
  for _ in 0..<20 { rasterizer.draw(stillDrawing, scale: 1, into: &bitmap) }
}
report("drawing it at 48 px with kept masks, the empty frame aside", (lineTime - emptyTime) / 20)

let page = Array(repeating: line, count: 167).joined(separator: "\n")
let moving = Film(
  size: CGSize(width: 1920, height: 1080), state: 0.0,
  script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = 1 }]
) { progress in
  Text(verbatim: page).font(.system(size: 6)).fixedSize()
    .textEffect(TextEffect(stagger: 0, from: .init(x: 100)), isActive: progress < 0.5)
}
let times = frameTimes(moving)
report("10 000 letters that move one by one: evaluating a frame", times.evaluating)
report("drawing a frame", times.drawing)
