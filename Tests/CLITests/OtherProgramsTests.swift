import Foundation
import Testing

@Suite("What other programs read in the files") struct OtherProgramsTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(smallScene, to: "scene.json")
  }

  private func render(_ arguments: String...) throws {
    let run = try place.animate(["render", "scene.json"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(
    "ffprobe counts duration × rate frames of H.264 in BT.709 from time 0",
    .enabled(if: isInstalled("ffprobe"), "ffprobe isn't installed"),
    arguments: [
      ("30", "30/1", "30"), ("50", "50/1", "50"), ("60", "60/1", "60"), ("25", "25/1", "25"),
      ("29.97", "30000/1001", "30"), ("24000/1001", "24000/1001", "24"),
    ])
  func mp4(rate: String, exactRate: String, frames: String) throws {
    try render("-o", "film.mp4", "--fps", rate)
    let run = try place.run(
      "ffprobe", "-v", "error", "-count_frames", "-of", "default=noprint_wrappers=1",
      "-show_entries",
      "stream=codec_name,pix_fmt,color_range,color_space,color_primaries,color_transfer,"
        + "r_frame_rate,start_time,nb_read_frames", "film.mp4")
    #expect(run.errors == "")
    #expect(
      Set(run.output.split(separator: "\n").map(String.init)) == [
        "codec_name=h264", "pix_fmt=yuv420p", "color_range=tv", "color_space=bt709",
        "color_primaries=bt709", "color_transfer=bt709", "r_frame_rate=\(exactRate)",
        "start_time=0.000000", "nb_read_frames=\(frames)",
      ])
  }

  @Test(
    "a GIF's delays sum to the film's duration, and none is 1",
    .enabled(if: isInstalled("identify"), "ImageMagick isn't installed"),
    arguments: ["10", "24", "25", "29.97", "30", "50", "60"])
  func delays(rate: String) throws {
    try render("-o", "film.gif", "--fps", rate)
    let run = try place.run("identify", "-format", "%T\n", "film.gif")
    #expect(run.status == 0)
    let delays = run.output.split(separator: "\n").compactMap { Int($0) }
    #expect(delays.reduce(0, +) == 100)
    #expect(delays.allSatisfy { $0 > 1 })
  }

  @Test(
    "a GIF decodes clean in ffmpeg and gifsicle, and loops as it was told",
    .enabled(
      if: isInstalled("ffmpeg") && isInstalled("gifsicle"), "ffmpeg or gifsicle isn't installed"),
    arguments: [("forever", "loop forever"), ("1", nil), ("3", "loop count")])
  func loops(count: String, words: String?) throws {
    try render("-o", "film.gif", "--loop", count)
    let ffmpeg = try place.run("ffmpeg", "-v", "error", "-i", "film.gif", "-f", "null", "-")
    #expect(ffmpeg.status == 0)
    #expect(ffmpeg.errors == "")
    let gifsicle = try place.run("gifsicle", "--info", "film.gif")
    #expect(gifsicle.status == 0)
    #expect(gifsicle.errors == "")
    #expect(gifsicle.output.contains("loop") == (words != nil))
    if let words { #expect(gifsicle.output.contains(words)) }
  }

  @Test("Chromium plays every format with its length, its first and its last frame")
  func chromium() throws {
    guard isInstalled("python3"), ["chromium", "chromium-browser"].contains(where: isInstalled)
    else {
      print("skipped: chromium or python3 is not installed")
      return
    }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../scripts/play-in-chromium").standardizedFileURL.path
    let run = try place.run("python3", script, programURL.path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
