import Animate

/// Code that comes line by line, is rewritten in place, and turns into another language.
enum CodeFilm {
  static let film = Film(
    size: CGSize(width: 640, height: 400), duration: 6.5,
    background: Color.Resolved(hex: 0x171a21), colorScheme: .dark, state: CodeState(),
    script: [
      ScriptStep(at: 0.2, animation: .linear(duration: 1.2)) { $0.lines = 12 },
      ScriptStep(at: 2, animation: .smooth(duration: 0.8)) { $0.version = 1 },
      ScriptStep(at: 3.4, animation: .smooth(duration: 0.8)) { $0.version = 2 },
      ScriptStep(at: 4.9, animation: .smooth(duration: 0.8)) { $0.version = 3 },
    ]
  ) { state in
    CodeView(sources[state.version].code, language: sources[state.version].language)
      .lineNumbers()
      .revealedLines(state.lines)
      .font(.system(size: 18))
      .padding(28)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private static let sources: [(code: String, language: CodeLanguage)] = [
    (
      """
      struct Card: View {
        let title: String

        var body: some View {
          Text(title)
        }
      }
      """, .swift
    ),
    (
      """
      struct Card: View {
        let title: String
        @State private var isOpen = false

        var body: some View {
          Text(title)
            .scaleEffect(isOpen ? 1.2 : 1)
        }
      }
      """, .swift
    ),
    (
      """
      struct Card: View {
        let title: String
        @State private var isOpen = false

        var body: some View {
          Button { isOpen.toggle() } label: {
            Text(title)  // 20 % larger
              .scaleEffect(isOpen ? 1.2 : 1)
              .animation(.bouncy, value: isOpen)
          }
        }
      }
      """, .swift
    ),
    (
      """
      {
        "state": { "isOpen": false },
        "body": {
          "text": "Hello",
          "modifiers": [
            { "scaleEffect": "= isOpen ? 1.2 : 1" }
          ]
        }
      }
      """, .json
    ),
  ]
}

struct CodeState {
  var lines = 0.0
  var version = 0
}
