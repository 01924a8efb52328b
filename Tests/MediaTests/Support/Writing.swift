import Drawing
import Foundation
import Media
import Testing

/// Settings of a small clip.
func smallSettings(
  width: Int = 64, height: Int = 48, rate: FrameRate = FrameRate(30)!, frames: Int
) -> EncodingSettings {
  EncodingSettings(width: width, height: height, frameRate: rate, frameCount: frames)
}

/// Writes a clip, encoding its segments in the order that `order` puts them in.
@discardableResult
func write(
  _ path: String, _ settings: EncodingSettings,
  order: ([Range<Int>]) -> [Range<Int>] = { $0 },
  picture: (Int) -> Bitmap
) throws -> any FrameSink {
  let sink = try OutputFormat(path: path).makeSink(path: path, settings: settings)
  defer { sink.abandon() }
  var encoded: [EncodedSegment] = []
  for frames in order(sink.segments) {
    let encoder = try sink.makeSegmentEncoder(frames: frames)
    for frame in frames { try encoder.encode(picture(frame)) }
    try encoded.append(encoder.finish())
  }
  for segment in encoded.sorted(by: { $0.frames.lowerBound < $1.frames.lowerBound }) {
    try sink.append(segment)
  }
  try sink.finish()
  return sink
}

/// Writes a clip of moving shapes.
@discardableResult
func writeShapes(
  _ path: String, _ settings: EncodingSettings, order: ([Range<Int>]) -> [Range<Int>] = { $0 }
) throws -> any FrameSink {
  try write(path, settings, order: order) {
    movingShapes(
      width: settings.width, height: settings.height, frame: $0, of: settings.frameCount)
  }
}

/// The peak signal-to-noise ratio of two pictures' colours in decibels; infinity when equal.
func signalToNoise(_ first: Bitmap, _ second: Bitmap) -> Double {
  precondition(first.width == second.width && first.height == second.height)
  var sum = 0.0
  for place in first.bytes.indices where place % 4 != 3 {
    let difference = Double(first.bytes[place]) - Double(second.bytes[place])
    sum += difference * difference
  }
  let mean = sum / Double(first.bytes.count / 4 * 3)
  return mean == 0 ? .infinity : 10 * log10(255 * 255 / mean)
}
