// From cells to fractions and on to pixels, a row at a time.

/// Where a swept row goes: to pixels through a colour, or to a mask.
typedef struct {
  uint32_t *pixels;
  uint16_t *fractions;
  const raster_source *source;
  /// The colour where it covers wholly.
  const even_layer *whole;
  /// The distance of rows in pixels or fractions.
  ptrdiff_t units_per_row;
  int32_t width;
  /// The units of a row that may be written; those past the width stay as they are.
  int32_t room;
  int rule;
} sweep_target;

INLINE void sweep_even(sweep_target target, int32_t from, int32_t to, int32_t winding) {
  uint32_t fraction = fraction_of_winding(winding, target.rule);
  if (!target.source) {
    for (int32_t x = from; x < to; x++) target.fractions[x] = (uint16_t)fraction;
    return;
  }
  if (!fraction) return;
  if (fraction < 65535)
    fill_span(target.pixels + from, to - from, target.source, fraction);
  else if (target.source->is_opaque)
    store_span(target.pixels + from, to - from, target.source->pixel);
  else
    blend_span(target.pixels + from, to - from, target.whole);
}

/// Paints or writes one group; there is memory for all of it.
INLINE void sweep_fractions(sweep_target target, uint32_t *pixels, uint16_t *written,
                            pixels_group fractions) {
  if (target.source) {
    store_group(pixels, group_under(load_group(pixels), colored_group(target.source, fractions)));
  } else {
    fractions_group narrow = __builtin_convertvector(fractions, fractions_group);
    memcpy(written, &narrow, sizeof narrow);
  }
}

/// The last group of a row, which goes beyond the shape, perhaps beyond the memory.
INLINE void sweep_rest(sweep_target target, int32_t x, pixels_group fractions) {
  const windings_group index = {0, 1, 2, 3, 4, 5, 6, 7};
  int32_t count = target.width - x;
  if (count <= 0) return;
  fractions &= (pixels_group)(index < count - (windings_group){});
  if (x + GROUP <= target.room) {
    sweep_fractions(target, target.pixels + x, target.fractions + x, fractions);
    return;
  }
  uint32_t pixels[GROUP] = {};
  uint16_t written[GROUP] = {};
  if (target.source) store_group(pixels, load_part(target.pixels + x, count));
  sweep_fractions(target, pixels, written, fractions);
  if (target.source) store_part(target.pixels + x, count, load_group(pixels));
  for (int32_t i = 0; !target.source && i < count; i++) target.fractions[x + i] = written[i];
}

INLINE pixels_group sweep_group(sweep_target target, int32_t *cells, int32_t x,
                                pixels_group before) {
  pixels_group windings = running_sums(load_group(cells + x)) + before;
  store_group(cells + x, group_of(0));
  pixels_group fractions = group_fractions((windings_group)windings, target.rule);
  if (x + GROUP <= target.width)
    sweep_fractions(target, target.pixels + x, target.fractions + x, fractions);
  else
    sweep_rest(target, x, fractions);
  return __builtin_shufflevector(windings, windings, 7, 7, 7, 7, 7, 7, 7, 7);
}

INLINE void sweep_row(sweep_target target, int32_t *cells, uint64_t *marks, int32_t words) {
  pixels_group winding = {};
  int32_t x = 0;
  for (int32_t word = 0; word < words; word++) {
    uint64_t rest = marks[word];
    if (!rest) continue;
    marks[word] = 0;
    do {
      int32_t start = (word * 64 + __builtin_ctzll(rest)) * GROUP;
      if (start > x) {
        if (target.source)
          __builtin_prefetch(target.pixels + start + 2 * target.units_per_row, 1);
        sweep_even(target, x, start, (int32_t)winding[0]);
      }
      winding = sweep_group(target, cells, start, winding);
      x = start + GROUP;
      rest &= rest - 1;
    } while (rest);
  }
  if (x < target.width) sweep_even(target, x, target.width, (int32_t)winding[0]);
}

INLINE void sweep_rows(const raster_coverage *coverage, sweep_target target) {
  int32_t rows = coverage->bounds.bottom - coverage->bounds.top;
  int32_t *cells = coverage->cells;
  uint64_t *marks = coverage->marks;
  for (int32_t row = 0; row < rows; row++) {
    sweep_row(target, cells, marks, coverage->marks_per_row);
    cells += coverage->cells_per_row;
    marks += coverage->marks_per_row;
    if (target.source)
      target.pixels += target.units_per_row;
    else
      target.fractions += target.units_per_row;
  }
}

/// One copy of the loop for each rule, so that the rule is a constant in it.
INLINE void sweep_by_rule(const raster_coverage *coverage, sweep_target target, int rule) {
#define SWEEP_CASE(constant) \
  case constant:             \
    target.rule = constant;  \
    sweep_rows(coverage, target); \
    break
  switch (rule) {
    SWEEP_CASE(RASTER_NONZERO);
    SWEEP_CASE(RASTER_EVEN_ODD);
    SWEEP_CASE(RASTER_ALIASED);
    SWEEP_CASE(RASTER_ALIASED | RASTER_EVEN_ODD);
  }
#undef SWEEP_CASE
}

static void sweep_color(const raster_coverage *coverage, int rule, const raster_source *source,
                        const raster_surface *surface) {
  ptrdiff_t offset = (coverage->bounds.top - surface->bounds.top) * surface->pixels_per_row +
                     (coverage->bounds.left - surface->bounds.left);
  raster_source color = *source;
  even_layer whole = even_layer_of(&color, 65535);
  sweep_target target = {.pixels = surface->first + offset,
                         .source = &color,
                         .whole = &whole,
                         .units_per_row = surface->pixels_per_row,
                         .width = coverage->bounds.right - coverage->bounds.left,
                         .room = surface->bounds.right - coverage->bounds.left};
  sweep_by_rule(coverage, target, rule);
}

static void sweep_mask(const raster_coverage *coverage, int rule, const raster_mask *mask) {
  ptrdiff_t offset = (coverage->bounds.top - mask->bounds.top) * mask->fractions_per_row +
                     (coverage->bounds.left - mask->bounds.left);
  sweep_target target = {.fractions = mask->first + offset,
                         .units_per_row = mask->fractions_per_row,
                         .width = coverage->bounds.right - coverage->bounds.left,
                         .room = coverage->bounds.right - coverage->bounds.left};
  sweep_by_rule(coverage, target, rule);
}
