import Animate

/// All symbols, which come in a wave and fill; and one that grows into others.
enum SymbolsFilm {
  static let film = Film(
    size: CGSize(width: 640, height: 400), duration: 4.5,
    background: Color.Resolved(hex: 0x10141d), colorScheme: .dark, state: SymbolsState(),
    script: [
      ScriptStep(at: 0.2) { $0.areShown = true },
      ScriptStep(at: 2, animation: .smooth) { $0.areFilled = true },
      ScriptStep(at: 1.4, animation: .spring(duration: 0.6)) { $0.hero = "heart.fill" },
      ScriptStep(at: 2.4, animation: .spring(duration: 0.6)) { $0.hero = "star.fill" },
      ScriptStep(at: 3.4, animation: .spring(duration: 0.6)) { $0.hero = "cloud.fill" },
    ]
  ) { Symbols(state: $0) }
}

private struct SymbolsState {
  var areShown = false
  var areFilled = false
  var hero = "bolt.fill"
}

private struct Symbols: View {
  let state: SymbolsState
  private static let columns = 16

  var body: some View {
    HStack(spacing: 24) {
      VStack(spacing: 8) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.columns, id: \.self) { column in
              cell(row * Self.columns + column, wave: Double(row + column))
            }
          }
        }
      }
      .font(.system(size: 17))
      SymbolShape(state.hero)
        .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        .frame(width: 96, height: 96)
    }
  }

  private var names: [String] { SymbolShape.names }

  private var rows: Int { (names.count + Self.columns - 1) / Self.columns }

  private func cell(_ index: Int, wave: Double) -> some View {
    let name = index < names.count ? names[index] : "circle"
    let isFilled = state.areFilled && SymbolShape.isKnown(name + ".fill")
    return Image(systemName: isFilled ? name + ".fill" : name)
      .foregroundStyle(isFilled ? Color.white : Color(hex: 0x9fb0d0))
      .frame(width: 29, height: 26)
      .scaleEffect(state.areShown ? 1 : 0.01)
      .opacity(index < names.count && state.areShown ? 1 : 0)
      .animation(.spring(duration: 0.5, bounce: 0.4).delay(wave * 0.03), value: state.areShown)
  }
}
