import CHarfBuzz

/// The Script property of a scalar.
struct Script: Hashable {
  let value: hb_script_t

  init(of scalar: UInt32) {
    value = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
  }

  private init(_ value: hb_script_t) { self.value = value }

  static let common = Script(HB_SCRIPT_COMMON)

  /// Whether the scalar goes with any script beside it.
  var isShared: Bool { value == HB_SCRIPT_COMMON || value == HB_SCRIPT_INHERITED }

  /// The script's four letters (ISO 15924).
  var name: String { OpenTypeTag(rawValue: value.rawValue).description }

  /// Whether the script's letters join, so that nothing may come between them.
  var isCursive: Bool {
    switch value {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC,
      HB_SCRIPT_PHAGS_PA, HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_ADLAM,
      HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_SOGDIAN, HB_SCRIPT_CHORASMIAN, HB_SCRIPT_OLD_UYGHUR:
      true
    default: false
    }
  }

  // Compared by number: the imported enumeration has no hash of its own.
  static func == (left: Script, right: Script) -> Bool {
    left.value.rawValue == right.value.rawValue
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value.rawValue) }
}
