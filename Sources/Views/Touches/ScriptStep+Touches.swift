public import Geometry
public import Motion

extension ScriptStep {
  /// Taps a place, once unless told otherwise.
  public static func tap(
    _ location: TouchLocation, at time: Double, count: Int = 1
  ) -> ScriptStep {
    let possible = min(max(count, 1), 10)
    let fault = count == possible ? nil : "a count of \(count) counts as \(possible)"
    let taps = (0..<possible).map { index in
      (
        time + Double(index) * 0.2,
        ScriptTouch(
          name: "tap", location: location, duration: 0.1, fault: index == 0 ? fault : nil
        ) { _ in [.zero] }
      )
    }
    return ScriptStep(touches: taps)
  }

  /// Rests a finger on a place for `duration` seconds.
  public static func longPress(
    _ location: TouchLocation, at time: Double, duration: Double = 1
  ) -> ScriptStep {
    let press = ScriptTouch(name: "long press", location: location, duration: duration) { _ in
      [.zero]
    }
    return ScriptStep(touches: [(time, press)])
  }

  /// Drags a finger straight by a distance in points of the canvas.
  public static func drag(
    _ location: TouchLocation, at time: Double, by translation: CGSize, duration: Double = 0.5,
    curve: UnitCurve = .easeInOut
  ) -> ScriptStep {
    let isFinite = translation.width.isFinite && translation.height.isFinite
    let translation = isFinite ? translation : .zero
    let drag = ScriptTouch(
      name: "drag", location: location, duration: duration, curve: curve,
      fault: isFinite ? nil : "the way isn't finite; it counts as none"
    ) { fraction in
      [CGSize(width: translation.width * fraction, height: translation.height * fraction)]
    }
    return ScriptStep(touches: [(time, drag)])
  }

  /// Drags a finger along a path, whose beginning is laid on the place.
  public static func drag(
    _ location: TouchLocation, at time: Double, along path: Path, duration: Double = 0.5,
    curve: UnitCurve = .easeInOut
  ) -> ScriptStep {
    let measure = PathMeasure(path)
    let start = measure.position(atFraction: 0)?.point ?? .zero
    let drag = ScriptTouch(
      name: "drag", location: location, duration: duration, curve: curve
    ) { fraction in
      let point = measure.position(atFraction: fraction)?.point ?? start
      return [CGSize(width: point.x - start.x, height: point.y - start.y)]
    }
    return ScriptStep(touches: [(time, drag)])
  }

  /// Moves two fingers apart or together, about a place, by a factor, perhaps turning.
  public static func pinch(
    _ location: TouchLocation, at time: Double, scale: Double, rotation: Angle = .zero,
    duration: Double = 0.5, curve: UnitCurve = .easeInOut
  ) -> ScriptStep {
    let isPossible = (0.01...1000).contains(scale) && rotation.radians.isFinite
    let factor = scale.isNaN ? 1 : min(max(scale, 0.01), 1000)
    let rotation = rotation.radians.isFinite ? rotation : .zero
    // At the smaller end the fingers are 60 points apart.
    let reach = 30 / min(factor, 1)
    let pinch = ScriptTouch(
      name: "pinch", location: location, duration: duration, curve: curve,
      fault: isPossible
        ? nil : "a scale of \(scale) and this rotation count as \(factor) and \(rotation.degrees)°"
    ) { fraction in
      let radius = reach * (1 + (factor - 1) * fraction)
      let angle = rotation.radians * fraction - .pi / 4
      let arm = CGSize(width: radius * cos(angle), height: radius * sin(angle))
      return [CGSize(width: -arm.width, height: -arm.height), arm]
    }
    return ScriptStep(touches: [(time, pinch)])
  }

  /// Turns two fingers about a place.
  public static func rotate(
    _ location: TouchLocation, at time: Double, by angle: Angle, duration: Double = 0.5,
    curve: UnitCurve = .easeInOut
  ) -> ScriptStep {
    pinch(location, at: time, scale: 1, rotation: angle, duration: duration, curve: curve)
  }
}
