import Drawing
import Geometry
import Testing
import Views

@testable import SceneDocument

@Suite("What scenes show")
struct SceneContentTests {
  /// The fills of a drawing with the transforms of the groups around them.
  private func fills(
    _ nodes: [DrawingNode], _ transform: CGAffineTransform = .identity
  ) -> [(fill: DrawingNode.Fill, transform: CGAffineTransform)] {
    nodes.flatMap { node -> [(fill: DrawingNode.Fill, transform: CGAffineTransform)] in
      switch node {
      case .fill(let fill): [(fill, transform)]
      case .stroke, .image, .glyphs: []
      case .group(let group):
        fills(group.content, group.transform.concatenating(transform))
      }
    }
  }

  private func shown(
    _ text: String, at time: Double = 0, overrides: [String: String] = [:]
  ) throws -> [(fill: DrawingNode.Fill, transform: CGAffineTransform)] {
    let film = try scene(text, overrides: overrides).film
    return fills(film.makeStage().drawing(at: time).content)
  }

  /// Where the middle of a fill lies on the canvas.
  private func centers(
    _ text: String, at time: Double = 0, overrides: [String: String] = [:]
  ) throws -> [CGPoint] {
    try shown(text, at: time, overrides: overrides).map { part in
      let box = part.fill.path.boundingRect
      return CGPoint(x: box.midX, y: box.midY).applying(part.transform)
    }
  }

  @Test("the header reaches the film, and what is missing has its default")
  func header() throws {
    let text = """
      { "size": [320, 200], "fps": "30000/1001", "duration": 2.5, "background": "#ff0000",
        "loop": false, "body": { "circle": {} } }
      """
    let loaded = try scene(text)
    #expect(loaded.film.size == CGSize(width: 320, height: 200))
    #expect(loaded.film.frameRate == FrameRate(30000, 1001))
    #expect(loaded.film.duration == 2.5)
    #expect(loaded.film.background == Color.Resolved(red: 1, green: 0, blue: 0))
    #expect(loaded.loop == .times(1))
    let plain = try scene("{ \"body\": { \"circle\": {} } }")
    #expect(plain.film.size == CGSize(width: 640, height: 360))
    #expect(plain.film.frameRate == .default)
    #expect(plain.film.background == nil)
    #expect(plain.loop == .forever)
    #expect(plain.film.frameCount == 1)
  }

  @Test("a change travels along its animation and ends where it leads")
  func animation() throws {
    let text = """
      { "size": [200, 100], "state": { "x": 0 },
        "body": { "circle": {}, "modifiers": [{ "frame": { "width": 10 } }, { "offset": { "x": "= x" } }] },
        "script": [{ "at": 1, "set": { "x": 100 }, "animation": { "linear": { "duration": 2 } } }] }
      """
    for (time, x) in [(0.0, 100.0), (1, 100), (1.5, 125), (2, 150), (3, 200), (9, 200)] {
      let center = try #require(try centers(text, at: time).first)
      #expect(abs(center.x - x) < 1e-9)
    }
    #expect(try scene(text).film.duration == 3)
  }

  @Test("a view can depend on the time, beside what is animated")
  func time() throws {
    let text = """
      { "size": [200, 100], "duration": 4, "state": { "x": 0 },
        "body": { "circle": {}, "modifiers": [
          { "frame": { "width": 10 } }, { "offset": { "x": "= x + time * 10" } }] },
        "script": [{ "at": 1, "set": { "x": 40 }, "animation": { "linear": { "duration": 2 } } }] }
      """
    let film = try scene(text).film
    #expect(film.frameCount == 240)
    let stage = film.makeStage()
    for (time, x) in [(0.0, 100.0), (0.5, 105), (1, 110), (2, 140), (3, 170), (4, 180), (1.5, 125)]
    {
      let part = try #require(fills(stage.drawing(at: time).content).first)
      let center = CGPoint(x: part.fill.path.boundingRect.midX, y: 0).applying(part.transform)
      #expect(abs(center.x - x) < 1e-9, "at \(time)")
    }
  }

  @Test("sizes and durations can depend on the state that a film begins with")
  func variants() throws {
    let text = """
      { "size": ["= w", "= w / 2"], "duration": "= w / 100", "state": { "w": 200 },
        "body": { "circle": {} } }
      """
    #expect(try scene(text).film.size == CGSize(width: 200, height: 100))
    let wide = try scene(text, overrides: ["w": "400"])
    #expect(wide.film.size == CGSize(width: 400, height: 200))
    #expect(wide.film.duration == 4)
    #expect(
      headlines(text, overrides: ["w": "1e6"]).first
        == "1:11: error: expected at most 16384, found 1000000")
  }

  @Test("a loop repeats its content over counts and lists")
  func loops() throws {
    let counted = """
      { "size": [200, 100], "body": { "forEach": { "count": 3, "content": [
        { "circle": {}, "modifiers": [{ "offset": { "x": "= i * 10" } }] }] } } }
      """
    #expect(try centers(counted).map(\.x) == [100, 110, 120])
    let listed = """
      { "size": [200, 100], "body": { "forEach": { "in": [5, 7], "as": "v", "index": "k", "content": [
        { "circle": {}, "modifiers": [{ "offset": ["= v", "= k"] }] }] } } }
      """
    #expect(try centers(listed) == [CGPoint(x: 105, y: 50), CGPoint(x: 107, y: 51)])
  }

  @Test("a component is shown with the values of each use and its own names only")
  func components() throws {
    let text = """
      { "size": [200, 100], "state": { "s": 1 },
        "components": { "Dot": { "parameters": { "x": 5, "y": 0 }, "body": {
          "circle": {}, "modifiers": [{ "offset": { "x": "= x * s", "y": "= y" } }] } } },
        "body": { "forEach": { "count": 2, "as": "x", "content": [
          { "Dot": {} }, { "Dot": { "x": "= x + 20", "y": 3 } }] } } }
      """
    #expect(
      try centers(text) == [
        CGPoint(x: 105, y: 50), CGPoint(x: 120, y: 53), CGPoint(x: 105, y: 50),
        CGPoint(x: 121, y: 53),
      ])
  }

  @Test("a component with one parameter takes it in place of its keys")
  func shorthandParameter() throws {
    let text = """
      { "size": [200, 100],
        "components": { "Dot": { "parameters": { "x": 0 }, "body": {
          "circle": {}, "modifiers": [{ "offset": ["= x", 0] }] } } },
        "body": { "group": [{ "Dot": 7 }] } }
      """
    #expect(try centers(text).map(\.x) == [107])
  }

  @Test("the command line can replace values of the state")
  func overrides() throws {
    let text = """
      { "size": [200, 100], "state": { "x": 1, "p": { "x": 0, "y": 0 } }, "body": {
        "circle": {}, "modifiers": [{ "offset": "= p" }, { "offset": ["= x", 0] }] } }
      """
    #expect(
      try centers(text, overrides: ["x": "2.5", "p": "[10, 20]"]) == [CGPoint(x: 112.5, y: 70)])
  }

  @Test("steps see the values from before the step, and later ones those after it")
  func steps() throws {
    let text = """
      { "size": [200, 100], "duration": 4, "state": { "a": 1, "b": 2 }, "body": {
          "circle": {}, "modifiers": [{ "offset": ["= a", "= b"] }] },
        "script": [{ "at": 1, "set": { "a": "= b", "b": "= a" } },
                   { "at": 2, "set": { "a": "= a * 10 + time" } }] }
      """
    #expect(try centers(text, at: 1) == [CGPoint(x: 102, y: 51)])
    #expect(try centers(text, at: 2) == [CGPoint(x: 122, y: 51)])
  }

  @Test("a step after another waits until the other's animation is complete")
  func after() throws {
    func duration(_ animation: String) throws -> Double {
      try scene(
        """
        { "state": { "a": 0 }, "body": { "circle": {}, "modifiers": [{ "opacity": "= a" }] },
          "script": [{ "at": 1, "set": { "a": 1 }, "animation": \(animation) },
                     { "after": 0.5, "set": { "a": 0 } }] }
        """
      ).film.duration
    }
    #expect(abs(try duration("\"easeIn\"") - 1.85) < 1e-9)
    #expect(
      abs(try duration("{ \"linear\": { \"duration\": 2, \"delay\": 1, \"speed\": 2 } }") - 3.5)
        < 1e-9)
    #expect(
      abs(
        try duration("{ \"linear\": { \"duration\": 1, \"repeat\": 3, \"autoreverses\": false } }")
          - 4.5)
        < 1e-9)
  }

  @Test("clips, fills and styles reach the drawing")
  func styles() throws {
    let text = """
      { "body": { "zstack": [
        { "rectangle": {}, "modifiers": [{ "fill": "#00ff00" }] },
        { "group": [{ "circle": {} }], "modifiers": [{ "foregroundStyle": "#0000ff" },
          { "clipShape": { "roundedRectangle": 8 } }] }] } }
      """
    let paints = try shown(text).map(\.fill.paint)
    #expect(
      paints == [
        .color(Color.Resolved(red: 0, green: 1, blue: 0)),
        .color(Color.Resolved(red: 0, green: 0, blue: 1)),
      ])
  }

  @Test("a path is fitted from its view box into its frame")
  func path() throws {
    let text = """
      { "size": [200, 100], "body": { "path": { "data": "M0 0H10V10H0Z", "viewBox": [0, 0, 10, 10] } } }
      """
    let box = try #require(try shown(text).first).fill.path.boundingRect
    #expect(box == CGRect(x: 50, y: 0, width: 100, height: 100))
  }
}
