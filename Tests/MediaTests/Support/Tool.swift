import Foundation
import Testing

/// A program that judges our files.
struct Tool {
  let path: String

  /// The program of this name; nil, with a message, when it isn't installed.
  init?(_ name: String) {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = directories.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else {
      print("skipped: \(name) is not installed")
      return nil
    }
    path = found
  }

  /// What the program prints, with its status; both streams go into `output` when `merged`.
  func run(_ arguments: [String], merged: Bool = true) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = merged ? pipe : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
