/// What a running expression keeps of strings and lists.
enum SceneObject: Sendable, Hashable {
  case string(String)
  /// A list of values that consist of numbers, one value's after another's.
  case numbers([Double])
  case strings([String])

  /// The object of a value that is a string or a list; an empty list for others.
  init(_ value: SceneValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .list(let values) where values.first?.type == .string:
      self = .strings(values.compactMap { if case .string(let text) = $0 { text } else { nil } })
    case .list(let values): self = .numbers(values.flatMap(\.scalars))
    default: self = .numbers([])
    }
  }

  /// The value of an object that has the given type.
  func value(as type: ExpressionType) -> SceneValue {
    switch (self, type) {
    case (.string(let text), _): .string(text)
    case (.strings(let texts), _): .list(texts.map(SceneValue.string))
    case (.numbers(let numbers), .list(let element)) where element.width > 0:
      .list(
        stride(from: 0, to: numbers.count - element.width + 1, by: element.width).map {
          SceneValue(element, scalars: numbers[$0..<$0 + element.width])
        })
    case (.numbers, _): .list([])
    }
  }

  /// The string, or an empty one.
  var text: String { if case .string(let text) = self { text } else { "" } }

  /// The numbers of a list, or none.
  var numbers: [Double] { if case .numbers(let numbers) = self { numbers } else { [] } }

  /// How many characters or values there are.
  func count(stride: Int) -> Int {
    switch self {
    case .string(let text): text.count
    case .numbers(let numbers): numbers.count / max(stride, 1)
    case .strings(let texts): texts.count
    }
  }
}
