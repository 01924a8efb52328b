extension ElementDescription {
  /// All elements, in the order of the reference.
  static let all: [ElementDescription] = [
    .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .path,
    .zStack, .hStack, .vStack, .spacer, .group, .forEach, .condition,
  ]

  /// The element called `name`.
  static func named(_ name: String) -> ElementDescription? { table[name] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
