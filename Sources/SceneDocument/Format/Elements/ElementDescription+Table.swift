extension ElementDescription {
  /// All elements, in the order of the reference.
  static let all: [ElementDescription] =
    shapes + [color] + gradients + [
      image, svg, text, textShape, symbol, symbolShape, label, code,
    ] + containers + [
      forEach, condition, phases, keyframes,
    ] + controls

  private static let shapes: [ElementDescription] = [
    .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule, .path,
  ]
  private static let containers: [ElementDescription] = [
    .zStack, .hStack, .vStack, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .spacer, .divider,
    .group, .viewThatFits,
  ]

  private static let controls: [ElementDescription] = [
    .button, .toggle, .slider, .scrollView, .pages,
  ]

  /// The element called `name`.
  static func named(_ name: String) -> ElementDescription? { table[name] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
