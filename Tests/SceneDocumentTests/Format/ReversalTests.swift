import Testing
import Views

@testable import SceneDocument

@Suite("Steps that take others back")
struct ReversalTests {
  /// A film of a box whose width is the variable `n`, from 10; what touches do is in `modifiers`.
  private func stage(_ script: String, touched modifiers: String) throws -> Stage {
    let text = """
      { "size": [200, 100], "state": { "n": 10, "moved": { "x": 0, "y": 0 } }, "body": {
        "rectangle": {}, "modifiers": [
          { "frame": { "width": "= n", "height": 90 } }, { "offset": "= moved" },
          { "name": "box" }, \(modifiers)] },
        "script": \(script) }
      """
    return try scene(text).film.makeStage()
  }

  private func width(_ stage: Stage, at time: Double) -> Int {
    (1...200).first { "\(stage.drawing(at: time))".contains("M0 0L\($0) 0L") } ?? 0
  }

  private let grow = """
    { "onTap": { "set": { "n": "= n + 20" }, "animation": { "linear": { "duration": 1 } } } }
    """

  @Test("a step's change goes back to what a touch had made of the state")
  func afterTouch() throws {
    let stage = try stage(
      """
      [{ "at": 0, "tap": "box" }, { "at": 2, "label": "wide", "set": { "n": 100 } },
        { "at": 3, "reverse": "wide" }]
      """, touched: grow)
    #expect(width(stage, at: 1.9) == 30)
    #expect(width(stage, at: 2.5) == 100)
    #expect(width(stage, at: 3.5) == 30)
  }

  @Test("what a touch led to is taken back along the animation that it had")
  func touch() throws {
    let stage = try stage(
      """
      [{ "at": 0, "label": "touched", "tap": { "on": "box", "duration": 0.1 } },
        { "at": 3, "reverse": "touched" }]
      """, touched: grow)
    #expect(width(stage, at: 2) == 30)
    #expect(width(stage, at: 3.5) == 20)
    #expect(width(stage, at: 4.5) == 10)
    // Going back in time plays the film from the start.
    #expect(width(stage, at: 2) == 30)
  }

  @Test("only what the labelled touch led to is taken back, not what others did")
  func others() throws {
    let stage = try stage(
      """
      [{ "at": 0, "tap": "box" }, { "at": 2, "label": "second", "tap": "box" },
        { "at": 5, "reverse": "second" }]
      """, touched: grow)
    #expect(width(stage, at: 4) == 50)
    #expect(width(stage, at: 7) == 30)
  }

  @Test("a drag that the state follows goes back to where it began")
  func drags() throws {
    let stage = try stage(
      """
      [{ "at": 0, "label": "drag", "drag": { "on": "box", "by": [40, 0], "duration": 1 } },
        { "at": 3, "reverse": "drag" }]
      """,
      touched:
        "{ \"onDrag\": { \"translation\": \"moved\", \"ended\": { \"set\": { \"n\": 60 } } } }")
    let before = "\(stage.drawing(at: 0))"
    #expect("\(stage.drawing(at: 2))" != before)
    #expect(width(stage, at: 2) == 60)
    #expect("\(stage.drawing(at: 4.5))" == before)
  }

  @Test("that scrolled content isn't moved back is said, with the remedy")
  func scrolling() throws {
    let text = """
      { "state": { "n": 0 }, "body": { "scrollView": { "content": [{ "circle": {} }] },
          "modifiers": [{ "name": "list" }] },
        "script": [{ "at": 0, "label": "down", "scroll": { "on": "list", "edge": "bottom" } },
          { "at": 1, "reverse": "down" }, { "at": 2, "set": { "n": 1 } }] }
      """
    let warnings = try scene(text).warnings.description
    #expect(warnings.contains("s.json:4:16: warning: what \"down\" scrolls isn't taken back"))
    #expect(warnings.contains("= add a step with \"scroll\" that moves the content back"))
  }

  @Test("the timeline says what is taken back")
  func timeline() throws {
    let text = """
      { "state": { "n": 0 }, "body": { "circle": {}, "modifiers": [{ "name": "dot" },
          { "onTap": { "set": { "n": "= n + 1" } } }] },
        "script": [{ "at": 0, "label": "touched", "tap": "dot" }, { "at": 1, "reverse": "touched" }] }
      """
    let steps = try scene(text).timeline.steps
    #expect(steps.map(\.touch) == ["tap \"dot\"", "takes back tap \"dot\""])
    #expect(steps.map(\.changes) == [[], []])
  }
}
