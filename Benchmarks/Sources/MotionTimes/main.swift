// What a sample, a retarget and a second of film cost in motion, in processor time.
//
//     motion-times

import Foundation
import Motion

/// The processor time of this process in nanoseconds.
func processNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The least time of an operation over several rounds of `count` of them.
func nanoseconds(count: Int, rounds: Int = 7, _ body: () -> Void) -> Double {
  var least = Double.infinity
  for _ in 0..<rounds {
    let start = processNanoseconds()
    body()
    least = min(least, (processNanoseconds() - start) / Double(count))
  }
  return least
}

/// Keeps the optimizer from leaving out what is measured.
@inline(never) func consume(_ value: Double) { if value == .infinity { print(value) } }

func report(_ name: String, _ value: Double, _ unit: String) {
  print(
    name.padding(toLength: 44, withPad: " ", startingAt: 0), String(format: "%9.1f", value), unit)
}

func sampling(_ animation: Animation) -> Double {
  var value = AnimatedValue(0.0)
  value.set(1, animation: animation, at: 0)
  let count = 200_000
  return nanoseconds(count: count) {
    var sum = 0.0
    for index in 0..<count { sum += value.value(at: Double(index) / Double(count) * 0.3) }
    consume(sum)
  }
}

func retargeting(_ animation: Animation) -> Double {
  let count = 50_000
  return nanoseconds(count: count) {
    var value = AnimatedValue(0.0)
    for index in 0..<count {
      value.set(Double(index % 7), animation: animation, at: Double(index) * 0.01)
    }
    consume(value.value(at: 1e3))
  }
}

/// A second of film: `values` springs and curves, 60 samples each.
func secondOfFilm(values: Int) -> Double {
  let animations: [Animation] = [.bouncy, .smooth, .easeInOut(duration: 1), .linear(duration: 1)]
  var animated = (0..<values).map { _ in AnimatedValue(0.0) }
  for index in animated.indices {
    animated[index].set(100, animation: animations[index % animations.count], at: 0)
  }
  return nanoseconds(count: 1) {
    var sum = 0.0
    for frame in 0..<60 {
      for value in animated { sum += value.value(at: Double(frame) / 60) }
    }
    consume(sum)
  }
}

for (name, animation) in [
  ("linear", .linear(duration: 0.5)), ("easeInOut", .easeInOut(duration: 0.5)),
  ("smooth", .smooth), ("bouncy", .bouncy),
  ("over-damped spring", .spring(duration: 0.5, bounce: -0.3)),
  ("delayed, repeated easeIn", .easeIn(duration: 0.1).repeatCount(5).delay(0.05)),
] as [(String, Animation)] {
  report("sample of \(name)", sampling(animation), "ns")
}
report("retarget of a spring", retargeting(.bouncy), "ns")
report("retarget of a curve", retargeting(.easeInOut(duration: 0.3)), "ns")
report("1000 values at 60 fps, a second of film", secondOfFilm(values: 1000) / 1e6, "ms")
