import Foundation
import Testing

@Suite("The commands for those who write scenes")
struct SceneVerbTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  @Test("new writes scenes that are right and in their one form, and never over another file")
  func new() throws {
    for template in ["card", "chart", "loader", "title", "blank"] {
      let made = try place.animate("new", template, "--template", template, "-q")
      #expect(made.status == 0 && made.errors.isEmpty)
      let check = try place.animate("validate", "\(template).json", "--strict")
      #expect(check.status == 0, "\(check.errors)")
      #expect(try place.animate("fmt", "--check", "\(template).json").status == 0, "\(template)")
    }
    let again = try place.animate("new", "card.json")
    #expect(again.status == 73)
    #expect(again.errorLines.first == "animate: error: \"card.json\" is there already")
  }

  @Test("fmt rewrites scenes, checks them, and works as a filter")
  func format() throws {
    let text = "// a scene\n{\"size\":[9,9], \"body\" :{ \"circle\":{ } } // round\n}"
    try place.write(text, to: "a.json")
    #expect(try place.animate("fmt", "--check", "a.json").status == 1)
    let filtered = try place.animate("fmt", "-", input: text)
    let expected =
      "// a scene\n{\n  \"size\": [9, 9],\n  \"body\": { \"circle\": {} }  // round\n}\n"
    #expect(filtered.output == expected)
    #expect(try place.animate("fmt", "a.json").status == 0)
    #expect(String(decoding: try place.read("a.json"), as: UTF8.self) == expected)
    #expect(try place.animate("fmt", "--check", "a.json").status == 0)
    try place.write("{ \"size\": [9, }", to: "b.json")
    #expect(try place.animate("fmt", "b.json").status == 65)
  }

  @Test("sheet shows frames of scenes and of films")
  func sheet() throws {
    try place.write(smallScene, to: "s.json")
    #expect(try place.animate("sheet", "s.json", "-o", "s.png", "--count", "6").status == 0)
    #expect(try place.animate("render", "s.json", "-o", "s.gif", "-q").status == 0)
    let film = try place.animate("sheet", "s.gif", "-o", "film.png", "--columns", "3")
    #expect(film.status == 0, "\(film.errors)")
    #expect(try place.read("s.png").count > 500 && place.read("film.png").count > 500)
    #expect(try place.animate("sheet", "s.json", "-o", "s.mp4").status == 64)
  }

  @Test("inspect tells the steps of a script, as a table or as a picture")
  func timeline() throws {
    try place.write(smallScene, to: "s.json")
    let table = try place.animate("inspect", "s.json", "--timeline")
    #expect(
      table.output == """
        from   to  label  what         animation
         0.2  0.7         open → true  "bouncy"
        the film ends at 1 s

        """)
    #expect(
      try place.animate("inspect", "s.json", "--timeline", "-o", "timeline.png").status == 0)
    #expect(try place.read("timeline.png").count > 1000)
    #expect(try place.animate("inspect", "s.json", "-o", "timeline.png").status == 64)
  }

  @Test("validate takes warnings for errors when told to, and speaks to editors")
  func validate() throws {
    try place.write("{ \"state\": { \"n\": 1 }, \"body\": { \"circle\": {} } }", to: "s.json")
    let lenient = try place.animate("validate", "s.json")
    #expect(lenient.status == 0 && lenient.errors.contains("warning: nothing depends on \"n\""))
    #expect(try place.animate("validate", "s.json", "--strict").status == 65)
    let json = try place.animate("validate", "s.json", "--format", "json")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(list.count == 1 && list[0]["severity"] as? String == "warning")
    #expect(list[0]["line"] as? Int == 1 && list[0]["column"] as? Int == 14)
    #expect(list[0]["path"] as? String == "state")
  }

  @Test("validate shows what is wrong with an SVG file, where it stands")
  func validateSVG() throws {
    try place.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">
        <image href="none.png" width="9" height="9"/>
      </svg>
      """, to: "left-out.svg")
    let lenient = try place.animate("validate", "left-out.svg")
    #expect(lenient.status == 0, "\(lenient.errors)")
    #expect(lenient.errors.hasPrefix("left-out.svg:2:3: warning: "), "\(lenient.errors)")
    #expect(lenient.errors.contains("    2 |   <image href"))
    #expect(try place.animate("validate", "left-out.svg", "--strict").status == 65)
    try place.write("<svg xmlns='http://www.w3.org/2000/svg'>\n  <g></svg>", to: "bad.svg")
    let bad = try place.animate("validate", "bad.svg")
    #expect(bad.status == 65 && bad.errors.hasPrefix("bad.svg:2:"), "\(bad.errors)")
    let json = try place.animate("validate", "bad.svg", "--format", "json")
    #expect(json.output.contains("\"severity\": \"error\"") && json.status == 65)
    #expect(try place.animate("validate", "bad.svg", "--set", "n=1").status == 64)
    try place.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", to: "good.svg")
    let good = try place.animate("validate", "good.svg", "--strict")
    #expect(good.status == 0 && good.errors.isEmpty, "\(good.errors)")
  }

  @Test("scenes take other data and have variants")
  func dataAndVariants() throws {
    try place.write(
      """
      { "size": [40, 20], "data": { "a": [{ "n": 1 }] },
        "variants": { "tall": { "size": [20, 40] } },
        "body": { "forEach": { "rows": "a", "content": [{ "text": "= 'n' + row.n" }] } } }
      """, to: "s.json")
    try place.write("n\n7\n8\n", to: "other.csv")
    let plain = try place.animate("inspect", "s.json").output
    let other = try place.animate("inspect", "s.json", "--data", "a=other.csv")
    #expect(other.status == 0 && other.output != plain, "\(other.errors)")
    let tall = try place.animate("inspect", "s.json", "--variant", "tall")
    #expect(tall.output.hasPrefix("drawing 20 × 40"))
    #expect(try place.animate("inspect", "s.json", "--variant", "tal").status == 65)
  }

  @Test("watch renders again when a file of the scene is saved, and ends when interrupted")
  func watch() throws {
    try place.write(
      "{ \"size\": [8, 8], \"imports\": [\"dot.json\"], \"body\": { \"Dot\": {} } }", to: "s.json")
    try place.write(
      "{ \"components\": { \"Dot\": { \"body\": { \"color\": \"red\" } } } }", to: "dot.json")
    let running = try place.starting("watch", "s.json", "-o", "s.png")
    try wait(for: 1, "wrote s.png", in: running)
    let first = try place.read("s.png")
    try place.write(
      "{ \"components\": { \"Dot\": { \"body\": { \"colr\": \"red\" } } } }", to: "dot.json")
    try wait(for: 1, "did you mean \"color\"?", in: running)
    try place.write(
      "{ \"components\": { \"Dot\": { \"body\": { \"color\": \"blue\" } } } }", to: "dot.json")
    try wait(for: 2, "wrote s.png", in: running)
    #expect(try place.read("s.png") != first)
    running.signal(SIGINT)
    #expect(running.end().status == 130)
  }

  /// Waits until the program has said something so many times; gives up after a while.
  private func wait(for count: Int, _ words: String, in running: Running) throws {
    for _ in 0..<2000 {
      if running.errors.components(separatedBy: words).count > count { return }
      usleep(10_000)
    }
    running.signal(SIGKILL)
    Issue.record("it never said \"\(words)\" \(count) times: \(running.errors)")
  }
}
