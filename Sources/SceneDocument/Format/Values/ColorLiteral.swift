internal import Drawing

/// The color that a string of a document means, as CSS writes it or SwiftUI names it; nil when it
/// means none.
func colorLiteral(_ text: String) -> Color.Resolved? {
  text == "clear" ? .clear : Color.Resolved(css: text)
}

/// Whether a string can only mean a color: it is written with `#` or as a CSS function.
func isColorNotation(_ text: String) -> Bool {
  text.hasPrefix("#")
    || ["rgb(", "rgba(", "hsl(", "hsla(", "hwb("].contains { text.lowercased().hasPrefix($0) }
}

/// The names of colors that are suggested for misspelt ones; CSS has many more.
let commonColorNames = [
  "red", "orange", "yellow", "green", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
  "gray", "black", "white", "clear", "transparent", "gold", "silver", "navy", "lime", "magenta",
  "violet", "coral", "salmon", "tomato", "turquoise", "crimson", "orchid", "skyblue", "steelblue",
]
