/// A stretch of text in one face, script and direction, shaped.
struct ShapedItem {
  var scalars: Range<Int>
  let style: ItemStyle
  /// From left to right.
  var glyphs: [ShapedGlyph]
}

/// What all of a stretch's scalars have in common.
struct ItemStyle: Equatable {
  var face: FontFace
  var script: Script
  var level: UInt8
  /// The number of the piece of styled text.
  var run: Int
  /// Whether pictures stand for the characters.
  var isAttachment = false

  var isRightToLeft: Bool { level % 2 == 1 }
}

/// A glyph with its measures in points, y up.
struct ShapedGlyph {
  var id: UInt32
  /// The scalars that it stands for.
  var scalars: Range<Int>
  var advance: Double
  /// The part of `advance` that is tracking.
  var tracking: Double = 0
  var offsetX: Double
  var offsetY: Double
  /// Whether text cut before the glyph has to be shaped anew.
  var isUnsafeToBreak: Bool
}

extension ShapedItem {
  /// Where the glyphs stand whose first scalar is in a range.
  ///
  /// Complexity: logarithmic; glyphs are sorted by their scalars, in the direction of the text.
  func glyphIndices(of range: Range<Int>) -> Range<Int> {
    if style.isRightToLeft {
      let first = firstIndex { $0 < range.upperBound }
      return first..<max(first, firstIndex { $0 < range.lowerBound })
    }
    let first = firstIndex { $0 >= range.lowerBound }
    return first..<max(first, firstIndex { $0 >= range.upperBound })
  }

  /// The first glyph whose first scalar meets a condition that all glyphs after it meet as well.
  private func firstIndex(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(glyphs[middle].scalars.lowerBound) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether the glyphs may be parted before a scalar.
  func isSafe(at scalar: Int) -> Bool {
    if scalar == scalars.lowerBound || scalar == scalars.upperBound { return true }
    let glyphs = glyphs[glyphIndices(of: scalar..<scalar + 1)]
    return !glyphs.isEmpty && !glyphs.contains(where: \.isUnsafeToBreak)
  }
}
