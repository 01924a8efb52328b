import Foundation
import Testing

@Suite("What goes wrong in the middle of a render") struct FaultTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(
      smallScene.replacingOccurrences(of: "\"duration\": 1", with: "\"duration\": 10"),
      to: "scene.json")
    try place.write("as it was", to: "film.mp4")
  }

  /// A library that takes the place of FFmpeg's call: it logs 128 KiB at the fourth frame and then
  /// does `fault`.
  private func interposer(_ fault: String) throws -> String? {
    guard let compiler = ["clang", "cc", "gcc"].first(where: isInstalled) else {
      print("skipped: there is no C compiler")
      return nil
    }
    try place.write(
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <stdatomic.h>
      #include <stdlib.h>
      void av_log(void *, int, const char *, ...);
      int avcodec_send_frame(void *context, const void *frame) {
        static atomic_int count;
        int (*next)(void *, const void *) = dlsym(RTLD_NEXT, "avcodec_send_frame");
        if (!frame || atomic_fetch_add(&count, 1) != 3) return next(context, frame);
        for (int i = 0; i < 2048; i++)
          av_log(context, 16, "line %5d of what the encoder has to say about its sorrow\\n", i);
        \(fault);
      }
      """, to: "fault.c")
    let run = try place.run(
      compiler, "-shared", "-fPIC", "-o", library.path, place.path("fault.c"), "-ldl")
    try #require(run.status == 0, "\(run.errors)")
    return library.path
  }

  /// In a folder without a space in its path, at which the loader would cut it.
  private let library = FileManager.default.temporaryDirectory
    .appendingPathComponent("animate-fault-\(UUID().uuidString).so")

  private func renderFaulty(_ fault: String) throws -> Outcome? {
    guard let library = try interposer(fault) else { return nil }
    defer { try? FileManager.default.removeItem(atPath: library) }
    return try place.run(
      "env", "LD_PRELOAD=\(library)", programURL.path, "render", "scene.json", "-o", "film.mp4",
      "--jobs", "3")
  }

  @Test(
    "an encoder that fails at frame 3 with a flood of words ends the render with the last of them")
  func failingEncoder() throws {
    guard let run = try renderFaulty("return -0x20545845") else { return }
    #expect(run.status == 70)
    #expect(run.errorLines[0] == "animate: error: libx264: Generic error in an external library")
    #expect(run.errors.contains("line  2047 of what the encoder has to say"))
    #expect(run.errors.utf8.count < 8192)
    #expect(try place.read("film.mp4") == Data("as it was".utf8))
    #expect(place.files == ["fault.c", "film.mp4", "scene.json"])
  }

  @Test("an encoder that takes the program down leaves the film, and what it left goes next time")
  func crashingEncoder() throws {
    guard let run = try renderFaulty("abort()") else { return }
    #expect(run.status == 128 + SIGABRT)
    #expect(try place.read("film.mp4") == Data("as it was".utf8))
    #expect(try place.animate("render", "scene.json", "-o", "film.mp4").status == 0)
    #expect(place.files == ["fault.c", "film.mp4", "scene.json"])
  }

  @Test("a render that ran out of room goes on with --resume when there is some")
  func outOfRoom() throws {
    let arguments = ["render", "scene.json", "-o", "film.mp4", "--scale", "4", "--resume"]
    let words = arguments.joined(separator: " ")
    let first = try place.run("bash", "-c", "ulimit -f 12; exec \"$0\" \(words)", programURL.path)
    #expect(first.status == 74, "\(first.errors)")
    #expect(try place.read("film.mp4") == Data("as it was".utf8))
    let second = try place.animate(arguments)
    #expect(
      second.status == 0 && second.errors.contains("is there up to frame"), "\(second.errors)")
    _ = try place.animate("render", "scene.json", "-o", "whole.mp4", "--scale", "4")
    #expect(try place.read("film.mp4") == place.read("whole.mp4"))
    #expect(place.files == ["film.mp4", "scene.json", "whole.mp4"])
  }
}
