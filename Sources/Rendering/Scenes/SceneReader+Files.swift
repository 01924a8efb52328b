extension SceneReader {
  /// Reads a scene whose pictures lie in `folder`; an empty one is the working directory.
  ///
  /// - Throws: All mistakes that were found, a picture that cannot be read among them.
  public static func read(
    _ source: SourceText, overrides: [String: String] = [:], folder: String
  ) throws(DiagnosticList) -> LoadedScene {
    try read(source, overrides: overrides) { name in
      let isAbsolute = name.hasPrefix("/") || folder.isEmpty
      let reader = try ImageReader(.file(path: isAbsolute ? name : "\(folder)/\(name)"))
      return BitmapImage(reader.image())
    }
  }
}
