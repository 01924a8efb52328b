internal import Foundation

extension SVGOptions {
  /// Options with the system's fonts, FFmpeg's decoders, and the files in a folder and below.
  public static func files(in folder: String) -> SVGOptions {
    var options = SVGOptions(fonts: .system)
    options.decodeImage = { try? ImageReader(.bytes($0, name: "picture")).image() }
    options.readFile = { reference in
      guard let path = localPath(reference) else { return nil }
      let url = URL(filePath: folder.isEmpty ? "." : folder).appending(path: path)
      return (try? Data(contentsOf: url)).map { [UInt8]($0) }
    }
    return options
  }

  /// The path that a reference names; nil when it leads out of the folder.
  private static func localPath(_ reference: String) -> String? {
    guard let path = reference.removingPercentEncoding, !path.hasPrefix("/"),
      !path.split(separator: "/").contains("..")
    else { return nil }
    return path
  }
}

extension SVGDocument {
  /// Reads a file; pictures beside it are found.
  ///
  /// - Throws: `SVGError`, with the place, for what is no SVG; `CocoaError` for a file that can't be read.
  public init(path: String) throws {
    let url = URL(filePath: path)
    let bytes = [UInt8](try Data(contentsOf: url))
    try self.init(bytes, options: .files(in: url.deletingLastPathComponent().path))
  }
}

extension Film {
  /// The film of an SVG file: as large as the file says, as long as its animations.
  ///
  /// One that is repeated for ever is as long as one round of all; a still picture is one frame long.
  public init(_ document: SVGDocument, frameRate: FrameRate = .default) {
    let size = document.size
    self.init(
      size: size, frameRate: frameRate, duration: document.duration,
      background: document.drawing().background, state: 0
    ) { _ in SVGImage(document).resizable() }
  }
}
