/// What is to be known of a language to colour its words.
struct CodeGrammar {
  var keywords: Set<String> = []
  /// Words that are values or types though they are written small.
  var types: Set<String> = []
  var lineComments: [String] = []
  var blockComments: [(open: String, close: String)] = []
  var strings: [StringRule] = []
  /// Characters that a name may begin with beside letters and `_`.
  var sigils: Set<Character> = []
  /// Characters that a name may go on with beside letters, digits and `_`.
  var nameCharacters: Set<Character> = []
  /// Whether names that begin with a capital are types.
  var hasCapitalTypes = true
  /// Whether a name before a parenthesis is a function.
  var hasCalls = true
  /// Whether a string or a name before a colon is a property.
  var hasKeys = false

  /// How a string begins and ends.
  struct StringRule {
    var quote: String
    var spansLines = false
  }

  static func of(_ language: CodeLanguage) -> CodeGrammar {
    switch language {
    case .plain, .html: CodeGrammar(hasCapitalTypes: false, hasCalls: false)
    case .swift: .swift
    case .json: .json
    case .javascript: .javascript
    case .typescript: .typescript
    case .python: .python
    case .css: .css
    case .shell: .shell
    }
  }
}
