extension Color {
  // The system's palette in the default contrast of iOS 13 to 18.

  public static let red = Color(light: (255, 59, 48), dark: (255, 69, 58))
  public static let orange = Color(light: (255, 149, 0), dark: (255, 159, 10))
  public static let yellow = Color(light: (255, 204, 0), dark: (255, 214, 10))
  public static let green = Color(light: (52, 199, 89), dark: (48, 209, 88))
  public static let mint = Color(light: (0, 199, 190), dark: (99, 230, 226))
  public static let teal = Color(light: (48, 176, 199), dark: (64, 200, 224))
  public static let cyan = Color(light: (50, 173, 230), dark: (100, 210, 255))
  public static let blue = Color(light: (0, 122, 255), dark: (10, 132, 255))
  public static let indigo = Color(light: (88, 86, 214), dark: (94, 92, 230))
  public static let purple = Color(light: (175, 82, 222), dark: (191, 90, 242))
  public static let pink = Color(light: (255, 45, 85), dark: (255, 55, 95))
  public static let brown = Color(light: (162, 132, 94), dark: (172, 142, 104))
  public static let gray = Color(light: (142, 142, 147), dark: (142, 142, 147))

  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let clear = Color(.clear)

  /// The colour of text: black on light surroundings, white on dark.
  public static let primary = Color(light: .black, dark: .white)
  /// The colour of text of lesser rank.
  public static let secondary = Color(light: (60, 60, 67), dark: (235, 235, 245)).opacity(0.6)
  /// The colour of what can be acted on.
  public static let accentColor = blue

  /// The palette's colours by name.
  ///
  /// Names are SwiftUI's: `red` … `gray`, `black`, `white`, `clear`, `primary`, `secondary` and
  /// `accentColor`.
  public static let systemColors: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray, "black": .black, "white": .white,
    "clear": .clear, "primary": .primary, "secondary": .secondary, "accentColor": .accentColor,
  ]

  private typealias Bytes = (red: UInt8, green: UInt8, blue: UInt8)

  private init(light: Bytes, dark: Bytes) {
    self.init(
      light: Resolved(red8: light.red, green8: light.green, blue8: light.blue),
      dark: Resolved(red8: dark.red, green8: dark.green, blue8: dark.blue))
  }
}
