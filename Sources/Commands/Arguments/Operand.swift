/// An argument of a command that is known by its position.
struct Operand<Values> {
  /// Where an operand's text goes.
  enum Place {
    /// One argument.
    case single(WritableKeyPath<Values, String>)
    /// All arguments from here on, at least one; such an operand is a command's last.
    case repeated(WritableKeyPath<Values, [String]>)
  }

  /// What stands for it in the help.
  let placeholder: String
  let help: String
  let place: Place

  var isRepeated: Bool { if case .repeated = place { true } else { false } }

  /// Puts the arguments where they belong: all of `words` for a repeated operand, else the first.
  func store(_ words: ArraySlice<String>, in values: inout Values) {
    switch place {
    case .single(let path): values[keyPath: path] = words.first ?? ""
    case .repeated(let path): values[keyPath: path] = Array(words)
    }
  }
}

extension Operand {
  /// The same operand for values that hold this operand's in a part of theirs.
  func within<Whole>(_ part: WritableKeyPath<Whole, Values>) -> Operand<Whole> {
    let place: Operand<Whole>.Place =
      switch place {
      case .single(let path): .single(part.appending(path: path))
      case .repeated(let path): .repeated(part.appending(path: path))
      }
    return Operand<Whole>(placeholder: placeholder, help: help, place: place)
  }
}
