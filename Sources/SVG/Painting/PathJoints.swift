import Geometry

/// Finds the steps of a path that are parts of one arc of its path data: between them there are no vertices.
struct PathJoints {
  private let steps: [Path.Element]
  private var next = 0
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The numbers of the steps whose ends are no vertices.
  private(set) var insideArcs: Set<Int> = []

  /// Goes through a path and the data that it was read from, side by side.
  init(_ path: Path, _ data: String) {
    steps = Array(path.elements)
    guard data.contains(where: { $0 == "A" || $0 == "a" }) else { return }
    var scanner = ValueScanner(data)
    var command: UInt8 = 0
    scanner.skipSeparator()
    while !scanner.isAtEnd, next < steps.count {
      if let letter = scanner.next, ValueScanner.isLetter(letter) {
        command = letter
        _ = scanner.takeByte()
        if command | 0x20 == UInt8(ascii: "z") { advance(1) }
      } else if !read(command, &scanner) {
        return
      }
      scanner.skipSeparator()
    }
  }

  /// Passes the numbers of one step and the path's steps for it.
  private mutating func read(_ command: UInt8, _ scanner: inout ValueScanner) -> Bool {
    if command | 0x20 != UInt8(ascii: "m") { passImpliedMove() }
    let counts: [Character: Int] = [
      "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2,
    ]
    if command | 0x20 == UInt8(ascii: "a") { return readArc(command, &scanner) }
    guard let count = counts[Character(Unicode.Scalar(command | 0x20))] else { return false }
    for _ in 0..<count {
      guard scanner.number() != nil else { return false }
      scanner.skipSeparator()
    }
    advance(1)
    return true
  }

  /// After a close without a move the path begins a subpath by itself.
  private mutating func passImpliedMove() {
    if next < steps.count, case .move = steps[next] { advance(1) }
  }

  private mutating func readArc(_ command: UInt8, _ scanner: inout ValueScanner) -> Bool {
    var numbers: [Double] = []
    for index in 0..<7 {
      // Flags are single characters that need nothing between them.
      let number = index == 3 || index == 4 ? scanner.flag() : scanner.number()
      guard let number else { return false }
      numbers.append(number)
      scanner.skipSeparator()
    }
    var end = CGPoint(x: numbers[5], y: numbers[6])
    if command == UInt8(ascii: "a") { end = CGPoint(x: end.x + current.x, y: end.y + current.y) }
    if isNear(end, current) { return true }
    var count = 1
    while count < 5, next + count - 1 < steps.count, !isNear(point(next + count - 1), end) {
      insideArcs.insert(next + count - 1)
      count += 1
    }
    advance(count)
    return true
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) + abs(a.y - b.y) <= 1e-9 * (1 + abs(a.x) + abs(a.y))
  }

  private func point(_ index: Int) -> CGPoint {
    switch steps[index] {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: start
    }
  }

  private mutating func advance(_ count: Int) {
    for index in next..<min(next + count, steps.count) {
      current = point(index)
      if case .move = steps[index] { start = current }
    }
    next += count
  }
}

extension ValueScanner {
  /// A flag of an arc.
  fileprivate mutating func flag() -> Double? {
    if skip("0") { return 0 }
    return skip("1") ? 1 : nil
  }
}
