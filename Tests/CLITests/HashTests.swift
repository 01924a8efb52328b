import Foundation
import Testing

@Suite("Hashes of frames") struct HashTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(smallScene, to: "scene.json")
  }

  /// The hashes of the scene's frames, as a list of all of them.
  private func list(_ options: String...) throws -> String {
    let run = try place.animate(["hash", "scene.json"] + options)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test("hashes are the same for any number of jobs, and for frames alone")
  func sameHashes() throws {
    let all = try list("--jobs", "1")
    #expect(try list("--jobs", "3") == all)
    let part = try list("--frames", "10..<20").split(separator: "\n").suffix(10)
    #expect(all.split(separator: "\n").dropLast(10).suffix(10) == part)
  }

  @Test(
    "hashes are those that ffmpeg prints of the PNG frames",
    .enabled(if: isInstalled("ffmpeg"), "ffmpeg isn't installed"))
  func ffmpeg() throws {
    let hashes = try list()
    #expect(try place.animate("frames", "scene.json", "-o", "frames").status == 0)
    let run = try place.run(
      "ffmpeg", "-v", "error", "-framerate", "30", "-i", "frames/%04d.png", "-pix_fmt", "rgba",
      "-fflags", "+bitexact", "-f", "framehash", "-hash", "sha256", "-")
    #expect(run.output == hashes)
  }

  @Test("a check passes against the same hashes and says nothing")
  func same() throws {
    try place.write(try list(), to: "scene.framehash")
    for options in [[], ["--frames", "3...7"], ["--jobs", "1"]] {
      let run = try place.animate(
        ["hash", "scene.json", "--check", "scene.framehash"] + options)
      #expect(run.status == 0)
      #expect(run.output + run.errors == "")
    }
  }

  @Test("a check names the first frame that differs and shows it")
  func different() throws {
    #expect(try place.animate("frames", "scene.json", "-o", "frames").status == 0)
    try place.write(try list(), to: "scene.framehash")
    // The circle begins to grow at 0.2 s, in frame 6; from frame 7 on it is to be seen.
    try place.write(
      smallScene.replacingOccurrences(of: "0.8 : 0.2", with: "0.7 : 0.2"), to: "scene.json")
    let run = try place.animate("hash", "scene.json", "--check", "scene.framehash")
    #expect(run.status == 1)
    #expect(run.errorLines[0].hasPrefix("animate: error: scene.framehash: frame 7 differs: "))
    #expect(
      run.errorLines[1]
        == "animate: note: differences/frame-0007-actual.png shows the frame as it is now")
    let against = try place.animate(
      "hash", "scene.json", "--check", "scene.framehash", "--against", "frames", "--pictures",
      "seen")
    #expect(against.status == 1)
    #expect(
      against.errorLines.dropFirst(2) == [
        "animate: note: frames/0007.png shows what was expected",
        "animate: note: seen/frame-0007-difference.png shows the difference, eight times as strong",
        "",
      ])
    #expect(FileManager.default.fileExists(atPath: place.path("seen/frame-0007-difference.png")))
  }

  @Test("a check tells another size, rate and number of frames")
  func otherClip() throws {
    try place.write(try list(), to: "scene.framehash")
    func message(_ options: String...) throws -> String {
      let run = try place.animate(
        ["hash", "scene.json", "--check", "scene.framehash"] + options)
      #expect(run.status == 1)
      return run.errorLines[0]
    }
    let start = "animate: error: scene.framehash: "
    #expect(try message("--scale", "2") == start + "frames are of 128×72 pixels instead of 64×36")
    #expect(try message("--fps", "60") == start + "the frame rate is 60/1 instead of 30/1")
    try place.write(try list("--frames", "0...28"), to: "scene.framehash")
    #expect(try message() == start + "frame 29 was not expected")
  }

  @Test("a list that is missing or makes no sense is told")
  func badList() throws {
    let missing = try place.animate("hash", "scene.json", "--check", "none")
    #expect(missing.status == 66)
    #expect(missing.errors == "animate: error: cannot read none: no such file or directory\n")
    try place.write("0, 0, 0\n", to: "bad")
    let bad = try place.animate("hash", "scene.json", "--check", "bad")
    #expect(bad.status == 65)
    #expect(bad.errors.hasPrefix("animate: error: bad:1: "))
  }
}
