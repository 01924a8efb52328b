import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Animatable views and effects of one's own")
struct GeometryEffectTests {
  private struct Shake: GeometryEffect {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * amount, y: 0))
    }
  }

  @Test("a geometry effect is asked for its map in each frame, with the view's size")
  func geometryEffects() {
    let film = Film.flag([.on(at: 1, .second)]) {
      Rectangle().frame(width: 20, height: 10).modifier(Shake(amount: $0 ? 1 : 0))
    }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0).shifts == [40])
    #expect(stage.drawing(at: 1.5).shifts == [50])
    #expect(stage.drawing(at: 2).shifts == [60])
  }

  @Test("a geometry effect may bend space, and shows nothing where it can't be undone")
  func projections() {
    struct Lean: GeometryEffect {
      let amount: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        var map = ProjectionTransform()
        (map.m13, map.m11) = (amount, amount == 0 ? 0 : 1)
        return map
      }
    }
    let bent = Film.of { Rectangle().modifier(Lean(amount: 0.01)) }.makeStage().drawing(at: 0)
    guard case .group(let group) = bent.content[0] else {
      Issue.record("no group")
      return
    }
    #expect(group.projection?.m13 == 0.01)
    for amount in [0, CGFloat.nan, .infinity] {
      let film = Film.of { Rectangle().modifier(Lean(amount: amount)) }
      #expect(film.makeStage().drawing(at: 0).content.isEmpty)
    }
  }

  @Test("an animatable modifier is evaluated on the way, with all that a view can have")
  func animatableModifiers() {
    struct Grow: AnimatableModifier {
      var animatableData: AnimatablePair<Double, Double>
      @State private var start = 10.0
      func body(content: Content) -> some View {
        ZStack {
          content.offset(x: start + animatableData.first)
          if animatableData.second > 0.5 { Rectangle() }
        }
      }
    }
    let film = Film.flag([.on(at: 1, .second)]) { flag in
      Rectangle().modifier(Grow(animatableData: AnimatablePair(flag ? 100 : 0, flag ? 1 : 0)))
    }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 1.25).shifts == [35])
    #expect(stage.drawing(at: 1.75).shifts == [85, 0])
  }

  @Test("a vector of one's own travels")
  func ownVectors() {
    struct Polar: VectorArithmetic {
      var radius: Double
      var turns: Double
      static let zero = Polar(radius: 0, turns: 0)
      static func + (left: Self, right: Self) -> Self {
        Polar(radius: left.radius + right.radius, turns: left.turns + right.turns)
      }
      static func - (left: Self, right: Self) -> Self {
        Polar(radius: left.radius - right.radius, turns: left.turns - right.turns)
      }
      mutating func scale(by factor: Double) { (radius, turns) = (radius * factor, turns * factor) }
      var magnitudeSquared: Double { radius * radius + turns * turns }
    }
    struct Dot: View, Animatable {
      var animatableData: Polar
      var body: some View {
        Rectangle().fill(.black).offset(x: animatableData.radius, y: animatableData.turns)
      }
    }
    let film = Film.flag([.on(at: 1, .second)]) {
      Dot(animatableData: $0 ? Polar(radius: 40, turns: 2) : .zero)
    }
    let transform = film.makeStage().drawing(at: 1.5).transforms[0]
    #expect(transform == CGAffineTransform(translationX: 20, y: 1))
  }
}
