import Geometry

extension Path {
  /// The path in the letters of SVG's path data.
  var words: String {
    var text = ""
    var index = 0
    for verb in verbs {
      let numbers = points[index..<index + verb.pointCount].flatMap { [$0.x, $0.y] }
      text += verb.letter + numbers.map { rounded($0.native) }.joined(separator: " ")
      index += verb.pointCount
    }
    return text.isEmpty ? "empty" : text
  }
}

extension Path.Verb {
  fileprivate var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .closeSubpath: "Z"
    }
  }
}
