import Testing

@testable import Motion

/// Goes half the way, rests, and then the other half.
private struct Halting: CustomAnimation {
  let duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { return nil }
    context.isLogicallyComplete = time >= duration / 2
    return value.scaled(by: time < duration / 2 ? time / duration : 0.5)
  }
}

/// Counts how often it took over, and shows that count.
private struct Counting: CustomAnimation {
  struct Takeovers: AnimationStateKey { static let defaultValue = 0 }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if time >= 10 { return nil }
    let count = context.state[Takeovers.self]
    context.state[Takeovers.self] = 1000
    return value.scaled(by: Double(count) / 100)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    context.state[Takeovers.self] += 1
    return previous == Animation(Counting())
  }
}

@Suite("Custom animations")
struct CustomAnimationTests {
  @Test("its ends are found by asking it")
  func ends() {
    var value = AnimatedValue(0.0)
    let times = value.set(10, animation: Animation(Halting(duration: 3)), at: 1)
    #expect(abs((times?.removal ?? 0) - 4) < 1e-9)
    #expect(abs((times?.logicalCompletion ?? 0) - 2.5) < 1e-9)
    #expect(abs(value.value(at: 2) - 10.0 / 3) < 1e-12)
    #expect(value.value(at: 3.9) == 5)
    #expect(value.value(at: 4) == 10)
    #expect(abs(value.velocity(at: 2) - 10.0 / 3) < 1e-6)
  }

  @Test("modifiers apply to it as to any other")
  func modifiers() {
    let animation = Animation(Halting(duration: 1))
    #expect(abs(animation.delay(1).speed(2).duration - 1) < 1e-9)
    #expect(abs(animation.repeatCount(2).duration - 2) < 1e-9)
    var value = AnimatedValue(0.0)
    value.set(8, animation: animation.repeatCount(2), at: 0)
    #expect(abs(value.value(at: 0.25) - 2) < 1e-9)
    #expect(abs(value.value(at: 1.25) - 6) < 1e-6)
  }

  @Test("what it writes in animate is forgotten, what it writes on taking over is kept")
  func state() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: Animation(Counting()), at: 0)
    #expect(value.value(at: 1) == 0)
    #expect(value.value(at: 2) == 0)
    value.set(200, animation: Animation(Counting()), at: 3)
    #expect(value.value(at: 4) == 2)
    value.set(300, animation: Animation(Counting()), at: 5)
    #expect(value.value(at: 6) == 6)
    #expect(abs((value.removalTime ?? 0) - 10) < 1e-9)
  }

  @Test("a spring takes over from it, with a velocity that is measured")
  func spring() {
    var value = AnimatedValue(0.0)
    value.set(10, animation: Animation(Halting(duration: 2)), at: 0)
    value.set(0, animation: .smooth, at: 0.5)
    #expect(abs(value.value(at: 0.5) - 2.5) < 1e-12)
    #expect(abs(value.velocity(at: 0.5) - 5) < 1e-6)
  }

  @Test("equal ones are equal animations")
  func equality() {
    #expect(Animation(Halting(duration: 1)) == Animation(Halting(duration: 1)))
    #expect(Animation(Halting(duration: 1)) != Animation(Halting(duration: 2)))
    #expect(Animation(Halting(duration: 1)) != Animation(Counting()))
    #expect(Set([Animation(Halting(duration: 1)), Animation(Halting(duration: 1))]).count == 1)
  }
}
