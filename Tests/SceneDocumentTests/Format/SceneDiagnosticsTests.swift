import Testing

@testable import SceneDocument

@Suite("What is said of mistakes in scenes")
struct SceneDiagnosticsTests {
  /// A document around a view.
  private func body(_ view: String) -> String { "{ \"body\": \(view) }" }

  @Test("a message shows place, line, path and remedy")
  func fullMessage() {
    let text = """
      {
        "size": [640, 360],
        "body": { "zstack": [
          { "circle": {}, "modifiers": [{ "fill": { "stylee": "red" } }] },
          { "circle": {}, "modifiers": [{ "frame": { "width": "80" } }] }
        ] }
      }
      """
    #expect(
      report(text) == """
        s.json:4:45: error: missing key "style", a color such as "#ff8800" or a gradient such as { "linearGradient": { … } }
            4 |     { "circle": {}, "modifiers": [{ "fill": { "stylee": "red" } }] },
              |                                             ^
              = in body.zstack[0].modifiers[0].fill
        s.json:4:47: error: unknown key "stylee", did you mean "style"?
            4 |     { "circle": {}, "modifiers": [{ "fill": { "stylee": "red" } }] },
              |                                               ^^^^^^^^
              = in body.zstack[0].modifiers[0].fill
        s.json:5:57: error: expected a number of points for "width", found a string
            5 |     { "circle": {}, "modifiers": [{ "frame": { "width": "80" } }] }
              |                                                         ^^^^
              = in body.zstack[1].modifiers[0].frame.width
              = numbers are written without quotes

        """)
  }

  @Test(
    "the document's own keys",
    arguments: [
      ("[]", "1:1: error: expected an object, found a list"),
      ("{}", "1:1: error: missing key \"body\", a view"),
      (
        "{ \"body\": { \"circle\": {} }, \"sise\": 1 }",
        "1:29: error: unknown key \"sise\", did you mean \"size\"?"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"size\": [0, 9] }",
        "1:38: error: expected at least 1, found 0"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"size\": [9, 1e6] }",
        "1:41: error: expected at most 16384, found 1000000"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"size\": [9, 1e300] }",
        "1:41: error: expected at most 16384, found 1e+300"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"size\": [9, 1e999] }",
        "1:41: error: this number is too large; the largest is about 1.8e308"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"size\": [9.5, 9] }",
        "1:37: error: expected two whole numbers [width, height] of points, found fractions"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"size\": 9 }",
        "1:37: error: expected two numbers [width, height] for \"size\", found 9"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"fps\": 0 }",
        "1:36: error: expected at least 0.001 for \"fps\", found 0"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"fps\": -30 }",
        "1:36: error: expected at least 0.001 for \"fps\", found -30"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"fps\": 1e300 }",
        "1:36: error: expected at most 1000 for \"fps\", found 1e+300"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"fps\": \"30/0\" }",
        "1:36: error: \"30/0\" is no fraction of two positive whole numbers"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"duration\": 0 }",
        "1:41: error: expected at least 0.001 for \"duration\", found 0"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"duration\": -1e300 }",
        "1:41: error: expected at least 0.001 for \"duration\", found -1e+300"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"duration\": \"= 0 / 0\" }",
        "1:41: error: expected a number, found one that is none (0/0 or the like)"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"background\": \"rde\" }",
        "1:43: error: unknown color \"rde\", did you mean \"red\"?"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"loop\": 0 }",
        "1:37: error: expected at least 1 for \"loop\", found 0"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"colorScheme\": \"drak\" }",
        "1:44: error: unknown value \"drak\", did you mean \"dark\"?"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"state\": { \"pi\": 3 } }",
        "1:40: error: \"pi\" has a meaning of its own; choose another name"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"state\": { \"a b\": 3 } }",
        "1:40: error: a name consists of letters, digits and \"_\", and begins with no digit"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"state\": { \"a\": null } }",
        "1:45: error: expected a value for \"a\", found null"
      ),
      (
        "{ \"body\": { \"circle\": {} }, \"state\": { \"a\": [1, \"x\"] } }",
        "1:49: error: expected a number like the first value, found a string"
      ),
    ])
  func document(text: String, expected: String) { #expect(headlines(text) == [expected]) }

  @Test(
    "views and modifiers",
    arguments: [
      ("3", "1:11: error: expected a view such as { \"circle\": {} } for \"body\", found 3"),
      ("{}", "1:11: error: this object names no view; write one such as \"circle\": {}"),
      ("{ \"circel\": {} }", "1:13: error: unknown view \"circel\", did you mean \"circle\"?"),
      ("{ \"rect\": {} }", "1:13: error: unknown view \"rect\", did you mean \"rectangle\"?"),
      ("{ \"hologram\": {} }", "1:13: error: unknown view \"hologram\""),
      (
        "{ \"circle\": {}, \"ellipse\": {} }",
        "1:27: error: one object is one view; \"circle\" is here already"
      ),
      ("{ \"circle\": {}, \"opacity\": 1 }", "1:27: error: unknown key \"opacity\""),
      (
        "{ \"circle\": {}, \"modifier\": [] }",
        "1:27: error: unknown key \"modifier\", did you mean \"modifiers\"?"
      ),
      ("{ \"circle\": { \"radius\": 3 } }", "1:25: error: unknown key \"radius\""),
      ("{ \"circle\": 3 }", "1:23: error: expected an object for \"circle\", found 3"),
      (
        "{ \"circle\": {}, \"modifiers\": {} }",
        "1:40: error: expected a list of modifiers such as [{ \"opacity\": 0.5 }] for \"modifiers\", "
          + "found an object"
      ),
      (
        "{ \"circle\": {}, \"modifiers\": [{ \"rotate\": 3 }] }",
        "1:43: error: unknown modifier \"rotate\", did you mean \"rotationEffect\"?"
      ),
      (
        "{ \"circle\": {}, \"modifiers\": [{ \"blurr\": 3 }] }",
        "1:43: error: unknown modifier \"blurr\", did you mean \"blur\"?"
      ),
      (
        "{ \"circle\": {}, \"modifiers\": [{ \"opacity\": 1, \"clipped\": {} }] }",
        "1:57: error: one object is one modifier, because their order matters; "
          + "write [{ \"opacity\": … }, { \"clipped\": … }]"
      ),
      (
        "{ \"circle\": {}, \"modifiers\": [{ \"opacity\": 1 }, { \"fill\": \"red\" }] }",
        "1:61: error: \"fill\" needs a shape"
      ),
      (
        "{ \"circle\": {}, \"modifiers\": [{ \"opacity\": -1 }] }",
        "1:54: error: expected at least 0 for \"opacity\", found -1"
      ),
      (
        "{ \"circle\": {}, \"modifiers\": [{ \"rotationEffect\": \"45\" }] }",
        "1:61: error: expected a number of degrees or a string such as \"45deg\" "
          + "for \"rotationEffect\", found a string"
      ),
      (
        "{ \"circle\": {}, \"modifiers\": [{ \"clipShape\": \"circel\" }] }",
        "1:56: error: unknown shape \"circel\", did you mean \"circle\"?"
      ),
      (
        "{ \"circle\": {}, \"modifiers\": [{ \"clipShape\": \"zstack\" }] }",
        "1:56: error: \"zstack\" is no shape"
      ),
      (
        "{ \"circle\": {}, \"modifiers\": [{ \"opacity\": \"= opne\" }] }",
        "1:57: error: unknown name \"opne\""
      ),
      (
        "{ \"circle\": {}, \"modifiers\": [{ \"opacity\": \"= time\" }] }",
        "1:3: error: views that depend on \"time\" never rest; give the film a \"duration\""
      ),
      ("{ \"path\": \"M 0 0 L 10 x\" }", "1:33: error: path data: expected a number"),
      (
        "{ \"forEach\": { \"content\": [] } }",
        "1:24: error: missing key \"count\", \"in\" or \"rows\""
      ),
      (
        "{ \"forEach\": { \"count\": 1e5, \"content\": [] } }",
        "1:35: error: expected at most 10000 for \"count\", found 100000"
      ),
      (
        "{ \"forEach\": { \"count\": 1, \"in\": [1], \"content\": [] } }",
        "1:38: error: \"count\" and \"in\" exclude each other"
      ),
    ])
  func views(view: String, expected: String) { #expect(headlines(body(view)) == [expected]) }

  @Test(
    "the script",
    arguments: [
      ("{}", "1:50: error: missing key \"at\" or \"after\""),
      ("{ \"at\": -1 }", "1:58: error: expected at least 0 for \"at\", found -1"),
      ("{ \"at\": 1, \"after\": 1 }", "1:61: error: \"at\" and \"after\" exclude each other"),
      ("{ \"at\": 1, \"set\": { \"nn\": 1 } }", "1:70: error: the state has no \"nn\""),
      (
        "{ \"at\": 1, \"set\": { \"n\": \"x\" } }",
        "1:75: error: expected a number for \"n\", found a string"
      ),
      (
        "{ \"at\": 1, \"set\": { \"n\": \"= n == 1\" } }",
        "1:78: error: expected a number, found a boolean"
      ),
      (
        "{ \"at\": 1, \"animation\": \"bouncee\" }",
        "1:74: error: unknown animation \"bouncee\", did you mean \"bouncy\"?"
      ),
      (
        "{ \"at\": 1, \"animation\": \"ease-in-out\" }",
        "1:74: error: unknown animation \"ease-in-out\", did you mean \"easeInOut\"?"
      ),
      (
        "{ \"at\": 1, \"animation\": \"timingCurve\" }",
        "1:74: error: \"timingCurve\" needs an object with \"controlPoints\""
      ),
      (
        "{ \"at\": 1, \"animation\": { \"linear\": { \"duraton\": 1 } } }",
        "1:88: error: unknown key \"duraton\", did you mean \"duration\"?"
      ),
      (
        "{ \"at\": 1, \"animation\": { \"linear\": {}, \"delay\": 1 } }",
        "1:90: error: one object is one animation; its keys go inside the braces of \"linear\""
      ),
      (
        "{ \"at\": 1, \"animation\": { \"linear\": { \"repeat\": 0 } } }",
        "1:98: error: expected at least 1 for \"repeat\", found 0"
      ),
      (
        "{ \"at\": 1, \"animation\": { \"timingCurve\": [2, 0, 0, 1] } }",
        "1:92: error: expected at most 1, found 2"
      ),
      (
        "{ \"at\": 1, \"animation\": { \"spring\": { \"duration\": 1, \"response\": 1 } } }",
        "1:103: error: \"duration\" and \"response\" exclude each other"
      ),
    ])
  func script(step: String, expected: String) {
    let text = "{ \"state\": { \"n\": 1 }, \"body\": { \"circle\": {} },\n \"script\": [\(step)] }"
    let flat = text.replacing("\n", with: "")
    #expect(headlines(flat).map(shifted) == [expected])
  }

  /// The columns of the table count from the step's own start at column 50.
  private func shifted(_ headline: String) -> String {
    let parts = headline.split(separator: ":", maxSplits: 2)
    let start = "{ \"state\": { \"n\": 1 }, \"body\": { \"circle\": {} }, \"script\": [".count
    return "\(parts[0]):\((Int(parts[1]) ?? 0) - start + 49):\(parts[2])"
  }

  @Test("expressions inside literals that are to be read at once are refused")
  func literals() {
    let remedy = "error: an expression can't stand here; write the whole value as one"
    for list in ["[\"= 1\"]", "[{ \"x\": \"= time\", \"y\": 0 }]"] {
      let text = body("{ \"forEach\": { \"in\": \(list), \"content\": [] } }")
      #expect(headlines(text) == ["1:33: \(remedy)"])
    }
    #expect(
      headlines("{ \"state\": { \"a\": [\"= 1\"] }, \"body\": { \"circle\": {} } }") == [
        "1:20: \(remedy)"
      ])
  }

  @Test("the time can be neither set nor declared")
  func time() {
    let view = "\"body\": { \"circle\": {} }"
    #expect(
      headlines("{ \(view), \"state\": { \"time\": 1 } }") == [
        "1:40: error: \"time\" has a meaning of its own; choose another name"
      ])
    #expect(
      headlines("{ \(view), \"script\": [{ \"at\": 0, \"set\": { \"time\": 1 } }] }") == [
        "1:60: error: the state has no \"time\""
      ])
    #expect(
      headlines("{ \(view) }", overrides: ["time": "1"]) == [
        "1:1: error: the state has no \"time\" that could be set"
      ])
  }

  @Test("an animation without end needs a duration")
  func endless() {
    let script = """
      "state": { "n": 0 }, "script": [{ "at": 0, "set": { "n": 1 },
      "animation": { "linear": { "repeat": "forever" } } }]
      """
    let view = "\"body\": { \"circle\": {}, \"modifiers\": [{ \"opacity\": \"= n\" }] }"
    let messages = headlines("{ \(script), \(view) }")
    #expect(messages == ["1:24: error: an animation never ends; give the film a \"duration\""])
    #expect(headlines("{ \"duration\": 2, \(script), \(view) }") == [])
  }

  @Test("a value that goes wrong in a state the script reaches is found beforehand")
  func survey() {
    let text = """
      { "state": { "n": 1 },
        "body": { "circle": {}, "modifiers": [{ "frame": { "width": "= 3 - n" } }] },
        "script": [{ "at": 1, "set": { "n": 2 } }, { "at": 2, "set": { "n": "= n * 4" } }] }
      """
    #expect(
      report(text) == """
        s.json:2:63: error: expected at least 0, found -5
            2 |   "body": { "circle": {}, "modifiers": [{ "frame": { "width": "= 3 - n" } }] },
              |                                                               ^^^^^^^^^
              = in body.modifiers[0].frame.width
              = at 2 s, as the script has it

        """)
  }

  @Test("components that contain themselves, or are named like views, are refused")
  func components() {
    let text = """
      { "components": { "A": { "body": { "B": {} } }, "B": { "body": { "A": {} } },
          "circle": { "body": { "ellipse": {} } }, "Unused": { "body": { "elipse": {} } } },
        "body": { "A": {} } }
      """
    #expect(
      headlines(text) == [
        "1:66: error: \"A\" contains itself: A → B → A",
        "2:5: error: \"circle\" has a meaning of its own; choose another name",
        "2:68: error: unknown view \"elipse\", did you mean \"ellipse\"?",
      ])
  }

  @Test("more views than can be shown are an error, however they come about")
  func tooManyViews() {
    let inner = "{ \"forEach\": { \"count\": 1000, \"content\": [{ \"circle\": {} }] } }"
    let loops = "{ \"body\": { \"forEach\": { \"count\": 1000, \"content\": [\(inner)] } } }"
    #expect(headlines(loops) == ["1:3: error: the scene shows more than 100000 views"])
    let doubling = (1...40).map { level in
      let next = level == 40 ? "{ \"circle\": {} }" : "{ \"C\(level + 1)\": {} }"
      return "\"C\(level)\": { \"body\": { \"group\": [\(next), \(next)] } }"
    }
    let text =
      "{ \"components\": { \(doubling.joined(separator: ", ")) }, \"body\": { \"C1\": {} } }"
    let messages = headlines(text).map { $0.drop { $0 != " " } }
    #expect(messages == [" error: the scene shows more than 100000 views"])
  }

  @Test("values of the command line are checked like those of the document")
  func overrides() {
    let text = "{ \"state\": { \"n\": 1, \"on\": true }, \"body\": { \"circle\": {} } }"
    #expect(
      headlines(text, overrides: ["n": "abc", "onn": "x", "on": "1"]) == [
        "1:3: error: \"n\" is a number; it can't be set to 'abc'",
        "1:3: error: \"on\" is a boolean; it can't be set to '1'",
        "1:3: error: the state has no \"onn\" that could be set, did you mean \"on\"?",
      ])
  }
}
