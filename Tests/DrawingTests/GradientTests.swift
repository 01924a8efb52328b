import Drawing
import Testing

@Suite("Gradient values")
struct GradientTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  @Test("colours without locations lie at even distances")
  func evenStops() {
    #expect(Gradient.Resolved(colors: [red, .white, blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient.Resolved(colors: [red]).stops.map(\.location) == [0])
  }

  @Test("stops are ordered by location, clamped, and keep their order where they coincide")
  func ordered() {
    let stops: [Gradient.Resolved.Stop] = [
      .init(color: .white, location: 2), .init(color: red, location: 0.5),
      .init(color: blue, location: 0.5), .init(color: .black, location: .nan),
    ]
    let ordered = Gradient.Resolved(stops: stops).orderedStops
    #expect(ordered.map(\.location) == [0, 0.5, 0.5, 1])
    #expect(ordered.map(\.color) == [.black, red, blue, .white])
  }

  @Test("the middle of red and blue depends on the space")
  func spaces() {
    func middle(_ space: Color.Resolved.InterpolationSpace) -> SIMD4<UInt8> {
      Gradient.Resolved(colors: [red, blue], colorSpace: space).color(at: 0.5).rgba8
    }
    #expect(middle(.device) == SIMD4(128, 0, 128, 255))
    // Half the light is 188 as encoded; Oklab's middle is that of CSS `in oklab`.
    #expect(middle(.linear) == SIMD4(188, 0, 188, 255))
    #expect(middle(.perceptual) == SIMD4(140, 83, 162, 255))
  }

  @Test("beyond the stops the nearest colour goes on; none at all is clear")
  func beyond() {
    let gradient = Gradient.Resolved(stops: [
      .init(color: red, location: 0.25), .init(color: blue, location: 0.75),
    ])
    #expect(gradient.color(at: -9) == red && gradient.color(at: 9) == blue)
    #expect(gradient.color(at: .nan) == blue)
    #expect(Gradient.Resolved(stops: []).color(at: 0.5) == .clear)
  }
}
