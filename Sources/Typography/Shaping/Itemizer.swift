/// Cuts a stretch of text where the face, script, direction or style changes.
struct Itemizer {
  let text: TextClusters
  let styles: [StyledText.Run]
  let library: FontLibrary
  let language: String

  /// The cuts with what each has in common, in reading order.
  func items(levels: [UInt8]) -> [(scalars: Range<Int>, style: ItemStyle)] {
    let scripts = resolvedScripts()
    let faces = faces()
    var items: [(scalars: Range<Int>, style: ItemStyle)] = []
    for (cluster, face) in zip(text.clusters, faces) {
      let isAttachment = isAttachment(cluster)
      for index in cluster.scalars {
        let style = ItemStyle(
          face: face, script: isAttachment ? .common : scripts[index], level: levels[index],
          run: cluster.run, isAttachment: isAttachment)
        if let last = items.last, last.style == style {
          items[items.count - 1].scalars = last.scalars.lowerBound..<index + 1
        } else {
          items.append((index..<index + 1, style))
        }
      }
    }
    return items
  }

  /// Scripts with shared characters given to the script before them, at the start to that after.
  private func resolvedScripts() -> [Script] {
    let scripts = text.scalars.map(Script.init(of:))
    var current = scripts.first { !$0.isShared } ?? .common
    return scripts.map { script in
      if !script.isShared { current = script }
      return current
    }
  }

  private func faces() -> [FontFace] {
    var own: [Int: FontFace] = [:]
    return text.clusters.map { cluster in
      let font = styles[cluster.run].font
      let face = own[cluster.run] ?? library.face(for: font)
      own[cluster.run] = face
      return isPlain(cluster, in: face) || isAttachment(cluster)
        ? face
        : library.face(
          for: ClusterScalars(scalars: Array(text.scalars[cluster.scalars])), of: font,
          language: language)
    }
  }

  /// Whether a picture stands for the grapheme.
  private func isAttachment(_ cluster: TextClusters.Cluster) -> Bool {
    styles[cluster.run].attachment != nil
      && text.scalars[cluster.scalars.lowerBound] == TextAttachment.character.value
  }

  /// Whether the grapheme is one scalar that is no emoji and that the face has.
  private func isPlain(_ cluster: TextClusters.Cluster, in face: FontFace) -> Bool {
    guard cluster.scalars.count == 1 else { return false }
    let scalar = text.scalars[cluster.scalars.lowerBound]
    if scalar == 9 || scalar == 0x200B { return true }
    return scalar < 0x2000 && Unicode.Scalar(scalar).map(face.hasGlyph) ?? false
  }
}
