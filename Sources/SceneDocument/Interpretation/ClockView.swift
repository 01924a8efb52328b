internal import Motion
internal import Views

/// Shows elements that depend on the time, anew in each frame while the clock goes.
struct ClockView: View, Animatable {
  /// The seconds since the start.
  var seconds: Double
  /// The values of the variables, but for the time.
  let state: VariableValues
  let content: ElementList

  var animatableData: Double {
    get { seconds }
    set { seconds = newValue }
  }

  var body: ForEach<Range<Int>, Int, AnyView> {
    var values = state
    values.time = seconds
    return content.views(in: values)
  }
}
