// The kernels over vectors; the including file sets the instruction set and defines KERNELS,
// KERNELS_NAME and WIDTH, the pixels of the widest vector.
//
// Edges are worked on in groups of eight, as they are marked, and even spans in vectors of WIDTH.

#include <string.h>

#include "pixel_formula.h"

#define VECTOR_OF(type, bytes) type __attribute__((vector_size(bytes)))

typedef VECTOR_OF(uint32_t, 4 * GROUP) pixels_group;
typedef VECTOR_OF(int32_t, 4 * GROUP) windings_group;
typedef VECTOR_OF(uint16_t, 4 * GROUP) halves_group;
typedef VECTOR_OF(uint16_t, 2 * GROUP) fractions_group;
typedef VECTOR_OF(uint32_t, 4 * WIDTH) pixels_wide;
typedef VECTOR_OF(uint16_t, 4 * WIDTH) halves_wide;

/// A colour multiplied by fractions: what is added to the backdrop, rounding included, and how
/// much of the backdrop shows through.
typedef struct {
  pixels_group even, odd, through;
} group_layer;

typedef struct {
  pixels_wide even, odd, through;
} wide_layer;

// -- Groups ----------------------------------------------------------------------------------

INLINE pixels_group load_group(const void *from) {
  pixels_group result;
  memcpy(&result, from, sizeof result);
  return result;
}

INLINE void store_group(void *to, pixels_group value) { memcpy(to, &value, sizeof value); }

/// Fewer pixels than a group has; the rest is zero.
INLINE pixels_group load_part(const uint32_t *from, size_t count) {
  uint32_t pixels[GROUP] = {};
  for (size_t index = 0; index < GROUP; index++)
    if (index < count) pixels[index] = from[index];
  return load_group(pixels);
}

INLINE void store_part(uint32_t *to, size_t count, pixels_group value) {
  for (size_t index = 0; index < GROUP; index++)
    if (index < count) to[index] = value[index];
}

INLINE pixels_group group_of(uint32_t value) { return value - (pixels_group){}; }

INLINE pixels_group group_high16(pixels_group a, pixels_group b) {
#if WIDTH >= 8
  return (pixels_group)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
#else
  typedef VECTOR_OF(uint32_t, 8 * GROUP) products;
  products product = __builtin_convertvector((halves_group)a, products) *
                     __builtin_convertvector((halves_group)b, products);
  return (pixels_group) __builtin_convertvector(product >> 16, halves_group);
#endif
}

INLINE pixels_group group_under(pixels_group pixels, group_layer layer) {
  pixels_group lower = group_high16((pixels_group)((halves_group)pixels << 8), layer.through);
  pixels_group upper = group_high16(pixels & 0xFF00FF00, layer.through);
  lower += layer.even;
  upper += layer.odd;
  return (pixels_group)((halves_group)lower >> 8) | (upper & 0xFF00FF00);
}

INLINE group_layer colored_group(const raster_source *source, pixels_group fractions) {
  pixels_group both = fractions | fractions << 16;
  return (group_layer){group_high16(group_of(source->even), both) + HALF_LEVELS,
                       group_high16(group_of(source->odd), both) + HALF_LEVELS,
                       ~group_high16(group_of(source->alpha), both)};
}

INLINE pixels_group group_fractions(windings_group windings, int rule) {
  const windings_group full = FULL_COVER - (windings_group){};
  windings_group area;
  if (rule & RASTER_EVEN_ODD) {
    area = windings & (2 * FULL_COVER - 1);
    windings_group mirrored = 2 * FULL_COVER - area, above = area > full;
    area = (mirrored & above) | (area & ~above);
  } else {
    windings_group sign = windings >> 31;
    area = (windings_group)((pixels_group)(windings ^ sign) - (pixels_group)sign);
    windings_group above = (windings_group)((pixels_group)area > (pixels_group)full);
    area = (full & above) | (area & ~above);
  }
  if (rule & RASTER_ALIASED) return (pixels_group)(area >= full / 2) & 65535;
  return ((pixels_group)area >> 1) - ((pixels_group)area >> 17);
}

/// The sums of each element and those before it.
INLINE pixels_group running_sums(pixels_group v) {
  const pixels_group zero = {};
  v += __builtin_shufflevector(zero, v, 0, 8, 9, 10, 0, 12, 13, 14);
  v += __builtin_shufflevector(zero, v, 0, 0, 8, 9, 0, 0, 12, 13);
  v += __builtin_shufflevector(zero, v, 0, 0, 0, 0, 11, 11, 11, 11);
  return v;
}

// -- Even spans ------------------------------------------------------------------------------

INLINE pixels_wide wide_high16(pixels_wide a, pixels_wide b) {
#if WIDTH == 16
  return (pixels_wide)_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
#elif WIDTH == 8
  return (pixels_wide)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
#elif defined(__SSE2__)
  return (pixels_wide)_mm_mulhi_epu16((__m128i)a, (__m128i)b);
#else
  typedef VECTOR_OF(uint32_t, 8 * WIDTH) products;
  products product = __builtin_convertvector((halves_wide)a, products) *
                     __builtin_convertvector((halves_wide)b, products);
  return (pixels_wide) __builtin_convertvector(product >> 16, halves_wide);
#endif
}

INLINE void blend_wide(uint32_t *pixels, wide_layer layer) {
  pixels_wide wide;
  memcpy(&wide, pixels, sizeof wide);
  pixels_wide lower = wide_high16((pixels_wide)((halves_wide)wide << 8), layer.through);
  pixels_wide upper = wide_high16(wide & 0xFF00FF00, layer.through);
  lower += layer.even;
  upper += layer.odd;
  wide = (pixels_wide)((halves_wide)lower >> 8) | (upper & 0xFF00FF00);
  memcpy(pixels, &wide, sizeof wide);
}

/// A colour multiplied by one fraction, in vectors of both lengths.
typedef struct {
  wide_layer wide;
  raster_source source;
} even_layer;

INLINE even_layer even_layer_of(const raster_source *source, uint32_t fraction) {
  raster_source part = source_part(source, fraction);
  wide_layer wide = {part.even + HALF_LEVELS - (pixels_wide){},
                     part.odd + HALF_LEVELS - (pixels_wide){}, ~part.alpha - (pixels_wide){}};
  return (even_layer){wide, part};
}

INLINE void store_span(uint32_t *pixels, size_t count, uint32_t value) {
  pixels_wide wide = value - (pixels_wide){};
  size_t index = 0;
  for (; index + WIDTH <= count; index += WIDTH) memcpy(pixels + index, &wide, sizeof wide);
  for (; index < count; index++) pixels[index] = value;
}

INLINE void blend_span(uint32_t *pixels, size_t count, const even_layer *layer) {
  size_t index = 0;
  for (; index + 2 * WIDTH <= count; index += 2 * WIDTH) {
    blend_wide(pixels + index, layer->wide);
    blend_wide(pixels + index + WIDTH, layer->wide);
  }
  if (index + WIDTH <= count) {
    blend_wide(pixels + index, layer->wide);
    index += WIDTH;
  }
  if (index == count) return;
  group_layer narrow = {group_of(layer->source.even) + HALF_LEVELS,
                        group_of(layer->source.odd) + HALF_LEVELS,
                        group_of(~layer->source.alpha)};
  if (index + GROUP <= count) {
    store_group(pixels + index, group_under(load_group(pixels + index), narrow));
    index += GROUP;
  }
  size_t rest = count - index;
  pixels += index;
  if (rest) store_part(pixels, rest, group_under(load_part(pixels, rest), narrow));
}

static void fill_span(uint32_t *pixels, size_t count, const raster_source *source,
                      uint32_t fraction) {
  if (fraction == 65535 && source->is_opaque) {
    store_span(pixels, count, source->pixel);
  } else {
    even_layer layer = even_layer_of(source, fraction);
    blend_span(pixels, count, &layer);
  }
}

// -- Sweeping --------------------------------------------------------------------------------

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

// -- Masked spans ----------------------------------------------------------------------------

INLINE pixels_group load_fractions(const uint16_t *from) {
  fractions_group narrow;
  memcpy(&narrow, from, sizeof narrow);
  return __builtin_convertvector(narrow, pixels_group);
}

INLINE pixels_group load_fraction_part(const uint16_t *from, size_t count) {
  uint16_t fractions[GROUP] = {};
  for (size_t index = 0; index < GROUP; index++)
    if (index < count) fractions[index] = from[index];
  return load_fractions(fractions);
}

static void fill_masked_span(uint32_t *pixels, const uint16_t *fractions, size_t count,
                             const raster_source *source) {
  raster_source color = *source;
  size_t index = 0;
  for (; index + GROUP <= count; index += GROUP) {
    group_layer layer = colored_group(&color, load_fractions(fractions + index));
    store_group(pixels + index, group_under(load_group(pixels + index), layer));
  }
  size_t rest = count - index;
  if (!rest) return;
  group_layer layer = colored_group(&color, load_fraction_part(fractions + index, rest));
  store_part(pixels + index, rest, group_under(load_part(pixels + index, rest), layer));
}

INLINE pixels_group group_product(pixels_group a, pixels_group b) {
  pixels_group upper = group_high16(a, b);
  pixels_group lower = (pixels_group)((halves_group)a * (halves_group)b);
  return upper + (1 & (pixels_group)(lower != 0));
}

INLINE group_layer layer_of_pixels(pixels_group over, pixels_group fractions) {
  pixels_group both = fractions | fractions << 16;
  pixels_group alpha = over >> 24;
  alpha |= alpha << 8;
  alpha |= alpha << 16;
  pixels_group even = (pixels_group)((halves_group)over << 8) | 0x00010001;
  pixels_group odd = (over & 0xFF00FF00) | 0x00010001;
  return (group_layer){group_high16(even, both) + HALF_LEVELS,
                       group_high16(odd, both) + HALF_LEVELS, ~group_high16(alpha, both)};
}

/// Composites through one fraction, in vectors of WIDTH; returns how many pixels are done.
INLINE size_t composite_even_span(uint32_t *pixels, const uint32_t *over, size_t count,
                                  uint32_t fraction) {
  pixels_wide both = (fraction | fraction << 16) - (pixels_wide){};
  size_t index = 0;
  for (; index + WIDTH <= count; index += WIDTH) {
    pixels_wide source;
    memcpy(&source, over + index, sizeof source);
    pixels_wide alpha = source >> 24;
    alpha |= alpha << 8;
    alpha |= alpha << 16;
    pixels_wide even = (pixels_wide)((halves_wide)source << 8) | 0x00010001;
    pixels_wide odd = (source & 0xFF00FF00) | 0x00010001;
    wide_layer layer = {wide_high16(even, both) + HALF_LEVELS,
                        wide_high16(odd, both) + HALF_LEVELS, ~wide_high16(alpha, both)};
    blend_wide(pixels + index, layer);
  }
  return index;
}

/// Composites a group, or a part of one, that `over` holds.
INLINE pixels_group composite_group(pixels_group pixels, pixels_group over,
                                    pixels_group fractions) {
  return group_under(pixels, layer_of_pixels(over, fractions));
}

static void composite_span(uint32_t *pixels, const uint32_t *over, const uint16_t *fractions,
                           size_t count, uint32_t fraction) {
  pixels_group whole = group_of(fraction);
  size_t index = fractions ? 0 : composite_even_span(pixels, over, count, fraction);
  for (; index + GROUP <= count; index += GROUP) {
    pixels_group part =
        fractions ? group_product(load_fractions(fractions + index), whole) : whole;
    store_group(pixels + index,
                composite_group(load_group(pixels + index), load_group(over + index), part));
  }
  size_t rest = count - index;
  if (!rest) return;
  pixels_group part =
      fractions ? group_product(load_fraction_part(fractions + index, rest), whole) : whole;
  pixels_group done =
      composite_group(load_part(pixels + index, rest), load_part(over + index, rest), part);
  store_part(pixels + index, rest, done);
}

static void multiply_span(uint16_t *fractions, const uint16_t *by, size_t count) {
  for (size_t index = 0; index < count; index++)
    fractions[index] = (uint16_t)fraction_product(fractions[index], by[index]);
}

const raster_kernels KERNELS = {
    KERNELS_NAME,     sweep_color,    sweep_mask,   fill_span,
    fill_masked_span, composite_span, multiply_span};
