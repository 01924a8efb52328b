import Typography

/// The texts that a canvas has set, kept from one frame to the next.
final class CanvasTexts {
  private var kept: [Key: SetText] = [:]
  private var used: [Key: SetText] = [:]

  private struct Key: Hashable {
    var text: StyledText
    var surroundings: TextSurroundings
  }

  /// Forgets what the frame before last needed and this one doesn't.
  func beginFrame() { (kept, used) = (used, [:]) }

  func set(
    _ content: TextContent, _ surroundings: TextSurroundings, library: FontLibrary
  ) -> SetText {
    let key = Key(text: content.text, surroundings: surroundings)
    let known = used[key] ?? kept[key]
    let set =
      known.flatMap { $0.library === library ? $0 : nil }
      ?? SetText(content, surroundings, library: library)
    used[key] = set
    return set
  }
}
