import CTypography
import Synchronization

/// The fonts of this machine, asked for under one lock because fontconfig wants it so.
enum SystemFonts {
  /// What makes one order of fonts differ from another.
  struct Style: Hashable {
    var family: String
    var language: String
    var weight: Int
    var width: Int
    var isItalic: Bool
    var isColor: Bool
  }

  private static let lists = Mutex<[Style: OpaquePointer?]>([:])

  /// The font of exactly the style's family that is nearest to the style.
  static func font(_ style: Style) -> FontFile? {
    lists.withLock { _ in
      var found = system_font()
      return style.withRequest { system_font_find($0, &found) } ? FontFile(taking: found) : nil
    }
  }

  /// The first font with all scalars in the order of the style.
  static func font(_ style: Style, having scalars: [UInt32]) -> FontFile? {
    lists.withLock { lists in
      if lists[style] == nil { lists[style] = style.withRequest(system_font_list_create) }
      guard let known = lists[style], let list = known else { return nil }
      var found = system_font()
      return system_font_list_find(list, scalars, scalars.count, &found)
        ? FontFile(taking: found) : nil
    }
  }
}

extension SystemFonts.Style {
  fileprivate func withRequest<Result>(_ body: (system_font_request) -> Result) -> Result {
    family.withCString { family in
      language.withCString { language in
        body(
          system_font_request(
            family: family, language: language, weight: Int32(weight), width: Int32(width),
            italic: isItalic, color: isColor))
      }
    }
  }
}

extension FontFile {
  fileprivate init(taking found: system_font) {
    self.init(path: String(cString: found.path), index: Int(found.index))
    system_font_free(found)
  }
}
