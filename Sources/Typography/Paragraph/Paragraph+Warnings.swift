extension Paragraph {
  /// What users should know about the fonts of this text, each fact once, in reading order.
  public var warnings: [FontWarning] {
    let all = unknownFamilies + lines.flatMap(\.missingCharacters)
    return all.indices.filter { all.firstIndex(of: all[$0]) == $0 }.map { all[$0] }
  }

  private var unknownFamilies: [FontWarning] {
    text.runs.compactMap { run in
      guard case .named(let name) = run.font.family else { return nil }
      let warning = FontWarning.unknownFamily(name)
      return library.hasWarned(of: warning) ? warning : nil
    }
  }
}

extension ShapedText {
  /// The characters for which boxes stand.
  fileprivate var missingCharacters: [FontWarning] {
    let boxes = items.lazy.flatMap(\.glyphs).filter { $0.id == 0 }.map(\.scalars.lowerBound)
    return boxes.sorted().map { scalar in
      let cluster = text.clusters[text.clusterOfScalar[scalar]]
      let scalars = ClusterScalars(scalars: Array(text.scalars[cluster.scalars]))
      return .missingCharacter(character: scalars.character, script: scalars.script)
    }
  }
}
