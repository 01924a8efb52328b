extension ViewNode {
  /// The views above this one and itself, outermost first, as a diagnostic names them.
  var path: String {
    let names = sequence(first: self, next: \.parent).compactMap(\.name)
    return names.isEmpty ? "the film's content" : names.reversed().joined(separator: " > ")
  }
}

extension View {
  /// What a diagnostic calls views of this type; nil for those that builders and modifiers make.
  ///
  /// By convention the stage's own views of modifiers, and no others, are called `…View`.
  static var name: String? {
    let name = String(describing: Self.self).prefix { $0 != "<" }
    let isBuilt = ["TupleView", "ConditionalContent", "Optional", "ModifiedContent", "Group"]
      .contains(String(name))
    let isModified = Self.self is any PrimitiveView.Type && name.hasSuffix("View")
    return isBuilt || isModified || name == "ModifierContent" ? nil : String(name)
  }
}
