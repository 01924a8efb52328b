public import Drawing

extension FrameHashes {
  /// How frames differ from those that were expected.
  public enum Difference: Sendable, Hashable {
    case size(expected: String, actual: String)
    case frameRate(expected: FrameRate, actual: FrameRate)
    /// The first frame that isn't as expected.
    case frame(Int, expected: FrameHash, actual: FrameHash)
    /// A frame that was expected and isn't there.
    case missing(Int)
    /// A frame that is there and wasn't expected.
    case unexpected(Int)
  }

  /// What differs first; nil when all is as expected.
  public func firstDifference(from expected: FrameHashes) -> Difference? {
    guard (width, height) == (expected.width, expected.height) else {
      return .size(
        expected: "\(expected.width)×\(expected.height)", actual: "\(width)×\(height)")
    }
    guard frameRate == expected.frameRate else {
      return .frameRate(expected: expected.frameRate, actual: frameRate)
    }
    for number in Set(frames.keys).union(expected.frames.keys).sorted() {
      guard let actual = frames[number] else { return .missing(number) }
      guard let wanted = expected.frames[number] else { return .unexpected(number) }
      if actual != wanted { return .frame(number, expected: wanted, actual: actual) }
    }
    return nil
  }

  /// The frames of a range alone.
  public func restricted(to range: Range<Int>) -> FrameHashes {
    var part = self
    part.frames = frames.filter { range.contains($0.key) }
    return part
  }
}

extension FrameHashes.Difference: CustomStringConvertible {
  public var description: String {
    switch self {
    case .size(let expected, let actual): "frames are of \(actual) pixels instead of \(expected)"
    case .frameRate(let expected, let actual):
      "the frame rate is \(actual) instead of \(expected)"
    case .frame(let number, let expected, let actual):
      "frame \(number) differs: its hash is \(actual) instead of \(expected)"
    case .missing(let number): "frame \(number) is missing"
    case .unexpected(let number): "frame \(number) was not expected"
    }
  }
}
