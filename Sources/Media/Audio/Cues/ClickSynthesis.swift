import Geometry

extension AudioSamples {
  /// A click; the same numbers give the same samples on every machine.
  ///
  /// It begins at its first sample, and no sample is beyond the voice's peak by more than its spread.
  init(_ click: AudioCue.Click, variation: Int) {
    let voice = ClickVoice(click)
    var chance = ClickChance(click, variation)
    let pitch = 1 + voice.spread * chance.next()
    let gain = voice.peak * (1 + voice.spread * chance.next())
    let side = voice.spread * chance.next()
    var wave = [Double](repeating: 0, count: Int(voice.duration * Double(Self.rate)))
    for tone in voice.tones { wave.add(tone, pitch: pitch) }
    wave.addNoise(of: voice, &chance)
    wave.fadeOut()
    let largest = wave.reduce(0) { max($0, abs($1)) }
    let (left, right) = (gain * min(1, 1 - side), gain * min(1, 1 + side))
    values = wave.flatMap { [Float($0 / largest * left), Float($0 / largest * right)] }
  }
}

extension [Double] {
  /// Adds a tone that dies away: the imaginary part of zⁿ, with z inside of the unit circle.
  fileprivate mutating func add(_ tone: ClickVoice.Tone, pitch: Double) {
    let rate = Double(AudioSamples.rate)
    let radius = exp(-1 / (tone.decay * rate))
    let angle = 2 * Double.pi * tone.frequency * pitch / rate
    let (stepX, stepY) = (radius * cos(angle), radius * sin(angle))
    var (x, y) = (tone.level * stepX, tone.level * stepY)
    for index in indices {
      self[index] += y
      (x, y) = (x * stepX - y * stepY, x * stepY + y * stepX)
    }
  }

  /// Adds noise that dies away, through a low-pass filter of the first order.
  fileprivate mutating func addNoise(of voice: ClickVoice, _ chance: inout ClickChance) {
    let step = exp(-1 / (voice.noiseDecay * Double(AudioSamples.rate)))
    var (level, filtered) = (voice.noiseLevel, 0.0)
    for index in indices {
      filtered += voice.brightness * (chance.next() - filtered)
      self[index] += level * filtered
      level *= step
    }
  }

  /// Brings the last fifth down to nothing.
  fileprivate mutating func fadeOut() {
    let length = count / 5
    for index in 0..<length {
      self[count - length + index] *= 1 - Double(index + 1) / Double(length)
    }
  }
}

/// Numbers that look like chance, from -1 to 1, of a click's variation.
struct ClickChance {
  private var state: UInt64

  init(_ click: AudioCue.Click, _ variation: Int) {
    let kind = AudioCue.Click.allCases.firstIndex(of: click) ?? 0
    state = UInt64(truncatingIfNeeded: variation) &* 0xD6E8_FEB8_6659_FD93 &+ UInt64(kind + 1)
  }

  /// The next number: the output of SplitMix64 (Steele, Lea and Flood 2014), its upper 53 bits.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 52) - 1
  }
}
