extension SceneReader {
  /// Reads a scene whose pictures lie in `folder`; an empty one is the working directory.
  ///
  /// - Throws: All mistakes that were found, a picture that cannot be read among them.
  public static func read(
    _ source: SourceText, overrides: [String: String] = [:], folder: String
  ) throws(DiagnosticList) -> LoadedScene {
    try read(
      source, overrides: overrides,
      loadImage: { name in
        BitmapImage(try ImageReader(.file(path: path(of: name, in: folder))).image())
      },
      loadSVG: { try SVGDocument(path: path(of: $0, in: folder)) })
  }

  private static func path(of name: String, in folder: String) -> String {
    name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)"
  }
}
