import Geometry

/// A path of the canvas suite: absolute verbs with their numbers.
struct CanvasPath: Decodable {
  struct Verb {
    var letter: String
    var numbers: [Double]

    /// Whether this is a line or curve all of whose points are `position`.
    func staysAt(_ position: [Double]) -> Bool {
      guard ["L", "Q", "C"].contains(letter) else { return false }
      return stride(from: 0, to: numbers.count, by: 2).allSatisfy {
        Array(numbers[$0..<$0 + 2]) == position
      }
    }
  }

  var verbs: [Verb] = []

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      var entry = try list.nestedUnkeyedContainer()
      var verb = Verb(letter: try entry.decode(String.self), numbers: [])
      while !entry.isAtEnd { verb.numbers.append(try entry.decode(Double.self)) }
      verbs.append(verb)
    }
  }

  /// The path that the verbs describe.
  var path: Path {
    var path = Path()
    for verb in verbs { Self.append(verb, to: &path) }
    return path
  }

  private static func append(_ verb: Verb, to path: inout Path) {
    let n = verb.numbers
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch verb.letter {
    case "M": path.move(to: point(0))
    case "L": path.addLine(to: point(0))
    case "Q": path.addQuadCurve(to: point(2), control: point(0))
    case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "A": path.addEllipticalArc(n)
    default: path.closeSubpath()
    }
  }

  /// The path without segments of no length, and without the subpaths that this leaves a lone point.
  var pruned: CanvasPath {
    var kept = self
    kept.verbs = subpaths.map(Self.withoutEmptySegments).filter { $0.count > 1 }.flatMap { $0 }
    return kept
  }

  private var subpaths: [[Verb]] {
    var subpaths: [[Verb]] = []
    for verb in verbs {
      if verb.letter == "M" || subpaths.isEmpty { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(verb)
    }
    return subpaths
  }

  private static func withoutEmptySegments(_ verbs: [Verb]) -> [Verb] {
    var position: [Double] = []
    let lines = verbs.filter { verb in
      defer { if verb.letter != "Z" { position = verb.numbers.suffix(2) } }
      return !verb.staysAt(position)
    }
    return lines.map(\.letter) == ["M", "Z"] ? [] : lines
  }
}

extension Path {
  /// Appends an arc given by centre, radii, rotation, start and sweep.
  fileprivate mutating func addEllipticalArc(_ n: [Double]) {
    let turned = CGAffineTransform(translationX: n[0], y: n[1]).rotated(by: n[4])
    addRelativeArc(
      center: .zero, radius: 1, startAngle: .radians(n[5]), delta: .radians(n[6]),
      transform: turned.scaledBy(x: n[2], y: n[3]))
  }
}
