/// The content of a text that is written as a literal: with interpolated values and texts.
///
/// It bears SwiftUI's name; there is no translation behind it.
public struct LocalizedStringKey: Sendable, ExpressibleByStringInterpolation {
  let pieces: [TextPiece]

  /// The content `value`, in which Markdown means emphasis.
  public init(_ value: String) { pieces = Markdown.pieces(value) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}

extension LocalizedStringKey {
  /// Collects the parts of a literal.
  ///
  /// Markdown is read in what is written out; values and texts stand as they are.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var source = ""
    private var insertions: [[TextPiece]] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { source += literal }

    /// Adds a value as `String(describing:)` writes it.
    public mutating func appendInterpolation<T>(_ value: T) {
      insert([TextPiece(text: String(describing: value))])
    }

    /// Adds a text as it was set.
    public mutating func appendInterpolation(_ text: Text) { insert(text.pieces) }

    /// Adds a picture, which stands in the line like a letter.
    public mutating func appendInterpolation(_ image: Image) { insert([TextPiece(image)]) }

    mutating func insert(_ pieces: [TextPiece]) {
      source.unicodeScalars.append(Markdown.insertion)
      insertions.append(pieces)
    }

    var pieces: [TextPiece] { Markdown.pieces(source, inserting: insertions) }
  }
}
