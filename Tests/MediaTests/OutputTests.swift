import Drawing
import Foundation
import Media
import Testing

@Suite("Outputs")
struct OutputTests {
  let directory: TemporaryDirectory
  static let names = ["clip.mp4", "clip.gif", "clip.framehash"]

  init() throws { directory = try TemporaryDirectory() }

  private func sink(_ path: String, frames: Int = 2) throws -> any FrameSink {
    try OutputFormat(path: path).makeSink(path: path, settings: smallSettings(frames: frames))
  }

  private func failure(_ path: String) -> MediaError? {
    do {
      try writeShapes(path, smallSettings(frames: 2))
      return nil
    } catch {
      return error as? MediaError
    }
  }

  @Test("the extension decides on the format, in any case")
  func formats() throws {
    for (path, name) in [
      ("a.mp4", "MP4"), ("x/y.MP4", "MP4"), ("a.b.gif", "GIF"), ("a.png", "PNG"),
      ("a%04d.png", "PNG sequence"), ("new/", "PNG sequence"), ("%s.png", "PNG"),
      ("a.framehash", "frame hashes"),
    ] { #expect(try OutputFormat(path: path).name == name) }
  }

  @Test(
    "an unknown extension is refused with the known ones",
    arguments: ["a.mpv", "a.giff", "a.docx", "a", "", ".mp4"])
  func unknownExtension(path: String) {
    let error = #expect(throws: MediaError.self) { try OutputFormat(path: path) }
    guard case .unknownExtension(path, let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(known.contains("mp4"))
    #expect(error?.exitCode == 64)
  }

  @Test("a missing directory is reported", arguments: names)
  func missingDirectory(name: String) {
    let error = failure(directory("missing/\(name)"))
    guard case .cannotCreate(_, "No such file or directory") = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.exitCode == 73)
  }

  @Test("a directory of the output's name is reported", arguments: names)
  func directoryAsTarget(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory(name), withIntermediateDirectories: false)
    #expect(failure(directory(name))?.exitCode == 73)
    #expect(try directory.names == [name])
  }

  @Test("a file that may not be written is reported and stays", arguments: names)
  func unwritable(name: String) throws {
    // The superuser may write everything, so the parent is a file.
    try Data("x".utf8).write(to: URL(fileURLWithPath: directory("file")))
    let error = failure(directory("file/\(name)"))
    #expect(error?.exitCode == 73)
    #expect(error?.message.contains("Not a directory") == true)
  }

  @Test("a full disk is reported as one", arguments: names)
  func fullDisk(name: String) throws {
    let link = directory(name)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
    let error = failure(link)
    #expect(error == .noSpace(path: link))
    #expect(error?.exitCode == 74)
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    #expect(try directory.names == [name])
  }

  @Test("a device is written in place", arguments: names)
  func nullDevice(name: String) throws {
    let link = directory(name)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
    #expect(failure(link) == nil)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
  }

  @Test("an abandoned clip leaves the previous file as it was and nothing else", arguments: names)
  func abandoned(name: String) throws {
    try Data("previous".utf8).write(to: URL(fileURLWithPath: directory(name)))
    let sink = try sink(directory(name))
    #expect(try directory.names.count == 2)
    let encoder = try sink.makeSegmentEncoder(frames: sink.segments[0])
    try encoder.encode(movingShapes(width: 64, height: 48, frame: 0, of: 2))
    sink.abandon()
    sink.abandon()
    #expect(try directory.names == [name])
    #expect(try bytes(of: directory(name)) == Array("previous".utf8))
  }

  @Test("a sink that is forgotten removes its file", arguments: names)
  func forgotten(name: String) throws {
    _ = try sink(directory(name))
    #expect(try directory.names.isEmpty)
  }

  @Test("abandoning after the end keeps the file", arguments: names)
  func abandonedAfterEnd(name: String) throws {
    let sink = try writeShapes(directory(name), smallSettings(frames: 2))
    sink.abandon()
    #expect(try directory.names == [name])
  }

  @Test("the file that is replaced gives its permissions, and links stay links", arguments: names)
  func permissions(name: String) throws {
    let real = directory("real-\(name)")
    try Data("previous".utf8).write(to: URL(fileURLWithPath: real))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(atPath: directory(name), withDestinationPath: real)
    try writeShapes(directory(name), smallSettings(frames: 2))
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: directory(name)) == real)
    #expect(try bytes(of: real) != Array("previous".utf8))
  }

  @Test(
    "what a killed process has left is removed by the next one, what a running one writes isn't")
  func stale() throws {
    // A process that has ended and been waited for: its number is free.
    let ended = Process()
    ended.executableURL = URL(fileURLWithPath: "/bin/true")
    try ended.run()
    ended.waitUntilExit()
    let dead = ".clip.gif.tmp-\(ended.processIdentifier)-1"
    let alive = ".clip.gif.tmp-\(getppid())-1"
    for name in [dead, alive, ".clip.gif.tmp-", ".clip.gif.tmp-x"] {
      try Data().write(to: URL(fileURLWithPath: directory(name)))
    }
    try writeShapes(directory("clip.gif"), smallSettings(frames: 2))
    #expect(
      try directory.names == [".clip.gif.tmp-", alive, ".clip.gif.tmp-x", "clip.gif"].sorted())
  }

  @Test("segments out of order, of other formats, or missing are refused", arguments: names)
  func misuse(name: String) throws {
    let sink = try sink(directory(name), frames: 200)
    defer { sink.abandon() }
    #expect(throws: MediaError.self) { try sink.finish() }
    #expect(throws: MediaError.self) {
      try sink.append(EncodedSegment(frames: 0..<1, payload: "nothing"))
    }
    let encoder = try sink.makeSegmentEncoder(frames: sink.segments[1])
    #expect(throws: MediaError.self) { try encoder.encode(Bitmap(width: 1, height: 1)) }
    #expect(throws: MediaError.self) { try encoder.finish() }
    let second = try sink.makeSegmentEncoder(frames: sink.segments[1])
    for frame in sink.segments[1] {
      try second.encode(movingShapes(width: 64, height: 48, frame: frame, of: 200))
    }
    let segment = try second.finish()
    #expect(throws: MediaError.self) { try sink.append(segment) }
  }

  @Test(
    "any rate there is gives a file or an error, and no crash",
    arguments: names + ["f%d.png"],
    [FrameRate(.max >> 32)!, FrameRate(1, .max >> 32)!, FrameRate(.max >> 32, (.max >> 32) - 1)!])
  func extremeRates(name: String, rate: FrameRate) throws {
    do {
      try writeShapes(directory(name), smallSettings(rate: rate, frames: 3))
      #expect(!(try directory.names).isEmpty)
    } catch let error as MediaError {
      #expect(!error.message.isEmpty)
      #expect(try directory.names.isEmpty)
    }
    _ = OutputFormat.gif.frameCount(duration: 1e18, rate: rate)
  }

  @Test("sizes that can't be meant are refused", arguments: names + ["f.png", "f%d.png"])
  func extremeSizes(name: String) throws {
    for (width, height) in [(0, 5), (5, -5), (1_000_000, 1_000_000), (.max, .max), (60000, 60000)] {
      let error = #expect(throws: MediaError.self) {
        try OutputFormat(path: name).makeSink(
          path: directory(name), settings: smallSettings(width: width, height: height, frames: 1))
      }
      #expect(error?.exitCode == 64)
      #expect(error?.description.contains("; ") == true)
    }
    #expect(try directory.names.isEmpty)
  }
}
