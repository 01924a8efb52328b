public import Drawing
public import Typography

/// What an SVG file is read with: fonts, languages, and the doors to pictures.
public struct SVGOptions: Sendable {
  /// Turns the bytes of a picture file into a bitmap; nil when it can't.
  public typealias ImageDecoder = @Sendable (_ bytes: [UInt8]) -> Bitmap?
  /// Reads a file named by a relative reference; nil when there is none or it isn't to be read.
  public typealias FileReader = @Sendable (_ reference: String) -> [UInt8]?

  /// Where faces are found.
  public var fonts: FontLibrary
  /// The family of texts that name none, or none that is known.
  public var defaultFamily: FontFamily
  /// Families for CSS's generic names: serif, sans-serif, cursive, fantasy, monospace.
  public var genericFamilies: [String: FontFamily]
  /// The size of texts that name none, in user units.
  public var defaultFontSize: Double
  /// The languages that the viewer reads, for `systemLanguage`.
  public var languages: [String]
  /// What `currentColor` stands for where the file doesn't say.
  public var currentColor: Color.Resolved
  /// The door to pictures; without one, pictures are left out.
  public var decodeImage: ImageDecoder?
  /// The door to files beside the SVG; without one, only pictures in the file itself are shown.
  public var readFile: FileReader?

  /// Options with a browser's defaults, the given fonts and no doors.
  public init(fonts: FontLibrary) {
    (self.fonts, defaultFamily, genericFamilies) = (fonts, .standard, ["monospace": .monospaced])
    (defaultFontSize, languages, currentColor) = (16, ["en"], .black)
  }
}
