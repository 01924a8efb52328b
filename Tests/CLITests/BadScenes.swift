/// Scenes with a mistake, and how the message about it begins.
enum BadScenes {
  static let all: [(name: String, text: String, message: String)] = [
    ("empty", "", "1:1: error: the file is empty"),
    ("not JSON", "Once upon a time", "1:1: error: "),
    ("truncated", #"{ "size": [64, 36], "body": { "circle""#, "1:38: error: "),
    ("deep", String(repeating: "[", count: 100_000), "1:257: error: more than 256 "),
    (
      "deep objects", String(repeating: #"{"body":"#, count: 100_000),
      "1:2049: error: more than 256 "
    ),
    ("wrong type", scene(#""fps": "fast""#), "2:8: error: "),
    (
      "unknown key", scene(#""sise": [64, 36]"#),
      "2:1: error: unknown key \"sise\", did you mean \"size\"?"
    ),
    (
      "unknown name", scene(#""state": { "open": 1 }"#, modifier: #""opacity": "= opne""#),
      "3:56: error: unknown name \"opne\", did you mean \"open\"?"
    ),
    ("size zero", scene(#""size": [0, 36]"#), "2:10: error: "),
    ("size negative", scene(#""size": [64, -36]"#), "2:14: error: "),
    ("size not a number", scene(#""size": [NaN, 36]"#), "2:10: error: "),
    ("size huge", scene(#""size": [1e300, 36]"#), "2:10: error: "),
    ("size infinite", scene(#""size": [1e999, 36]"#), "2:10: error: "),
    ("a million square", scene(#""size": [1e6, 1e6]"#), "2:10: error: "),
    ("fps zero", scene(#""fps": 0"#), "2:8: error: "),
    ("fps negative", scene(#""fps": -30"#), "2:8: error: "),
    ("fps not a number", scene(#""fps": NaN"#), "2:8: error: "),
    ("fps huge", scene(#""fps": 1e300"#), "2:8: error: "),
    ("duration zero", scene(#""duration": 0"#), "2:13: error: "),
    ("duration negative", scene(#""duration": -1"#), "2:13: error: "),
    ("duration not a number", scene(#""duration": NaN"#), "2:13: error: "),
    ("duration huge", scene(#""duration": 1e300"#), "2:13: error: "),
  ]

  /// A scene with a line of its own for `member`.
  private static func scene(_ member: String, modifier: String = #""opacity": 1"#) -> String {
    """
    {
    \(member),
    "body": { "circle": {}, "modifiers": [ { \(modifier) } ] } }
    """
  }
}
