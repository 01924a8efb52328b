/// One node of a parsed document, in the flat list that holds its tree.
///
/// A container is followed by its descendants, in document order; an object's by a key and its
/// value in turn.
struct JSONNode {
  /// What kind of value it is.
  enum Kind: UInt8 {
    /// Stands for text that is no value; an error about it has been reported.
    case invalid
    case null
    case boolean
    case number
    /// A string without escapes, so that its bytes are its text.
    case plainString
    /// A string with at least one escape.
    case escapedString
    case array
    case object
  }

  var kind: Kind
  /// Where its text starts; of a string, at its quote.
  var start: UInt32
  /// Where its text ends.
  var end: UInt32 = 0
  /// The node after it and its descendants.
  var next: UInt32 = 0
  /// A number's value, a boolean's (0 or 1), or how many children a container has.
  var number: Double = 0

  /// The bytes of its text, quotes and brackets included.
  var range: Range<Int> { Int(start)..<Int(end) }
}
