import Geometry
import Motion
import Testing

@testable import Views

@Suite("Keyframes")
struct KeyframeAnimatorTests {
  private struct Pose {
    var x = 0.0
    var opacity = 1.0
  }

  @Test("are played over and over from the initial value")
  func repeating() {
    let film = Film.of {
      Rectangle().keyframeAnimator(initialValue: Pose()) { content, pose in
        content.offset(x: pose.x).opacity(pose.opacity)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(100, duration: 1)
          LinearKeyframe(20, duration: 1)
        }
        KeyframeTrack(\.opacity) { LinearKeyframe(0.5, duration: 1) }
      }
    }
    let stage = film.makeStage()
    let times = [0, 0.5, 1.5, 2.5]
    #expect(times.map { stage.drawing(at: $0).shifts } == [[0], [50], [60], [50]])
    #expect(stage.drawing(at: 2.5).opacities == [0.75])
  }

  @Test("of a whole value need no track, and don't move while they are not repeating")
  func wholeValues() {
    let film = Film.flag([.on(at: 1)], duration: 9) { flag in
      KeyframeAnimator(initialValue: 5.0, repeating: flag) {
        Rectangle().fill(.black).offset(x: $0)
      } keyframes: {
        _ in
        LinearKeyframe(105, duration: 1)
      }
    }
    let stage = film.makeStage()
    #expect([0.5, 1, 1.5, 2.25].map { stage.drawing(at: $0).offsets } == [[5], [5], [55], [30]])
  }

  @Test("with a trigger are played once, and again from where they are")
  func triggered() {
    let film = Film.flag([.on(at: 1), .off(at: 1.5), .on(at: 5)]) { flag in
      KeyframeAnimator(initialValue: 0.0, trigger: flag) {
        Rectangle().fill(.black).offset(x: $0)
      } keyframes: {
        start in
        LinearKeyframe(start + 100, duration: 1)
      }
    }
    let stage = film.makeStage()
    #expect(
      [0, 1.25, 2, 3, 5.5].map { stage.drawing(at: $0).offsets[0] } == [0, 25, 100, 150, 200])
    #expect(film.duration == 6)
  }

  @Test("disregard the animation of a change, which moves the rest")
  func disregardTransactions() {
    let film = Film.flag([.on(at: 1, .second)], duration: 9) { flag in
      KeyframeAnimator(initialValue: 0.0) { value in
        Rectangle().fill(.black).offset(x: value).offset(y: flag ? 10 : 0)
      } keyframes: { _ in
        LinearKeyframe(80, duration: 8)
      }
    }
    let transform = film.makeStage().drawing(at: 1.5).transforms[0]
    #expect(transform.tx == 15)
    #expect(transform.ty == 5)
  }

  @Test("that take no time are named")
  func emptyTimelines() {
    let stage = Film.of {
      KeyframeAnimator(initialValue: 0.0) {
        Rectangle().fill(.black).offset(x: $0)
      } keyframes: { _ in
        MoveKeyframe(5)
      }
    }.makeStage()
    #expect(stage.drawing(at: 1).offsets == [5])
    #expect(stage.diagnostics.map(\.view) == ["KeyframeAnimator"])
  }
}
