import Drawing

/// The styles of the ranks of what is drawn without a style of its own.
///
/// They keep the surroundings in which they were set, so that a style that is made of the foreground —
/// the secondary one, say — means the foreground of outside.
final class ForegroundStyles: Sendable {
  private let styles: [any ShapeStyle]
  private let outer: ForegroundStyles?

  init(_ styles: [any ShapeStyle], outer: ForegroundStyles?) {
    (self.styles, self.outer) = (styles, outer)
  }

  /// The style of a rank, 0 being the first.
  ///
  /// A rank without a style has that of the last one given, paler.
  func resolvedStyle(rank: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let last = styles.count - 1
    var surroundings = environment
    surroundings.foregroundStyles = outer
    var style = styles[min(rank, last)].resolvedStyle(in: surroundings)
    style.opacity *= HierarchicalShapeStyle.opacity(ofRank: max(rank - last, 0))
    return style
  }
}

extension EnvironmentValues {
  /// What `foregroundStyle` set; nil where nothing did.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  private enum ForegroundStylesKey: EnvironmentKey {
    static let defaultValue: ForegroundStyles? = nil
  }

  /// The foreground style of a rank: what was set, or the colour of the system's labels.
  func foregroundStyle(rank: Int) -> ResolvedStyle {
    foregroundStyles?.resolvedStyle(rank: rank, in: self)
      ?? ResolvedStyle(labelColor(rank: rank).resolve(in: self))
  }

  private func labelColor(rank: Int) -> Color {
    switch rank {
    case ..<1: .primary
    case 1: .secondary
    // Of the same hue as the secondary one, at .3, .18 (.16 in the dark): its .6 times .5 and .3.
    case 2: .secondary.opacity(0.5)
    case 3: .secondary.opacity(colorScheme == .dark ? 0.16 / 0.6 : 0.3)
    default: .secondary.opacity(0.2)
    }
  }
}
