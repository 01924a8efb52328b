import Drawing
import Foundation
import Media
import Testing

@Suite("Frame hashes")
struct FrameHashTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func picture(_ frame: Int) -> Bitmap {
    // Opaque frames are RGB files and the others RGBA files, in one sequence.
    if frame == 1 {
      return .flat(TestColor(red: 128, green: 5, blue: 0, alpha: 128), width: 64, height: 48)
    }
    return movingShapes(width: 64, height: 48, frame: frame, of: 5)
  }

  @Test(
    "the text is byte for byte what FFmpeg prints for the PNG frames",
    arguments: [FrameRate(60)!, FrameRate(30000, 1001)!, FrameRate(25, 2)!])
  func sameAsFFmpeg(rate: FrameRate) throws {
    let settings = smallSettings(rate: rate, frames: 5)
    try write(directory("frames/%04d.png"), settings, picture: picture)
    try write(directory("clip.framehash"), settings, picture: picture)
    guard let ffmpeg = Tool("ffmpeg") else { return }
    let printed = try ffmpeg.run(
      [
        "-v", "error", "-framerate", "\(rate)", "-i", directory("frames/%04d.png"), "-pix_fmt",
        "rgba", "-fflags", "+bitexact", "-f", "framehash", "-hash", "sha256", "-",
      ], merged: false)
    #expect(
      try printed.output == String(contentsOfFile: directory("clip.framehash"), encoding: .utf8))
  }

  @Test("a written text is read again")
  func roundTrip() throws {
    var hashes = FrameHashes(width: 64, height: 48, frameRate: FrameRate(30000, 1001)!)
    for frame in 7..<12 { hashes.frames[frame] = FrameHash(picture(frame)) }
    #expect(try FrameHashes(text: hashes.description, path: "x") == hashes)
    let windows = hashes.description.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try FrameHashes(text: "#software: Lavf59\n" + windows, path: "x") == hashes)
  }

  @Test("the first difference is named")
  func differences() {
    var expected = FrameHashes(width: 64, height: 48, frameRate: FrameRate(30)!)
    for frame in 0..<5 { expected.frames[frame] = FrameHash(picture(frame)) }
    #expect(expected.firstDifference(from: expected) == nil)

    var changed = expected
    changed.frames[3] = changed.frames[0]
    changed.frames[4] = changed.frames[0]
    #expect(
      changed.firstDifference(from: expected)
        == .frame(3, expected: expected.frames[3]!, actual: expected.frames[0]!))

    let part = expected.restricted(to: 1..<4)
    #expect(part.firstDifference(from: expected) == .missing(0))
    #expect(expected.firstDifference(from: part) == .unexpected(0))
    #expect(part.firstDifference(from: expected.restricted(to: 1..<4)) == nil)
    let other = FrameHashes(width: 48, height: 64, frameRate: FrameRate(30)!)
    #expect(other.firstDifference(from: expected) == .size(expected: "64×48", actual: "48×64"))
  }

  @Test(
    "a malformed text is refused with its line",
    arguments: [
      ("", 1), ("#tb 0: 1/30\n#dimensions 0: 0x4\n", 2), ("#tb 0: 1/0", 1), ("#version: 1", 1),
      ("#tb 0: 1/30\n#dimensions 0: 4x4\n0, 0, 0, 1, 64, abc", 3), ("#hash: MD5", 1),
      ("#tb 0: 1/30\n#dimensions 0: 4x4\nhello", 3),
    ])
  func malformed(text: String, line: Int) throws {
    let error = #expect(throws: MediaError.self) {
      try FrameHashes(text: text, path: "a.framehash")
    }
    #expect(error?.message.hasPrefix("a.framehash:\(line): ") == true)
    #expect(error?.exitCode == 65)
  }
}
