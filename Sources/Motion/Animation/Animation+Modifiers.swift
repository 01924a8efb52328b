extension Animation {
  /// The animation, started `delay` seconds later; a negative delay skips its beginning.
  ///
  /// A delay that is not a number changes nothing; an infinite one never starts the motion.
  public func delay(_ delay: Double) -> Animation {
    Animation(.delay(delay.number(or: 0), content))
  }

  /// The animation at `speed` times its pace.
  ///
  /// At 0 or less it stays at its beginning and never ends; not a number changes nothing.
  public func speed(_ speed: Double) -> Animation {
    Animation(.speed(Swift.max(0, speed.number(or: 1)), content))
  }

  /// The animation made `repeatCount` times.
  ///
  /// A pass backwards shows the way not yet gone, 1 − f(t): a motion that starts gently also starts
  /// gently on its way back. An even count with `autoreverses` ends at the start value; the
  /// animation is over then, and the new value shows. The count is of single passes, backward ones
  /// included; one below 1 counts as 1.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repetition(count: Swift.max(1, repeatCount), autoreverses: autoreverses)
  }

  /// The animation made again and again.
  ///
  /// An animation that takes no time is made once: for ever would be over at once.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repetition(count: nil, autoreverses: autoreverses)
  }

  private func repetition(count: Int?, autoreverses: Bool) -> Animation {
    let repetition = Repetition(
      count: count, autoreverses: autoreverses, cycle: content.duration)
    return Animation(.repetition(repetition, content))
  }

  /// The animation, counted as logically complete after `duration` seconds, or when it was before.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.logicallyComplete(after: Swift.max(0, duration.number(or: 0)), content))
  }
}
