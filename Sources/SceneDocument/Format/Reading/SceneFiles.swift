public import Drawing
public import SVG

/// Gives a document the files that it names.
///
/// Names are paths seen from the scene's folder; errors are shown as they describe themselves.
public struct SceneFiles {
  /// The picture in a file.
  public var image: (String) throws -> BitmapImage
  /// The SVG drawing in a file.
  public var svg: (String) throws -> SVGDocument
  /// The bytes of a file.
  public var bytes: (String) throws -> [UInt8]
  /// The path of a file for whoever opens it himself.
  public var path: (String) -> String
  /// Makes sure that a file is there and may be read, for whoever opens it later.
  public var check: (String) throws -> Void

  /// What gives files to documents; without a `check` files are read to see whether they are there.
  public init(
    image: @escaping (String) throws -> BitmapImage,
    svg: @escaping (String) throws -> SVGDocument,
    bytes: @escaping (String) throws -> [UInt8], path: @escaping (String) -> String = { $0 },
    check: ((String) throws -> Void)? = nil
  ) {
    (self.image, self.svg, self.bytes, self.path) = (image, svg, bytes, path)
    self.check = check ?? { _ = try bytes($0) }
  }

  /// Gives no file at all.
  public static var none: SceneFiles {
    SceneFiles(
      image: { _ in throw NoFiles() }, svg: { _ in throw NoFiles() },
      bytes: { _ in throw NoFiles() })
  }
}

/// A document that has no folder names a file.
private struct NoFiles: Error, CustomStringConvertible {
  var description: String { "files can't be read here" }
}

/// Which document is being read.
struct DocumentPlace: Sendable {
  /// An imported document; nil is the one that was read first.
  var source: SourceText?
  /// The folder of the document, seen from that of the first one; empty or with a slash at its end.
  var folder = ""

  /// The path of a file that the document names.
  func path(of name: String) -> String { name.hasPrefix("/") ? name : normalized(folder + name) }

  /// The place of the document at `path`.
  static func document(_ source: SourceText, at path: String) -> DocumentPlace {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return DocumentPlace(source: source, folder: folder)
  }
}

/// A path without `.` and with no `..` that can be left out.
private func normalized(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else {
      parts.append(part)
    }
  }
  return parts.joined(separator: "/")
}
