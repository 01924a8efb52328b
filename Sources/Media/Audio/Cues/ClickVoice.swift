/// What a click is made of: a few tones and noise, all of which die away.
struct ClickVoice {
  /// A tone.
  struct Tone {
    let frequency: Double
    /// The seconds in which it falls to 1/e.
    let decay: Double
    let level: Double
  }

  let tones: [Tone]
  /// The seconds in which the noise falls to 1/e.
  let noiseDecay: Double
  let noiseLevel: Double
  /// How much of the noise's upper end is there, from 0 to 1.
  let brightness: Double
  /// The largest swing.
  let peak: Double
  /// How far variations are from one another, as a share of pitch and loudness.
  let spread: Double
  let duration: Double
}

extension ClickVoice {
  /// The voice of a kind of click.
  init(_ click: AudioCue.Click) {
    self =
      switch click {
      case .press: .press
      case .release: .release
      case .key: .key
      case .space: .space
      }
  }

  // The numbers were chosen by ear and by eye: a fingertip on glass is one short knock, a key a
  // rattle over the knock of its bed.
  private static let press = ClickVoice(
    tones: [
      Tone(frequency: 1150, decay: 0.006, level: 0.5),
      Tone(frequency: 2900, decay: 0.0025, level: 0.35),
    ], noiseDecay: 0.0012, noiseLevel: 0.35, brightness: 0.6, peak: 0.4, spread: 0.02,
    duration: 0.04)

  private static let release = ClickVoice(
    tones: [
      Tone(frequency: 1500, decay: 0.004, level: 0.5),
      Tone(frequency: 3700, decay: 0.0016, level: 0.3),
    ], noiseDecay: 0.001, noiseLevel: 0.25, brightness: 0.6, peak: 0.16, spread: 0.02,
    duration: 0.03)

  private static let key = ClickVoice(
    tones: [
      Tone(frequency: 210, decay: 0.011, level: 0.35),
      Tone(frequency: 1850, decay: 0.004, level: 0.3),
      Tone(frequency: 4200, decay: 0.0018, level: 0.2),
    ], noiseDecay: 0.003, noiseLevel: 0.5, brightness: 0.45, peak: 0.22, spread: 0.12,
    duration: 0.05)

  private static let space = ClickVoice(
    tones: [
      Tone(frequency: 120, decay: 0.018, level: 0.5),
      Tone(frequency: 900, decay: 0.007, level: 0.3),
      Tone(frequency: 2300, decay: 0.0025, level: 0.15),
    ], noiseDecay: 0.005, noiseLevel: 0.4, brightness: 0.25, peak: 0.24, spread: 0.08,
    duration: 0.08)
}
