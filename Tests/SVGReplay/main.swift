// Replays the SVG corpus and prints what fails.
//
//     svg-replay [FILTER] [--pictures FOLDER]
//     svg-replay [FILTER] --times
//
// With a folder, picture and reference of each failing file are written there side by side. The times are those of
// reading and drawing each file, 300 pixels wide, in all and the longest.

import Dispatch
import Drawing
import Foundation
import Media
import SVGCorpus

let arguments = Array(CommandLine.arguments.dropFirst())
let folder = arguments.firstIndex(of: "--pictures").map { arguments[$0 + 1] }
let filter = arguments.first.flatMap { $0.hasPrefix("--") ? nil : $0 } ?? ""

let cases = SVGCase.all.filter { filter.isEmpty || $0.name.contains(filter) }
if arguments.contains("--times") {
  printTimes(cases)
  exit(0)
}
let outcomes = cases.map { $0.run() }
for outcome in outcomes {
  guard let failure = outcome.failure else { continue }
  print("\(outcome.test.name)\(outcome.test.isConfirmed ? "" : " (unconfirmed)"): \(failure)")
  if let folder { try write(outcome, to: folder) }
}
SVGScore(outcomes).lines.forEach { print($0) }

/// Prints how long reading and drawing takes, the second time, when fonts are known.
func printTimes(_ cases: [SVGCase]) {
  let clock = ContinuousClock()
  var times: [(name: String, seconds: Double)] = []
  for round in 0..<2 {
    for test in cases {
      let time = clock.measure { _ = try? test.picture(width: 300, height: 300) }
      if round == 1 { times.append((test.name, time / .seconds(1))) }
    }
  }
  times.sort { $0.seconds > $1.seconds }
  for time in times.prefix(12) { print("\(time.name): \((time.seconds * 1e4).rounded() / 10) ms") }
  let sum = times.reduce(0) { $0 + $1.seconds }
  print("\(times.count) files: \((sum * 1000).rounded()) ms")
}

/// Writes picture and reference beside each other on white.
func write(_ outcome: SVGOutcome, to folder: String) throws {
  guard let picture = outcome.picture, let reference = outcome.reference else { return }
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let name = outcome.test.name.replacing("/", with: "_")
  let height = max(picture.height, reference.height)
  var both = Bitmap(width: picture.width + reference.width + 10, height: height)
  both.withUnsafeMutableBytes { $0.update(repeating: 200) }
  both.draw(picture, x: 0)
  both.draw(reference, x: picture.width + 10)
  try both.write(to: "\(folder)/\(name).png")
}

extension Bitmap {
  /// Puts a picture on white at a column.
  mutating func draw(_ picture: Bitmap, x: Int) {
    let width = width
    withUnsafeMutableBytes { target in
      for row in 0..<picture.height {
        for column in 0..<picture.width {
          let (from, to) = ((row * picture.width + column) * 4, (row * width + column + x) * 4)
          let rest = 255 - picture.bytes[from + 3]
          for channel in 0..<3 { target[to + channel] = picture.bytes[from + channel] &+ rest }
          target[to + 3] = 255
        }
      }
    }
  }
}

extension Bitmap {
  /// Writes a PNG.
  func write(to path: String) throws {
    let settings = EncodingSettings(
      width: width, height: height, frameRate: .default, frameCount: 1)
    let sink = try OutputFormat.png.makeSink(path: path, settings: settings)
    let encoder = try sink.makeSegmentEncoder(frames: 0..<1)
    try encoder.encode(self)
    try sink.append(try encoder.finish())
    try sink.finish()
  }
}
