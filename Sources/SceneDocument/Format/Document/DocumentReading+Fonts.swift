import Typography
import Views

extension DocumentReading {
  /// Makes the fonts of files known, and perhaps those of the machine.
  func useFonts(_ files: [String], ofSystem usesSystemFonts: Bool, at range: Range<Int>) {
    guard !files.isEmpty || usesSystemFonts else { return }
    let library = FontLibrary(usesSystemFonts: usesSystemFonts)
    for file in files {
      do {
        _ = try library.register(path: self.files.path(place.path(of: file)))
      } catch {
        self.error("cannot read \"\(file)\": \(error)", at: range)
      }
    }
    fontLibrary = library
  }
}
