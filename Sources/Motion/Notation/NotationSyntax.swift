/// A name with arguments, as both Swift and CSS write them.
struct NotationCall {
  let name: String
  let offset: Int
  /// Nil when there are no parentheses.
  var arguments: [NotationArgument]?
}

/// One argument: in Swift a value with or without a label, in CSS also several values in a row.
struct NotationArgument {
  let label: String?
  let values: [NotationValue]
  let offset: Int
}

/// A number with its unit, or a name that may be a call.
struct NotationValue {
  let kind: Kind
  let offset: Int

  enum Kind {
    case number(Double, unit: String)
    case call(NotationCall)
  }
}

/// A whole text: a call, the modifiers after it, and the times that CSS puts there.
struct NotationPhrase {
  let base: NotationCall
  let modifiers: [NotationCall]
  let times: [NotationValue]
}
