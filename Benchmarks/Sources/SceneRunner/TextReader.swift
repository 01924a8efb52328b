import Drawing
import Foundation
import Geometry
import Typography

/// Turns the operation `text` into glyphs of the face that `BENCH_FONT` names.
struct TextReader {
  private let library = FontLibrary(usesSystemFonts: false)
  private let family: String
  private var outlines: [UInt32: GlyphOutline] = [:]

  init() throws {
    guard let file = ProcessInfo.processInfo.environment["BENCH_FONT"],
      let family = try? library.register(path: file).first
    else { throw SceneProblem.unsupported("text without a font") }
    self.family = family
  }

  /// The glyphs of `text`, its baseline at `origin`.
  mutating func glyphs(
    _ text: String, size: Double, at origin: CGPoint, _ color: Color.Resolved
  ) -> DrawingNode.Glyphs {
    let font = FontDescription(family: .named(family), size: size)
    let layout = Paragraph(StyledText(text, font: font), library: library).layout()
    var placed: [DrawingNode.Glyphs.Placed] = []
    for run in layout.runs {
      for glyph in run.glyphs {
        let position = CGPoint(
          x: origin.x + glyph.position.x, y: origin.y + glyph.position.y - layout.firstBaseline)
        placed.append(.init(outline(of: glyph.id, in: run.face), at: position))
      }
    }
    return DrawingNode.Glyphs(placed, size: size, .color(color))
  }

  private mutating func outline(of glyph: UInt32, in face: FontFace) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    let outline = GlyphOutline(face.outline(of: glyph))
    outlines[glyph] = outline
    return outline
  }
}

extension Words {
  /// The operation `text` after its name.
  mutating func glyphs() throws -> DrawingNode.Glyphs {
    let (size, origin, color) = (try number(), try point(), try self.color())
    var reader = try TextReader()
    return reader.glyphs(remaining, size: size, at: origin, color)
  }
}
