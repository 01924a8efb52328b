import Geometry

/// A character of a text with what its elements say about its place.
struct TextCharacter {
  var scalar: Unicode.Scalar
  /// The number of its span.
  var span: Int
  /// The absolute place, where one is given.
  var x: Double?
  var y: Double?
  /// The shift from where it would be.
  var dx = 0.0
  var dy = 0.0
  /// Degrees by which its glyph is turned.
  var rotation = 0.0

  init(_ scalar: Unicode.Scalar, span: Int) { (self.scalar, self.span) = (scalar, span) }
}

/// The characters between two tags, which have one style.
struct TextSpan {
  var surroundings: Surroundings
  /// The path that the characters stand on.
  var path: TextPath?
  /// Where the alphabetic baseline lies above the line, in user units.
  var baselineShift = 0.0

  /// Whether the text is set as for lines that run downwards.
  var hasVerticalText: Bool { surroundings.style.inherited.writingMode == .vertical }

  /// Whether lines run downwards: those along a path run as it does.
  var isVertical: Bool { path == nil && hasVerticalText }
}

/// What a `textPath` element says.
struct TextPath {
  /// The number of the element, by which paths are told apart.
  var element: Int
  var measure: PathMeasure
  var startOffset: Double
}

/// An element's characters, and the length that they are to have together.
struct TextRange {
  var element: Element
  var surroundings: Surroundings
  var characters: Range<Int>
}
