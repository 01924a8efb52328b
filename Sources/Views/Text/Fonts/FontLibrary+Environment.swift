public import Typography

extension FontLibrary {
  /// The embedded faces alone: the same letters on every machine.
  public static let embedded = FontLibrary(usesSystemFonts: false)

  /// The embedded faces and, where these don't suffice, what the machine has.
  public static let system = FontLibrary()
}

extension EnvironmentValues {
  /// Where texts find their fonts: the embedded ones, unless a film asks for more.
  ///
  ///     Text("नमस्ते").environment(\.fontLibrary, .system)
  public var fontLibrary: FontLibrary {
    get { self[FontLibraryKey.self] }
    set { self[FontLibraryKey.self] = newValue }
  }

  private enum FontLibraryKey: EnvironmentKey {
    static var defaultValue: FontLibrary { .embedded }
  }
}
