public import Drawing
public import Foundation
import Media
import Raster
public import SVG
import TestSupport
import Typography

/// A file of the SVG corpus with the picture that it is to give.
public struct SVGCase: Sendable {
  /// `area/feature/name`.
  public var name: String
  /// Whether another renderer gives the same picture.
  public var isConfirmed: Bool
  public var file: URL

  /// The part of the name before its first slash.
  public var area: String { name.split(separator: "/").first.map(String.init) ?? name }
}

extension SVGCase {
  private struct Entry: Decodable {
    var name: String
    var confirmed: [String]
  }

  /// All files of the corpus that have a picture beside them.
  ///
  /// Without an index all of them count as confirmed.
  public static let all: [SVGCase] = {
    let files = ConformanceCorpus.files(of: "svg", ext: "svg")
    guard let root = root(of: files) else { return [] }
    let index = try? JSONDecoder().decode(
      [Entry].self, from: Data(contentsOf: root.appending(path: "index.json")))
    let confirmed = index.map { Set($0.filter { !$0.confirmed.isEmpty }.map(\.name)) }
    return files.compactMap { file in
      let name = String(file.path.dropFirst(root.path.count + 1).dropLast(4))
      let picture = file.deletingPathExtension().appendingPathExtension("png")
      guard FileManager.default.fileExists(atPath: picture.path) else { return nil }
      return SVGCase(name: name, isConfirmed: confirmed?.contains(name) ?? true, file: file)
    }
  }()

  /// The folder that has the folder of fonts.
  private static func root(of files: [URL]) -> URL? {
    var folder = files.first?.deletingLastPathComponent()
    for _ in 0..<4 {
      guard let candidate = folder else { return nil }
      if FileManager.default.fileExists(atPath: candidate.appending(path: "fonts").path) {
        return candidate
      }
      folder = candidate.deletingLastPathComponent()
    }
    return nil
  }

  /// The corpus's fonts alone, so that every machine has the same letters.
  private static let fonts: FontLibrary = {
    let library = FontLibrary(usesSystemFonts: false)
    guard let root = root(of: ConformanceCorpus.files(of: "svg", ext: "svg")) else {
      return library
    }
    let folder = root.appending(path: "fonts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".ttf") || name.hasSuffix(".otf") {
      _ = try? library.register(path: folder.appending(path: name).path)
    }
    return library
  }()
}

extension SVGCase {
  /// The options that the corpus's pictures were made with.
  public var options: SVGOptions {
    var options = SVGOptions(fonts: Self.fonts)
    options.defaultFamily = .named("Noto Sans")
    options.genericFamilies = [
      "serif": .named("Noto Serif"), "sans-serif": .named("Noto Sans"),
      "cursive": .named("Yellowtail"), "fantasy": .named("Sedgwick Ave Display"),
      "monospace": .named("Noto Mono"),
    ]
    options.defaultFontSize = 12
    options.decodeImage = { bytes in
      try? ImageReader(.bytes(bytes, name: "picture")).image()
    }
    let folder = file.deletingLastPathComponent()
    options.readFile = { reference in
      (try? Data(contentsOf: folder.appending(path: reference))).map { [UInt8]($0) }
    }
    return options
  }

  /// The picture that the file is to give.
  public func reference() throws -> Bitmap {
    let path = file.deletingPathExtension().appendingPathExtension("png").path
    return try ImageReader(.file(path: path)).image()
  }

  /// The picture that it gives, `width` pixels wide; blank where it has no size.
  public func picture(width: Int, height: Int) throws -> Bitmap {
    let document = try SVGDocument([UInt8](Data(contentsOf: file)), options: options)
    let drawing = document.drawing()
    let size = drawing.size
    guard size.width > 0, size.height > 0 else { return Bitmap(width: width, height: height) }
    let scale = Double(width) / size.width
    var bitmap = Bitmap(
      width: width, height: max(Int((size.height * scale).rounded()), 1))
    Rasterizer().draw(drawing, scale: scale, into: &bitmap)
    return bitmap
  }
}
