import Foundation

extension SceneReader {
  /// Reads a scene whose files lie in `folder`; an empty one is the working directory.
  ///
  /// - Throws: All mistakes that were found, a file that cannot be read among them.
  public static func read(
    _ source: SourceText, settings: SceneSettings = SceneSettings(), folder: String
  ) throws(DiagnosticList) -> LoadedScene {
    try read(source, settings: settings, files: .folder(folder))
  }
}

extension SceneFiles {
  /// The files of a folder; an empty one is the working directory.
  public static func folder(_ folder: String) -> SceneFiles {
    let path: (String) -> String = { name in
      name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)"
    }
    return SceneFiles(
      image: { BitmapImage(try ImageReader(.file(path: path($0))).image()) },
      svg: { try SVGDocument(path: path($0)) },
      bytes: { try contents(of: path($0)) }, path: path, check: { try checkFile(path($0)) })
  }

  private static func checkFile(_ path: String) throws {
    var isFolder: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
      files.isReadableFile(atPath: path)
    else { throw UnreadableFile.missing }
  }

  private static func contents(of path: String) throws -> [UInt8] {
    let mostBytes = 64 << 20
    guard let handle = FileHandle(forReadingAtPath: path) else { throw UnreadableFile.missing }
    defer { try? handle.close() }
    guard let data = try handle.read(upToCount: mostBytes + 1) else { return [] }
    guard data.count <= mostBytes else { throw UnreadableFile.tooLarge }
    return Array(data)
  }
}

/// Why a file can't be used.
private enum UnreadableFile: Error, CustomStringConvertible {
  case missing, tooLarge

  var description: String {
    switch self {
    case .missing: "there is no such file that may be read"
    case .tooLarge: "it has more than 64 MB"
    }
  }
}
