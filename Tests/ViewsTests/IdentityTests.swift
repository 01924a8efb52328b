import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Identity and state")
struct IdentityTests {
  /// A view that counts how often its own state was made.
  struct Stamp: View {
    @State var color: Color.Resolved
    var body: some View { Rectangle().fill(Color(color)) }
  }

  @Test("a view keeps its state while it stays at its place")
  func stateOutlivesViewValues() {
    let film = Film(
      size: CGSize(width: 10, height: 10), state: Color.Resolved.black,
      script: [ScriptStep(at: 1) { $0 = .white }]
    ) { Stamp(color: $0) }
    #expect(film.makeStage().drawing(at: 2).colors == [.black])
  }

  @Test("the branches of a condition have states of their own")
  func branchesAreDifferentPlaces() {
    let film = Film(
      size: CGSize(width: 10, height: 10), state: true,
      script: [ScriptStep(at: 1) { $0 = false }]
    ) { first in
      if first { Stamp(color: .black) } else { Stamp(color: .white) }
    }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0).colors == [.black])
    #expect(stage.drawing(at: 1).colors == [.white])
  }

  @Test("the views of a loop keep their states when their elements change places")
  func loopElementsAreTheirIdentifiers() {
    let film = Film(
      size: CGSize(width: 10, height: 10), state: [0, 1],
      script: [ScriptStep(at: 1) { $0 = [1, 2, 0] }]
    ) { numbers in
      ForEach(numbers, id: \.self) { number in
        Stamp(color: Color.Resolved(red: Double(numbers.count), green: Double(number), blue: 0))
      }
    }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0).colors.map(\.green) == [0, 1])
    #expect(stage.drawing(at: 1).colors.map(\.green) == [1, 2, 0])
    #expect(stage.drawing(at: 1).colors.map(\.red) == [2, 3, 2])
  }

  @Test("a change inside a view's own state is shown along the animation it is made with")
  func ownStateAnimates() {
    struct Grower: View {
      let trigger: Bool
      var body: some View {
        Rectangle().fill(.black).offset(x: trigger ? 100 : 0).animation(
          .linear(duration: 2), value: trigger)
      }
    }
    let film = Film(
      size: CGSize(width: 10, height: 10), state: false,
      script: [ScriptStep(at: 1) { $0 = true }]
    ) { Grower(trigger: $0) }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 2).offsets == [50])
    #expect(stage.drawing(at: 3).offsets == [100])
  }

  @Test("a user's view with animatable data is evaluated on the way")
  func animatableViewsAreEvaluatedOnTheWay() {
    struct Meter: View, Animatable {
      var animatableData: Double
      var body: some View { Rectangle().fill(Color(.init(red: animatableData, green: 0, blue: 0))) }
    }
    let film = Film(
      size: CGSize(width: 10, height: 10), state: 0.0,
      script: [ScriptStep(at: 1, animation: .linear(duration: 1)) { $0 = 1 }]
    ) { Meter(animatableData: $0) }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 1.25).colors.map(\.red) == [0.25])
    #expect(stage.drawing(at: 3).colors.map(\.red) == [1])
  }
}
