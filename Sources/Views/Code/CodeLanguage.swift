/// A language whose words code is coloured by.
public enum CodeLanguage: String, Sendable, Hashable, CaseIterable {
  case plain, swift, json, javascript, typescript, python, html, css, shell

  /// The language of a file's ending, `py` say; nil for one that isn't known.
  public init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "txt": self = .plain
    case "swift": self = .swift
    case "json": self = .json
    case "js", "mjs", "jsx": self = .javascript
    case "ts", "tsx": self = .typescript
    case "py": self = .python
    case "html", "htm", "xml", "svg": self = .html
    case "css": self = .css
    case "sh", "bash", "zsh": self = .shell
    default: return nil
    }
  }
}
