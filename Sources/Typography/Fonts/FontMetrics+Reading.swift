import CHarfBuzz

extension FontMetrics {
  /// The measures of a font at 1 point per em; usual values for what its tables don't state.
  init(reading font: ImmutableFont, unitsPerEm: Double) {
    var extents = hb_font_extents_t()
    hb_font_get_extents_for_direction(font.pointer, HB_DIRECTION_LTR, &extents)
    func value(_ tag: hb_ot_metrics_tag_t, orEm usual: Double) -> Double {
      var position: hb_position_t = 0
      let isStated = hb_ot_metrics_get_position(font.pointer, tag, &position) != 0
      return isStated && position != 0 ? Double(position) / unitsPerEm : usual
    }
    let thickness = value(HB_OT_METRICS_TAG_UNDERLINE_SIZE, orEm: 0.05)
    let xHeight = value(HB_OT_METRICS_TAG_X_HEIGHT, orEm: 0.5)
    let strike = value(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, orEm: 0.05)
    self.init(
      ascent: Double(extents.ascender) / unitsPerEm,
      descent: -Double(extents.descender) / unitsPerEm,
      leading: max(0, Double(extents.line_gap) / unitsPerEm),
      capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT, orEm: 0.7),
      xHeight: xHeight,
      // The table states the upper edge of either line.
      underlineOffset: -value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, orEm: -0.1) + thickness / 2,
      underlineThickness: thickness,
      strikethroughOffset: value(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, orEm: xHeight / 2 + strike / 2)
        - strike / 2,
      strikethroughThickness: strike)
  }
}
