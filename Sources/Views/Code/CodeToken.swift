/// A piece of code that is coloured alike.
public struct CodeToken: Sendable, Hashable {
  /// What a piece of code is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case plain, keyword, type, function, property, string, number, comment, symbol, tag, variable
  }

  public var kind: Kind
  public var text: String

  /// A piece of a kind.
  public init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
}

extension CodeLanguage {
  /// The pieces of some code; put together they are the code.
  ///
  /// Whatever the code is, it is cut somehow: what isn't understood is plain. White space stands in
  /// pieces of its own, except in strings and comments.
  public func tokens(of code: String) -> [CodeToken] {
    switch self {
    case .html: MarkupHighlighter(code).tokens()
    default: CodeHighlighter(code, CodeGrammar.of(self)).tokens()
    }
  }
}
