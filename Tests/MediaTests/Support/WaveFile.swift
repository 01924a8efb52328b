import Foundation

/// A WAV file of 16-bit samples.
func waveFile(
  seconds: Double, rate: Int = 44100, channels: Int = 1, _ value: (Double) -> Double
) -> [UInt8] {
  func word(_ value: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(value >> $0 & 255) } }
  func half(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
  var samples: [UInt8] = []
  for index in 0..<Int(seconds * Double(rate)) {
    let sample = Int((value(Double(index) / Double(rate)) * 32767).rounded())
    for _ in 0..<channels { samples += half(sample & 0xFFFF) }
  }
  let format =
    half(1) + half(channels) + word(rate) + word(rate * channels * 2) + half(channels * 2)
    + half(16)
  return Array("RIFF".utf8) + word(36 + samples.count) + Array("WAVEfmt ".utf8) + word(16) + format
    + Array("data".utf8) + word(samples.count) + samples
}

/// A tone of `frequency` Hz at half volume.
func tone(seconds: Double, frequency: Double = 1000, rate: Int = 44100) -> [UInt8] {
  waveFile(seconds: seconds, rate: rate) { 0.5 * sin(2 * .pi * frequency * $0) }
}
