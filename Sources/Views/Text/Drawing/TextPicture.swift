import Drawing
import Geometry
import Typography

/// A picture that stands in a text like a letter.
///
/// A symbol is as large and as bold as the letters, any other picture stands on the baseline in its
/// own size.
struct TextPicture: Hashable {
  let image: Image
  private let weight: FontWeight
  private let scale: Image.Scale

  init(_ image: Image, weight: FontWeight, scale: Image.Scale) {
    (self.image, self.weight, self.scale) = (image, weight, scale)
  }

  /// The symbol's name; nil for a picture of pixels.
  private var symbolName: String? {
    if case .symbol(let name) = image.content { name } else { nil }
  }

  /// The name of a symbol that there is none for.
  var unknownSymbol: String? {
    symbolName.flatMap { SymbolShape.isKnown($0) ? nil : $0 }
  }

  /// The room that the picture takes in its line.
  var attachment: TextAttachment {
    guard let symbolName else {
      let size = image.size
      return TextAttachment(width: size.width.native, ascent: size.height.native, descent: 0)
    }
    let room = outline(symbolName).room
    let unit = SymbolLook.unit(fontSize: scale.factor)
    // The middle of the symbol's box is at half the height of capitals.
    let ascent = (12 - room.minY) * unit + SymbolLook.capHeight / 2
    return TextAttachment(
      width: room.width * unit, ascent: ascent, descent: room.height * unit - ascent,
      isInEms: true)
  }

  private func outline(_ name: String) -> SymbolOutline {
    SymbolOutline.of(Symbol(named: name) ?? .unknown, weight: weight)
  }

  /// The picture in the places of a run's glyphs, in a paint where it has no colours of its own.
  func nodes(of run: GlyphRun, _ paint: Paint) -> [DrawingNode] {
    guard let room = run.attachment, room.width > 0 else { return [] }
    return run.glyphs.flatMap { glyph in
      nodes(
        in: CGRect(
          x: glyph.position.x, y: glyph.position.y - room.ascent, width: room.width,
          height: room.ascent + room.descent), paint)
    }
  }

  private func nodes(in rect: CGRect, _ paint: Paint) -> [DrawingNode] {
    if let symbolName { return [.fill(DrawingNode.Fill(path(symbolName, over: rect), paint))] }
    let picture = image.resizable().nodes(in: rect)
    if image.isTemplate {
      let fill = DrawingNode.Fill(Path(rect), paint)
      return [
        .group(DrawingNode.Group(content: [.fill(fill)], mask: DrawingNode.Mask(picture)))
      ]
    }
    guard case .color(let color) = paint, color.opacity < 1 else { return picture }
    return [.group(DrawingNode.Group(opacity: color.opacity, content: picture))]
  }

  private func path(_ name: String, over rect: CGRect) -> Path {
    let outline = outline(name)
    let unit = rect.width / max(outline.room.width, 1e-9)
    return outline.path.applying(
      CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: unit, y: unit)
        .translatedBy(x: -outline.room.minX, y: -outline.room.minY))
  }
}
