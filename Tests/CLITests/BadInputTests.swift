import Foundation
import Testing

@Suite("What can't be done is told, and leaves everything as it was") struct BadInputTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write("as it was", to: "film.mp4")
    try place.write(smallScene, to: "scene.json")
  }

  private func expectUnchanged(_ files: [String] = ["film.mp4", "scene.json"]) throws {
    #expect(try place.read("film.mp4") == Data("as it was".utf8))
    #expect(place.files == files)
  }

  @Test("a mistake in a scene is told with its place", arguments: BadScenes.all.indices)
  func badScene(index: Int) throws {
    let scene = BadScenes.all[index]
    try place.write(scene.text, to: "scene.json")
    for run in [
      try place.animate("render", "scene.json", "-o", "film.mp4"),
      try place.animate("validate", "scene.json"),
    ] {
      #expect(run.status == 65, "\(scene.name)")
      #expect(run.output == "")
      #expect(run.errors.contains("scene.json:\(scene.message)"), "\(scene.name): \(run.errors)")
    }
    try expectUnchanged()
  }

  @Test("a scene that isn't there is told, with one that has a similar name")
  func missing() throws {
    let run = try place.animate("render", "sceen.json", "-o", "film.mp4")
    #expect(run.status == 66)
    #expect(
      run.errors == "animate: error: no scene at \"sceen.json\", did you mean \"scene.json\"?\n")
    try expectUnchanged()
  }

  @Test("a folder is no scene")
  func folder() throws {
    let run = try place.animate("validate", ".")
    #expect(run.status == 66)
    #expect(run.errors == "animate: error: cannot read .: is a directory\n")
  }

  @Test("a picture of too many pixels is none")
  func tooLarge() throws {
    let run = try place.animate("render", "scene.json", "-o", "film.mp4", "--size", "16384x16384")
    #expect(run.status == 65)
    #expect(
      run.errors == """
        animate: error: a canvas of 16384×16384 points at scale 1 is no picture
        animate: note: a side may have 1 to 16384 pixels, and a picture 134217728 of them; see --size \
        and --scale

        """)
    try expectUnchanged()
  }

  @Test("a folder that isn't there can't be written to")
  func unwritable() throws {
    let run = try place.animate("render", "scene.json", "-o", "nowhere/film.mp4")
    #expect(run.status == 73)
    #expect(
      run.errors == """
        animate: error: nowhere/film.mp4: cannot create: No such file or directory
        animate: note: choose another path, or make this one writable

        """)
    try expectUnchanged()
  }

  @Test("a folder without permission can't be written to", .disabled(if: geteuid() == 0))
  func forbidden() throws {
    try FileManager.default.createDirectory(
      atPath: place.path("locked"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o555])
    let run = try place.animate("render", "scene.json", "-o", "locked/film.mp4")
    #expect(run.status == 73)
    #expect(run.errors.hasPrefix("animate: error: locked/film.mp4: cannot create: "))
  }

  @Test("a full disk is told", arguments: ["film.mp4", "film.gif", "still.png"])
  func fullDisk(name: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place.path("full-\(name)"), withDestinationPath: "/dev/full")
    let command = name == "still.png" ? "still" : "render"
    let run = try place.animate(command, "scene.json", "-o", "full-\(name)")
    #expect(run.status == 74)
    #expect(
      run.errors == """
        animate: error: full-\(name): no space left on the device
        animate: note: free some space, or write elsewhere

        """)
    try expectUnchanged(["film.mp4", "full-\(name)", "scene.json"])
  }

  @Test(
    "an unknown extension is told before any work, with what was probably meant",
    arguments: [
      ("film.mp5", "did you mean .mp4?"), ("film.giff", "did you mean .gif?"),
      ("film.pgn", "did you mean .png?"),
      ("film.docx", "--format says what to write whatever the name"),
    ])
  func unknownExtension(path: String, remedy: String) throws {
    let run = try place.animate("render", "scene.json", "-o", path)
    #expect(run.status == 64)
    #expect(
      run.errors == """
        animate: error: \(path): no known output format has this extension
        animate: note: known are .mp4, .m4v, .webm, .mov, .mkv, .gif, .apng, .png, .jpg, .jpeg, \
        .webp, .y4m, .rgba, .raw, .framehash, .sha256
        animate: note: \(remedy)

        """)
    try expectUnchanged()
  }

  @Test("when one of several outputs can't be written none is")
  func severalOutputs() throws {
    let run = try place.animate(
      "render", "scene.json", "-o", "film.mp4", "-o", "nowhere/film.gif")
    #expect(run.status == 73)
    try expectUnchanged()
  }

  @Test("a still after the end, and frames outside the film, are told")
  func outside() throws {
    let still = try place.animate("still", "scene.json", "--at", "1.5", "-o", "still.png")
    #expect(still.status == 64)
    #expect(
      still.errors == """
        animate: error: --at 1.5 is after the film's end
        animate: note: it lasts 1 s; choose a time from 0 to that

        """)
    for option in [["--frames", "20..<31"], ["--frames", "30...30"], ["--to", "1.1"]] {
      let run = try place.animate(["render", "scene.json", "-o", "film.mp4"] + option)
      #expect(run.status == 64)
      #expect(run.errorLines[1] == "animate: note: it has the frames 0..<30 and lasts 1 s")
    }
    try expectUnchanged()
  }

  @Test("a value for a state that there isn't is told")
  func unknownState() throws {
    let run = try place.animate("render", "scene.json", "-o", "film.mp4", "--set", "opne=true")
    #expect(run.status == 65)
    #expect(run.errors.contains("\"opne\""))
    #expect(run.errors.contains("did you mean \"open\"?"))
    try expectUnchanged()
  }

  @Test("a full disk behind standard output is told")
  func fullOutput() throws {
    let run = try place.run("bash", "-c", "\"$0\" hash scene.json > /dev/full", programURL.path)
    #expect(run.status == 74)
    #expect(run.errorLines[0] == "animate: error: standard output: no space left on the device")
  }
}
