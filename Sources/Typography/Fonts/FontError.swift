/// Why a font file can't be used.
public enum FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no such file, or it can't be read.
  case unreadable(path: String)
  /// The file holds no OpenType face with outlines or colour pictures.
  case notAFont(path: String)

  public var description: String {
    switch self {
    case .unreadable(let path): "cannot read the font file \(path); does it exist?"
    case .notAFont(let path):
      "\(path) is not a font; OpenType and TrueType files (.otf, .ttf, .ttc) are read"
    }
  }
}
