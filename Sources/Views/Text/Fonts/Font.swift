public import Geometry
public import Typography

/// What a text is set in: a size, a family, and what was changed about them.
///
/// The sizes of the styles are those of SwiftUI on a phone at the default setting. Unless a
/// family is named, letters are the embedded ones, Inter and JetBrains Mono.
public struct Font: Sendable, Hashable {
  /// The darkness of letters.
  public typealias Weight = FontWeight

  /// The kind of letters.
  public enum Design: Sendable, Hashable, CaseIterable {
    /// Inter.
    case `default`
    /// The system's letters with serifs; Inter, and a remark, where there are none.
    case serif
    /// The system's rounded letters; Inter, and a remark, where there are none.
    case rounded
    /// JetBrains Mono.
    case monospaced
  }

  /// Where size and family come from.
  enum Base: Sendable, Hashable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(String, CGFloat)
  }

  let base: Base
  var design: Design?
  var weight: Weight?
  var isItalic: Bool?
  var width: Int?
  var features: [FontFeature] = []
  var variations: [FontVariation] = []

  init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    (self.base, self.design, self.weight) = (base, design, weight)
  }
}

extension Font {
  /// Letters of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size), design: design, weight: weight)
  }

  /// The letters of a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// The family called `name`: a registered file's, an embedded one, or one of the system where the
  /// font library may use these.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }

  /// The family called `name`.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize))
  }
}

extension Font {
  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// This font in bold, or not.
  public func bold(_ isActive: Bool = true) -> Font {
    changed { $0.weight = isActive ? .bold : .regular }
  }

  /// This font slanted, or not.
  public func italic(_ isActive: Bool = true) -> Font { changed { $0.isItalic = isActive } }

  /// This font's size in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Font {
    changed { $0.design = isActive ? .monospaced : .default }
  }

  /// This font with digits of one width.
  public func monospacedDigit() -> Font { changed { $0.features.append(.monospacedDigits) } }

  /// This font with capitals of the height of small letters in place of these.
  public func smallCaps() -> Font { changed { $0.features.append(.smallCaps) } }

  /// This font with an OpenType feature, `ss01` say, switched to a value.
  public func feature(_ tag: String, _ value: UInt32 = 1) -> Font {
    changed { $0.features.append(FontFeature(tag, value)) }
  }

  /// This variable font at a position on the axis of a four-letter name.
  public func variation(_ axis: String, _ value: Double) -> Font {
    changed { $0.variations.append(FontVariation(axis, value)) }
  }

  /// This font in another width, in percent of the usual one, of families that have several.
  public func width(_ percent: Int) -> Font { changed { $0.width = percent } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
