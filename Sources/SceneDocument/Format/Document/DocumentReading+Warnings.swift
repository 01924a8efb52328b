extension DocumentReading {
  /// Warns of variables that nothing reads and of components that nothing shows.
  func warn(of declared: [Declaration]) {
    guard !diagnostics.hasErrors else { return }
    for declaration in declared where !uses.read.contains(declaration.name) {
      at(.key("state")) {
        warning("nothing depends on \"\(declaration.name)\"", at: declaration.range)
      }
    }
    for (name, range) in components.ownRanges where !uses.components.contains(name) {
      at(.key("components")) { warning("\"\(name)\" is never shown", at: range) }
    }
  }

  /// Warns of steps that come when the film is over.
  func warn(ofStepsAfter duration: Double) {
    for place in script.places where place.time > duration {
      atRoot {
        warning(
          "the film ends at \(numberText(duration)) s, before this step at \(numberText(place.time)) s",
          at: place.range)
      }
    }
  }
}
