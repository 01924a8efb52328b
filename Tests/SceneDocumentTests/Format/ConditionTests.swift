import Drawing
import Testing
import Views

@testable import SceneDocument

@Suite("Conditions in scenes")
struct ConditionTests {
  @Test("views are there while the condition holds, and fade where the change is animated")
  func viewsComeAndGo() throws {
    let scene = """
      { "state": { "open": false },
        "body": { "zstack": [ { "rectangle": {} },
          { "if": { "condition": "= open", "then": [ { "circle": {} } ],
                    "else": [ { "ellipse": {} }, { "capsule": {} } ] } } ] },
        "script": [ { "at": 1, "set": { "open": true }, "animation": { "linear": { "duration": 1 } } } ] }
      """
    let film = try SceneReader.read(SourceText(name: "scene.json", text: scene)).film
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0).content.count == 3)
    #expect(stage.drawing(at: 1.5).content.count == 4)
    #expect(stage.drawing(at: 2).content.count == 2)
  }
}
