import Rendering

/// What a render was made with and what came of it, as JSON.
///
/// All but the seconds it took is the same for the same input, version and libraries.
struct RenderReport {
  var scene: String
  var job: RenderJob
  var destinations: [Destination]
  var seconds: Double

  /// Writes the report.
  func write(to path: String) throws(Failure) {
    do { try writeFile(Array((text() + "\n").utf8), to: path) } catch { throw Failure(error) }
  }

  private func text() throws(MediaError) -> String {
    let libraries = FFmpegLibraries.versions.map { "\(quoted($0.name)): \(quoted($0.version))" }
    let outputs = try destinations.map { (place) throws(MediaError) in try output(place) }
    let members = [
      "\"version\": \(quoted(Program.version))",
      "\"libraries\": { \(libraries.joined(separator: ", ")) }",
      "\"scene\": \(quoted(scene))",
      "\"sceneSHA256\": \(try hash(scene))",
      "\"settings\": { \(settings.joined(separator: ", ")) }",
      "\"outputs\": [\n    \(outputs.joined(separator: ",\n    "))\n  ]",
      "\"sounds\": [\(try list(sounds))]",
      "\"seconds\": \((seconds * 1000).rounded() / 1000)",
    ]
    return "{\n  \(members.joined(separator: ",\n  "))\n}"
  }

  private func list(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n    \(lines.joined(separator: ",\n    "))\n  "
  }

  private var settings: [String] {
    let encoding = job.encoding
    return [
      "\"scale\": \(job.picture.scale)", "\"quality\": \(quoted(encoding.quality.rawValue))",
      "\"crf\": \(encoding.crf.map { "\($0)" } ?? "null")",
      "\"bitrate\": \(encoding.bitrate.map { "\($0)" } ?? "null")",
      "\"codec\": \(encoding.codec.map(quoted) ?? "null")",
      "\"transparent\": \(encoding.isTransparent)",
    ]
  }

  private func output(_ place: Destination) throws(MediaError) -> String {
    let clip = job.clip.adapted(to: place.format)
    let members = [
      "\"path\": \(quoted(place.path))", "\"format\": \(quoted(place.format.name))",
      "\"frameRate\": \(quoted(clip.frameRate.description))",
      "\"firstFrame\": \(clip.frames.lowerBound)", "\"frames\": \(clip.frames.count)",
      "\"sha256\": \(try hash(place.path))",
    ]
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// The hash of a regular file; null for folders, pipes and standard input or output.
  func hash(_ path: String) throws(MediaError) -> String {
    try FileHash(path: path).map { quoted($0.hexadecimal) } ?? "null"
  }

  /// A text as JSON writes it.
  func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
