import Rendering

/// An animation as it stands on the command line: in the spelling of Swift, CSS or scenes.
struct CurveText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The curve, known by its text; mistakes are shown in it.
  func curve() throws(Failure) -> CurvePlot.Curve {
    CurvePlot.Curve(name: name, animation: try animation())
  }

  /// The text in one line.
  private var name: String {
    text.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 32 } }
      .joined(separator: " ")
  }

  private var source: SourceText { SourceText(name: "<curve>", text: text) }

  private func animation() throws(Failure) -> Animation {
    let isJSON = text.first { !$0.isWhitespace }.map { "{\"".contains($0) } ?? false
    return isJSON ? try sceneAnimation() : try notatedAnimation()
  }

  private func sceneAnimation() throws(Failure) -> Animation {
    do {
      return try SceneReader.animation(source) ?? .linear(duration: 0)
    } catch {
      throw Failure(.usage, text: error.description)
    }
  }

  private func notatedAnimation() throws(Failure) -> Animation {
    do {
      return try Animation(parsing: text)
    } catch {
      var mistakes = DiagnosticList(source: source)
      mistakes.append(Diagnostic(printable(error.description), at: range(from: error.offset)))
      throw Failure(.usage, text: mistakes.description)
    }
  }

  /// The text with pictures of control characters, which a terminal would obey.
  private func printable(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.value < 32 ? Unicode.Scalar(0x2400 + scalar.value) ?? scalar : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The bytes of the word or the number that begins at `offset`, or of the character there.
  private func range(from offset: Int) -> Range<Int> {
    let rest = String(decoding: text.utf8.dropFirst(offset), as: UTF8.self)
    let word = rest.prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    let length = word.isEmpty ? rest.prefix(1).utf8.count : word.utf8.count
    return offset..<offset + length
  }
}
