import Foundation
import Testing

/// The built program, beside the tests' own binary.
let programURL: URL = {
  let tests = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
  let folder = tests?.deletingLastPathComponent() ?? Bundle.main.bundleURL
  return folder.appendingPathComponent("animate")
}()

/// Where a program is in PATH; nil when it isn't.
private func installed(_ program: String) -> String? {
  ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    .map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// Whether a program is in PATH.
func isInstalled(_ program: String) -> Bool { installed(program) != nil }

/// What a program that has ended left behind.
struct Outcome {
  var status: Int32
  var output: String
  var errors: String

  var errorLines: [String] {
    errors.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// A folder of its own, gone with this object, in which programs are run.
final class Workplace {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("animate tests \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Names of all files, hidden ones too.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { !$0.hasPrefix(".run-") }.sorted()
  }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  /// Runs `animate` to its end.
  func animate(_ arguments: String..., input: String? = nil) throws -> Outcome {
    try start(programURL, arguments, input: input).end()
  }

  /// Runs `animate` to its end.
  func animate(_ arguments: [String]) throws -> Outcome {
    try start(programURL, arguments).end()
  }

  /// Runs `animate` to its end with nobody to read what it prints.
  func animateWithoutReader(_ arguments: [String]) throws -> Outcome {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return try start(programURL, arguments, output: pipe.fileHandleForWriting).end()
  }

  /// Starts `animate`.
  func starting(_ arguments: String...) throws -> Running { try starting(arguments) }

  /// Starts `animate`.
  func starting(_ arguments: [String]) throws -> Running { try start(programURL, arguments) }

  /// Runs another program to its end.
  func run(_ program: String, _ arguments: String...) throws -> Outcome {
    try start(URL(fileURLWithPath: try #require(installed(program))), arguments).end()
  }

  private func start(
    _ program: URL, _ arguments: [String], input: String? = nil, output: FileHandle? = nil
  ) throws -> Running {
    let name = ".run-\(UUID().uuidString)"
    for suffix in ["out", "err", "in"] {
      try write(suffix == "in" ? input ?? "" : "", to: "\(name).\(suffix)")
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.standardInput = try FileHandle(forReadingFrom: url.appendingPathComponent("\(name).in"))
    let outputFile = try FileHandle(forWritingTo: url.appendingPathComponent("\(name).out"))
    process.standardOutput = output ?? outputFile
    process.standardError = try FileHandle(
      forWritingTo: url.appendingPathComponent("\(name).err"))
    try process.run()
    return Running(process: process, workplace: self, name: name)
  }
}

/// A program that was started.
struct Running {
  let process: Process
  let workplace: Workplace
  let name: String

  /// What was written to standard error so far.
  var errors: String { text("err") }

  /// Waits until it has written something to standard error, or has ended.
  func waitForWord() {
    while errors.isEmpty, process.isRunning { usleep(2000) }
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits for its end; the status of a program that a signal ended is 128 and the signal's number.
  func end() -> Outcome {
    process.waitUntilExit()
    let signalled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (signalled ? 128 : 0), output: text("out"),
      errors: text("err"))
  }

  private func text(_ suffix: String) -> String {
    String(decoding: (try? workplace.read("\(name).\(suffix)")) ?? Data(), as: UTF8.self)
  }
}

/// A second of a circle that grows.
let smallScene = """
  { "size": [64, 36], "fps": 30, "duration": 1, "background": "#101418",
    "state": { "open": false },
    "body": { "circle": {}, "modifiers": [ { "fill": "#ff9f0a" },
                                           { "scaleEffect": "= open ? 0.8 : 0.2" } ] },
    "script": [ { "at": 0.2, "set": { "open": true }, "animation": "bouncy" } ] }
  """
