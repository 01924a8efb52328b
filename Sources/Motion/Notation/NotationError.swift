/// What is wrong with the text of an animation or a curve, and where.
public struct NotationError: Error, Sendable, Hashable {
  /// The place in the text, in bytes of UTF-8 from its beginning.
  public let offset: Int
  /// What is wrong, as a sentence without a full stop.
  public let message: String
  /// What could stand there instead.
  public let expected: [String]
  /// What was probably meant.
  public let suggestion: String?

  init(_ offset: Int, _ message: String, expected: [String] = [], suggestion: String? = nil) {
    self.offset = offset
    self.message = message
    self.expected = expected
    self.suggestion = suggestion
  }
}

extension NotationError: CustomStringConvertible {
  /// The message, and what to write instead.
  public var description: String {
    if let suggestion { return "\(message), did you mean \"\(suggestion)\"?" }
    return expected.isEmpty ? message : "\(message); expected \(expected.joined(separator: " or "))"
  }
}
