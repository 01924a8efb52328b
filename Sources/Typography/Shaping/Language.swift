/// The language that Han characters are drawn for.
enum Language {
  /// Japanese beside kana, Korean beside hangul, else Chinese for Han, else English (BCP 47).
  static func of(_ scalars: [UInt32]) -> String {
    var hasHan = false
    for scalar in scalars where scalar >= 0x1100 {
      switch scalar {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return "ja"
      case 0x1100...0x11FF, 0xAC00...0xD7FF: return "ko"
      case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: hasHan = true
      default: break
      }
    }
    return hasHan ? "zh-cn" : "en"
  }
}
