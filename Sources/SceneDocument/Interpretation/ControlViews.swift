internal import Motion
internal import Views

/// A button that changes the scene's state.
struct SceneButton: View {
  let label: ForEach<Range<Int>, Int, AnyView>
  let role: ButtonRole?
  let environment: VariableValues
  let action: SceneAction
  @Environment(\.sceneSurroundings) private var surroundings

  var body: some View {
    Button(role: role, action: { surroundings?.perform(action, environment) }) {
      HStack { label }
    }
  }
}

/// A control that switches a variable of the scene's state.
struct SceneToggle: View {
  let label: ForEach<Range<Int>, Int, AnyView>
  let variable: VariableLayout.Variable
  let animation: Animation?
  @Environment(\.sceneSurroundings) private var surroundings

  var body: some View {
    Toggle(isOn: isOn) { HStack { label } }
  }

  private var isOn: Binding<Bool> {
    let (surroundings, variable, animation) = (surroundings, variable, animation)
    return Binding {
      surroundings?.state.wrappedValue.value(of: variable) == .boolean(true)
    } set: { isOn in
      surroundings?.set(variable, to: .boolean(isOn), animation: animation)
    }
  }
}

/// A knob that changes a number of the scene's state.
struct SceneSlider: View {
  let variable: VariableLayout.Variable
  let range: ClosedRange<Double>
  let step: Double?
  @Environment(\.sceneSurroundings) private var surroundings

  var body: some View {
    if let step {
      Slider(value: value, in: range, step: step)
    } else {
      Slider(value: value, in: range)
    }
  }

  private var value: Binding<Double> {
    let (surroundings, variable) = (surroundings, variable)
    return Binding {
      surroundings?.state.wrappedValue.value(of: variable).scalars.first ?? 0
    } set: {
      surroundings?.set(variable, to: .number($0))
    }
  }
}

/// Pages of which a variable of the scene's state says which one is shown.
struct ScenePages: View {
  let pages: ForEach<Range<Int>, Int, AnyView>
  let variable: VariableLayout.Variable?
  @Environment(\.sceneSurroundings) private var surroundings

  var body: some View {
    TabView(selection: selection) { pages }
  }

  private var selection: Binding<Int>? {
    guard let surroundings, let variable else { return nil }
    return Binding {
      let number = surroundings.state.wrappedValue.value(of: variable).scalars.first ?? 0
      return Int(exactly: number.rounded()) ?? 0
    } set: {
      surroundings.set(variable, to: .number(Double($0)))
    }
  }
}
