extension SVGDocument {
  /// Whether anything in the file changes with time.
  public var isAnimated: Bool { !timeline.isEmpty }

  /// The seconds after which nothing changes any more, or one round of what goes on for ever; 0 for a still.
  public var duration: Double { timeline.duration }

  /// A resolver for the picture at a time, in seconds.
  func resolver(at time: Double) -> Resolver {
    guard isAnimated else { return Resolver(self) }
    let overrides = timeline.overrides(at: time) { element, name in
      cascade.values[element][name] ?? tree.nodes[element].attributes[name]
    }
    return Resolver(self, overrides: overrides)
  }
}
