import CHarfBuzz

/// Turns stretches of one face, script and direction into glyphs, through HarfBuzz.
struct Shaper {
  let text: TextClusters
  let styles: [StyledText.Run]
  let language: String

  /// The glyphs of a stretch from left to right; `context` is the text that letters may join with.
  func shape(_ range: Range<Int>, style: ItemStyle, context: Range<Int>) -> ShapedItem {
    if style.isAttachment { return attachments(range, style) }
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    fill(buffer, range, context: context)
    hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, style.script.value)
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    let features = features(of: style)
    hb_shape(style.face.font.pointer, buffer, features, UInt32(features.count))
    var item = ShapedItem(scalars: range, style: style, glyphs: glyphs(of: buffer, style))
    item.findScalars()
    stretch(&item)
    return item
  }

  /// A glyph as wide as the picture for each grapheme.
  private func attachments(_ range: Range<Int>, _ style: ItemStyle) -> ShapedItem {
    let (first, last) = (
      text.clusterOfScalar[range.lowerBound], text.clusterOfScalar[range.upperBound - 1]
    )
    let width = styles[style.run].usedAttachment?.width ?? 0
    let glyphs = text.clusters[first...last].map {
      ShapedGlyph(
        id: TextAttachment.glyph, scalars: $0.scalars, advance: width, offsetX: 0, offsetY: 0,
        isUnsafeToBreak: false)
    }
    var item = ShapedItem(
      scalars: range, style: style, glyphs: style.isRightToLeft ? glyphs.reversed() : glyphs)
    stretch(&item)
    return item
  }

  private func fill(_ buffer: OpaquePointer?, _ range: Range<Int>, context: Range<Int>) {
    text.scalars[context].withUnsafeBufferPointer { scalars in
      let start = range.lowerBound - context.lowerBound
      hb_buffer_add_codepoints(
        buffer, scalars.baseAddress, Int32(scalars.count), UInt32(start), Int32(range.count))
    }
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count) else { return }
    for index in 0..<Int(count) {
      if glyphs[index].codepoint == 9 { glyphs[index].codepoint = 0x20 }
      glyphs[index].cluster += UInt32(context.lowerBound)
    }
  }

  private func features(of style: ItemStyle) -> [hb_feature_t] {
    let font = styles[style.run].font
    var features = font.features
    if font.usedTracking != 0 {
      features.insert(contentsOf: [FontFeature("liga", 0), FontFeature("clig", 0)], at: 0)
    }
    return features.map {
      hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: .max)
    }
  }

  private func glyphs(of buffer: OpaquePointer?, _ style: ItemStyle) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let scale = styles[style.run].font.usedSize / style.face.unitsPerEm
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      let start = Int(info.cluster)
      return ShapedGlyph(
        id: info.codepoint, scalars: start..<start + 1,
        advance: Double(position.x_advance) * scale,
        offsetX: Double(position.x_offset) * scale, offsetY: Double(position.y_offset) * scale,
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  /// Widens tabs to four spaces and puts tracking after each grapheme.
  private func stretch(_ item: inout ShapedItem) {
    let tracking = item.style.script.isCursive ? 0 : styles[item.style.run].font.usedTracking
    for index in item.glyphs.indices {
      let cluster = item.glyphs[index].scalars.lowerBound
      if text.scalars[cluster] == 9 { item.glyphs[index].advance *= 4 }
      let isLast =
        index + 1 == item.glyphs.count || item.glyphs[index + 1].scalars.lowerBound != cluster
      if isLast && tracking != 0 {
        item.glyphs[index].advance += tracking
        item.glyphs[index].tracking = tracking
      }
    }
  }
}

extension ShapedItem {
  /// Lets each glyph reach to where the next one in reading order starts.
  fileprivate mutating func findScalars() {
    var end = scalars.upperBound
    var start = end
    let order = style.isRightToLeft ? Array(glyphs.indices) : glyphs.indices.reversed()
    for index in order {
      let first = glyphs[index].scalars.lowerBound
      if first != start { (end, start) = (start, first) }
      glyphs[index].scalars = first..<max(first + 1, end)
    }
  }
}
