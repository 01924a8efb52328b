// What a frame of a tree of 500 views costs to evaluate, in processor time.
//
//     view-times

import Animate
import Foundation

/// The processor time of this process in milliseconds.
func processMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// A view whose width changes by layout.
struct Bar: View {
  let isWide: Bool
  var body: some View { Rectangle().frame(width: isWide ? 30 : 10, height: 8) }
}

/// A view that is evaluated and laid out in each frame while its data travels.
struct Gauge: View, Animatable {
  var animatableData: Double
  var body: some View { Rectangle().frame(width: 10 + 20 * animatableData, height: 8) }
}

/// A tree of about 500 views: 20 rows of 8 padded shapes with a layer each, and one that moves.
struct Table<Moving: View>: View {
  let moving: Moving

  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<20) { _ in Row() }
      moving
    }
  }
}

struct Row: View {
  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<8) { _ in Rectangle().frame(width: 10, height: 8).padding(1).opacity(0.9) }
    }
  }
}

/// The same tree with some of its shapes on their way: each travels by itself, turns and fades.
struct LivelyTable: View {
  let isOn: Bool
  let movingRows: Int

  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<20) { row in
        HStack(spacing: 2) {
          ForEach(0..<8) { _ in
            let isMoved = isOn && row < movingRows
            Rectangle().frame(width: isMoved ? 14 : 10, height: 8).padding(1)
              .rotationEffect(.degrees(isMoved ? 90 : 0)).opacity(isMoved ? 0.3 : 0.9)
          }
        }
      }
    }
  }
}

/// The least time of a frame's evaluation over several plays of a second of film.
func frameTime(_ film: Film) -> Double {
  var least = Double.infinity
  for _ in 0..<9 {
    let stage = film.makeStage()
    _ = stage.drawing(at: 0)
    let start = processMilliseconds()
    for frame in 1...60 { _ = stage.drawing(at: Double(frame) / 60) }
    least = min(least, (processMilliseconds() - start) / 60)
  }
  return least
}

/// The least time of building the tree and its first frame.
func firstFrameTime(_ film: Film) -> Double {
  var least = Double.infinity
  for _ in 0..<9 {
    let start = processMilliseconds()
    _ = film.makeStage().drawing(at: 0)
    least = min(least, processMilliseconds() - start)
  }
  return least
}

func film(@ViewBuilder _ content: @escaping @Sendable (Bool) -> some View) -> Film {
  Film(
    size: CGSize(width: 400, height: 400), duration: 1, state: false,
    script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = true }], content: content)
}

/// Stacks in stacks, `depth` deep, around a view that is laid out in each frame.
func nested(_ depth: Int, _ data: Double) -> AnyView {
  (0..<depth).reduce(AnyView(Gauge(animatableData: data))) { view, index in
    index.isMultiple(of: 2)
      ? AnyView(
        HStack {
          view; Rectangle()
        })
      : AnyView(
        VStack {
          view; Rectangle()
        })
  }
}

func report(_ name: String, _ milliseconds: Double) {
  print(
    name.padding(toLength: 52, withPad: " ", startingAt: 0),
    String(format: "%8.3f ms", milliseconds))
}

let placed = film { Table(moving: Bar(isWide: $0)) }
let evaluated = film { Table(moving: Gauge(animatableData: $0 ? 1 : 0)) }
report("500 views, first frame", firstFrameTime(placed))
report("500 views, one frame's place travels", frameTime(placed))
report("500 views, one view is evaluated and laid out", frameTime(evaluated))
report("20 nested stacks, the innermost laid out anew", frameTime(film { nested(20, $0 ? 1 : 0) }))
report("500 views, 50 of them travel", frameTime(film { LivelyTable(isOn: $0, movingRows: 2) }))
report("500 views, all of them travel", frameTime(film { LivelyTable(isOn: $0, movingRows: 20) }))
