extension Instruction {
  /// Does a step that writes a number.
  @inline(__always)
  func run(
    _ variables: UnsafeBufferPointer<Double>, _ numbers: UnsafeMutableBufferPointer<Double>,
    _ objects: [SceneObject]
  ) {
    switch self {
    case .constant(let to, let value): numbers[Int(to)] = value
    case .variable(let to, let slot):
      numbers[Int(to)] = Int(slot) < variables.count ? variables[Int(slot)] : 0
    case .operation(let operation, let to, let a, let b, let c):
      numbers[Int(to)] = operation(numbers[Int(a)], numbers[Int(b)], numbers[Int(c)])
    case .element(let to, let list, let index, let stride, let component):
      numbers[Int(to)] = objects[Int(list)].number(
        at: numbers[Int(index)], stride: Int(stride), component: Int(component))
    case .count(let to, let object, let stride):
      numbers[Int(to)] = Double(objects[Int(object)].count(stride: Int(stride)))
    case .reduce(let operation, let to, let list):
      let values = objects[Int(list)].numbers
      numbers[Int(to)] = values.dropFirst().reduce(values.first ?? 0) { operation($0, $1, 0) }
    case .equalObjects(let to, let first, let second):
      numbers[Int(to)] = objects[Int(first)] == objects[Int(second)] ? 1 : 0
    // Only programs of pixels have a layer.
    case .sample(let to, _, _): for offset in 0..<4 { numbers[Int(to) + offset] = 0 }
    case .object: break
    }
  }
}

extension ObjectInstruction {
  /// Does the step.
  func run(
    in environment: VariableValues, _ numbers: UnsafeMutableBufferPointer<Double>,
    _ objects: inout [SceneObject]
  ) {
    switch self {
    case .variable(let to, let slot):
      let isKnown = environment.objects.indices.contains(Int(slot))
      if isKnown { objects[Int(to)] = environment.objects[Int(slot)] }
    case .select(let to, let condition, let first, let second):
      objects[Int(to)] = objects[Int(numbers[Int(condition)] != 0 ? first : second)]
    case .concatenate(let to, let first, let second):
      objects[Int(to)] = .string(objects[Int(first)].text + objects[Int(second)].text)
    case .text(let to, let number): objects[Int(to)] = .string(numberText(numbers[Int(number)]))
    case .numbers(let to, let registers):
      objects[Int(to)] = .numbers(registers.map { numbers[Int($0)] })
    case .strings(let to, let registers):
      objects[Int(to)] = .strings(registers.map { objects[Int($0)].text })
    case .element(let to, let list, let index):
      guard case .strings(let texts) = objects[Int(list)] else { return }
      let place = clampedIndex(numbers[Int(index)], count: texts.count)
      objects[Int(to)] = .string(place.map { texts[$0] } ?? "")
    case .transform(let operation, let to, let object, let a, let b):
      objects[Int(to)] = operation(objects[Int(object)], numbers[Int(a)], numbers[Int(b)])
    }
  }
}

extension SceneObject {
  /// One number of the element of a list at an index; 0 of an empty list.
  fileprivate func number(at index: Double, stride: Int, component: Int) -> Double {
    let values = numbers
    let place = clampedIndex(index, count: values.count / stride)
    return place.map { values[$0 * stride + component] } ?? 0
  }
}

/// The index of a list's element that a number means: floored, kept inside; nil in an empty list.
private func clampedIndex(_ number: Double, count: Int) -> Int? {
  guard count > 0 else { return nil }
  return number >= Double(count) ? count - 1 : number > 0 ? Int(number) : 0
}

/// A number as it is shown in a text: whole ones without a point.
func numberText(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? "\(number)"
}
