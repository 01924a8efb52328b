import Foundation

/// HarfBuzz's own program, the judge of our shaping.
enum HarfBuzzProgram {
  struct Glyph: Equatable {
    var id: Int
    var advance: Int
    var x: Int
    var y: Int
  }

  static let path = ["/usr/bin/hb-shape", "/usr/local/bin/hb-shape", "/opt/homebrew/bin/hb-shape"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What the program answers for a text: `[glyph=cluster@x,y+advance|…]`.
  static func shape(_ text: String, font: String) throws -> [Glyph] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = ["--no-glyph-names", "--font-file=\(font)", "--text=\(text)"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
      .trimmingCharacters(in: CharacterSet(charactersIn: "[]\n"))
      .split(separator: "|").map(glyph)
  }

  private static func glyph(_ text: Substring) -> Glyph {
    let parts = text.split(separator: "+")
    let place = parts[0].split(separator: "@")
    let offset = place.count > 1 ? place[1].split(separator: ",").compactMap { Int($0) } : [0, 0]
    let id = place[0].split(separator: "=")[0]
    return Glyph(
      id: Int(id) ?? -1, advance: parts.count > 1 ? Int(parts[1]) ?? -1 : 0, x: offset[0],
      y: offset[1])
  }
}
