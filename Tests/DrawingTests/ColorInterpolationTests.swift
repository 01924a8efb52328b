import Drawing
import Motion
import TestSupport
import Testing

@Suite("Interpolation of colours")
struct ColorInterpolationTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let green = Color.Resolved(red: 0, green: 1, blue: 0)
  private let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  private func bytes(_ color: Color.Resolved) -> [Int] {
    [color.red, color.green, color.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
  }

  private func middle(
    _ first: Color.Resolved, _ second: Color.Resolved,
    _ space: Color.Resolved.InterpolationSpace
  ) -> [Int] {
    bytes(first.mixed(with: second, by: 0.5, in: space))
  }

  @Test("half way between two colours lies the published middle of each space")
  func middles() {
    #expect(middle(red, blue, .device) == [128, 0, 128])
    #expect(middle(red, blue, .linear) == [188, 0, 188])
    #expect(middle(red, blue, .perceptual) == [140, 83, 162])
    #expect(middle(.black, .white, .device) == [128, 128, 128])
    #expect(middle(.black, .white, .linear) == [188, 188, 188])
    #expect(middle(.black, .white, .perceptual) == [99, 99, 99])
    #expect(middle(red, green, .device) == [128, 128, 0])
    #expect(middle(red, green, .linear) == [188, 188, 0])
    #expect(middle(red, green, .perceptual) == [208, 168, 0])
  }

  @Test("a colour is mixed with another one, as Oklab has it unless told otherwise")
  func mixing() {
    let (first, second) = (Color(red), Color(blue))
    func shown(_ color: Color) -> [Int] { bytes(color.resolved(for: .light)) }
    #expect(shown(first.mix(with: second, by: 0.5)) == [140, 83, 162])
    #expect(shown(first.mix(with: second, by: 0.5, in: .device)) == [128, 0, 128])
    #expect(first.mix(with: second, by: -1) == first && first.mix(with: second, by: .nan) == first)
    #expect(shown(first.mix(with: second, by: 7)) == [0, 0, 255])
  }

  @Test("a colour animates by its light, in units of 1/128")
  func animatableData() {
    var color = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    #expect(color.animatableData == AnimatablePair(128, AnimatablePair(0, AnimatablePair(0, 64))))
    color.animatableData.interpolate(towards: blue.animatableData, amount: 0.5)
    #expect(bytes(color) == [188, 0, 188])
    #expect(color.opacity == 0.75)
  }

  @Test("there and back a colour keeps its components, in 0…1 and beyond")
  func roundTrip() {
    var random = SeededRandom(seed: 6)
    for space in Color.Resolved.InterpolationSpace.allCases {
      for _ in 0..<200 {
        let color = Color.Resolved(
          red: random.double(in: -0.5...1.5), green: random.double(in: -0.5...1.5),
          blue: random.double(in: -0.5...1.5), opacity: random.double(in: 0...1))
        let back = Color.Resolved(animatableData: color.animatableData(in: space), in: space)
        let differences = [
          back.red - color.red, back.green - color.green, back.blue - color.blue,
          back.opacity - color.opacity,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-7 })
      }
    }
  }
}
