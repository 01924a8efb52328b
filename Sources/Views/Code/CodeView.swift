import Drawing
import Geometry

/// Code in the colours of its words.
///
/// It is set in the mono face, at the size of the font around it, and doesn't wrap. When the code
/// changes in an animated change, what both versions have in common travels to its new place, what is
/// new fades in and what is gone fades out. Line by line it comes by `revealedLines(_:)` or a
/// `TextEffect` on lines.
///
///     CodeView(source, language: .swift).lineNumbers().font(.system(size: 14))
public struct CodeView: View {
  private let code: String
  private let language: CodeLanguage
  private var hasLineNumbers = false
  private var theme: CodeTheme?
  @Environment(\.colorScheme) private var colorScheme

  /// The code `code` of a language.
  public init(_ code: String, language: CodeLanguage = .swift) {
    (self.code, self.language) = (code, language)
  }

  /// Puts a number before each line, or doesn't.
  public func lineNumbers(_ areShown: Bool = true) -> CodeView {
    var view = self
    view.hasLineNumbers = areShown
    return view
  }

  /// Paints the code in a theme; nil is the one for the surroundings, light or dark.
  public func theme(_ theme: CodeTheme?) -> CodeView {
    var view = self
    view.theme = theme
    return view
  }

  public var body: some View {
    HStack(alignment: .top, spacing: 16) {
      if hasLineNumbers {
        numbers.multilineTextAlignment(.trailing)
      }
      text.multilineTextAlignment(.leading)
    }
    .fontDesign(.monospaced)
    .fixedSize()
  }

  private var shownTheme: CodeTheme { theme ?? (colorScheme == .dark ? .dark : .light) }

  private var text: Text {
    let theme = shownTheme
    return Text(
      language.tokens(of: code).map {
        TextPiece(text: $0.text, style: AnyShapeStyle(theme.color(of: $0.kind)))
      })
  }

  private var numbers: Text {
    let count = code.split(separator: #/\r\n|\n|\r/#, omittingEmptySubsequences: false).count
    return Text(verbatim: (1...max(count, 1)).map(String.init).joined(separator: "\n"))
      .foregroundStyle(shownTheme.lineNumber)
  }
}
