import Drawing
import Geometry
import Motion
import Testing

@Suite("Styles on their way")
struct AnimatableStylesTests {
  /// The value at the fraction `amount` of the way from `start` to `end`.
  private func between<Style: Animatable>(_ start: Style, _ end: Style, _ amount: Double) -> Style {
    var style = end
    style.animatableData = start.animatableData.interpolated(
      towards: end.animatableData, amount: amount)
    return style
  }

  @Test("a stroke's width, mitre limit and phase travel, its dashes and ends don't")
  func strokeStyles() {
    let start = StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [1], dashPhase: 0)
    let end = StrokeStyle(lineWidth: 6, lineCap: .round, miterLimit: 8, dash: [3], dashPhase: 10)
    let expected = StrokeStyle(
      lineWidth: 3, lineCap: .round, miterLimit: 5, dash: [3], dashPhase: 2.5)
    #expect(between(start, end, 0.25) == expected)
  }

  @Test("a gradient's stops travel in colour and place")
  func gradients() {
    let start = Gradient.Resolved(stops: [
      .init(color: .black, location: 0), .init(color: .white, location: 0.5),
    ])
    let end = Gradient.Resolved(stops: [
      .init(color: .white, location: 0.2), .init(color: .white, location: 1),
    ])
    let middle = between(start, end, 0.5)
    #expect(middle.stops[0].color == Color.Resolved(red: 0.5, green: 0.5, blue: 0.5))
    #expect(abs(middle.stops[0].location - 0.1) < 1e-12)
    #expect(middle.stops[1].location == 0.75)
  }

  @Test("gradients with different numbers of stops lose none of the new one's")
  func unequalGradients() {
    let start = Gradient.Resolved(colors: [.black])
    let end = Gradient.Resolved(colors: [.white, .black, .white])
    #expect(between(start, end, 0.5).stops.count == 3)
    #expect(between(start, end, 1) == end)
  }

  @Test("a shadow's colour goes through linear light, its radius and shift straight")
  func shadows() {
    let start = Filter.shadow(color: .black, radius: 0, x: 0, y: 0)
    let end = Filter.shadow(color: .white, radius: 8, x: 4, y: -4)
    guard case .shadow(let color, let radius, let x, let y) = between(start, end, 0.5) else {
      Issue.record("no shadow any more")
      return
    }
    #expect((color.red * 255).rounded() == 188)
    #expect([radius, x, y] == [4, 2, -2])
  }

  @Test("a blur's radius and a colour matrix travel")
  func blursAndMatrices() {
    #expect(between(Filter.blur(radius: 2), .blur(radius: 4), 0.5) == .blur(radius: 3))
    #expect(between(Filter.brightness(0), .brightness(0.5), 0.5) == .brightness(0.25))
  }
}
