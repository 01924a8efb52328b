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
