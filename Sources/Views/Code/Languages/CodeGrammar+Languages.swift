extension CodeGrammar {
  static let swift = CodeGrammar(
    keywords: [
      "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
      "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
      "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
      "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
      "nonisolated", "open", "operator", "override", "private", "protocol", "public", "repeat",
      "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch",
      "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
    ],
    lineComments: ["//"], blockComments: [("/*", "*/")],
    strings: [StringRule(quote: "\"\"\"", spansLines: true), StringRule(quote: "\"")],
    sigils: ["@", "#", "$"])

  static let json = CodeGrammar(
    keywords: ["true", "false", "null"], lineComments: ["//"], blockComments: [("/*", "*/")],
    strings: [StringRule(quote: "\"")], hasCapitalTypes: false, hasCalls: false, hasKeys: true)

  static let javascript = CodeGrammar(
    keywords: scriptWords, lineComments: ["//"], blockComments: [("/*", "*/")],
    strings: scriptStrings, sigils: ["$"])

  static let typescript = CodeGrammar(
    keywords: scriptWords.union([
      "abstract", "as", "declare", "enum", "implements", "interface", "is", "keyof", "namespace",
      "private", "protected", "public", "readonly", "satisfies", "type",
    ]),
    types: ["any", "boolean", "never", "number", "object", "string", "symbol", "unknown", "void"],
    lineComments: ["//"], blockComments: [("/*", "*/")], strings: scriptStrings,
    sigils: ["$", "@"])

  static let python = CodeGrammar(
    keywords: [
      "False", "None", "True", "and", "as", "assert", "async", "await", "break", "case", "class",
      "continue", "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if",
      "import", "in", "is", "lambda", "match", "nonlocal", "not", "or", "pass", "raise", "return",
      "self", "try", "while", "with", "yield",
    ],
    types: ["bool", "bytes", "dict", "float", "int", "list", "set", "str", "tuple"],
    lineComments: ["#"],
    strings: [
      StringRule(quote: "\"\"\"", spansLines: true), StringRule(quote: "'''", spansLines: true),
      StringRule(quote: "\""), StringRule(quote: "'"),
    ],
    sigils: ["@"])

  static let css = CodeGrammar(
    keywords: ["important", "from", "to", "and", "not"], blockComments: [("/*", "*/")],
    strings: [StringRule(quote: "\""), StringRule(quote: "'")], sigils: ["@", "#", "-"],
    nameCharacters: ["-"], hasCapitalTypes: false, hasKeys: true)

  static let shell = CodeGrammar(
    keywords: [
      "case", "do", "done", "elif", "else", "esac", "export", "fi", "for", "function", "if", "in",
      "local", "return", "set", "then", "until", "while",
    ],
    types: ["cd", "echo", "exit", "printf", "read", "source", "test"], lineComments: ["#"],
    strings: [
      StringRule(quote: "\"", spansLines: true), StringRule(quote: "'", spansLines: true),
    ],
    sigils: ["$"], nameCharacters: ["-"], hasCapitalTypes: false, hasCalls: false)

  private static let scriptWords: Set<String> = [
    "async", "await", "break", "case", "catch", "class", "const", "continue", "default", "delete",
    "do", "else", "export", "extends", "false", "finally", "for", "from", "function", "if",
    "import", "in", "instanceof", "let", "new", "null", "of", "return", "static", "super", "switch",
    "this", "throw", "true", "try", "typeof", "undefined", "var", "void", "while", "yield",
  ]

  private static let scriptStrings = [
    StringRule(quote: "`", spansLines: true), StringRule(quote: "\""), StringRule(quote: "'"),
  ]
}
