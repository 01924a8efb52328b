import Drawing
import Geometry
import Testing

@testable import Typography
@testable import Views

@Suite("Font work")
struct FontWorkTests {
  private func isUntouched(@ViewBuilder _ content: @escaping @Sendable () -> some View) -> Bool {
    let library = FontLibrary(usesSystemFonts: false)
    _ = textStage { content().environment(\.fontLibrary, library) }.drawing(at: 0)
    return library.isUntouched
  }

  @Test("a film without letters asks for no font, and symbols are no letters")
  func none() {
    #expect(
      isUntouched {
        VStack {
          Circle().fill(.red)
          Image(systemName: "heart.fill").font(.title)
        }
      })
    #expect(!isUntouched { Text("a") })
  }
}
