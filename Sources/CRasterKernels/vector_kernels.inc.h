// The kernels over vectors of WIDTH pixels; the including file defines WIDTH, KERNELS and
// KERNELS_NAME and sets the instruction set.
//
// Edges are worked on in groups of four, as they are marked, and even spans in full vectors.

#include <string.h>

#include "pixel_formula.h"

#define JOINED(a, b) a##b
#define VECTOR_OF(type, bytes) type __attribute__((vector_size(bytes)))

typedef VECTOR_OF(uint32_t, 16) pixels4;
typedef VECTOR_OF(int32_t, 16) windings4;
typedef VECTOR_OF(uint16_t, 16) halves4;
typedef VECTOR_OF(uint16_t, 8) fractions4;
typedef VECTOR_OF(uint32_t, 4 * WIDTH) pixels_wide;
typedef VECTOR_OF(uint16_t, 4 * WIDTH) halves_wide;

/// A colour multiplied by fractions, as `pixel_under` takes it.
typedef struct {
  pixels4 even, odd, alpha;
} layer4;

typedef struct {
  pixels_wide even, odd, through;
} layer_wide;

// -- Four pixels -----------------------------------------------------------------------------

INLINE pixels4 load4(const void *from) {
  pixels4 result;
  memcpy(&result, from, sizeof result);
  return result;
}

INLINE void store4(void *to, pixels4 value) { memcpy(to, &value, sizeof value); }

INLINE pixels4 high4(pixels4 a, pixels4 b) {
#ifdef __SSE2__
  return (pixels4)_mm_mulhi_epu16((__m128i)a, (__m128i)b);
#else
  typedef VECTOR_OF(uint32_t, 32) products;
  products product = __builtin_convertvector((halves4)a, products) *
                     __builtin_convertvector((halves4)b, products);
  return (pixels4) __builtin_convertvector(product >> 16, halves4);
#endif
}

INLINE pixels4 under4(pixels4 pixels, layer4 layer) {
  pixels4 through = ~layer.alpha;
  pixels4 lower = high4((pixels4)((halves4)pixels << 8), through) + layer.even;
  pixels4 upper = high4(pixels & 0xFF00FF00, through) + layer.odd;
  lower += 0x00800080;
  upper += 0x00800080;
  return (pixels4)((halves4)lower >> 8) | (upper & 0xFF00FF00);
}

INLINE layer4 colored4(const raster_source *source, pixels4 fractions) {
  pixels4 both = fractions | fractions << 16;
  return (layer4){high4(source->even - (pixels4){}, both), high4(source->odd - (pixels4){}, both),
                  high4(source->alpha - (pixels4){}, both)};
}

INLINE pixels4 fractions4_of(windings4 windings, int rule) {
  const windings4 full = FULL_COVER - (windings4){};
  windings4 area;
  if (rule & RASTER_EVEN_ODD) {
    area = windings & (2 * FULL_COVER - 1);
    windings4 mirrored = 2 * FULL_COVER - area, above = area > full;
    area = (mirrored & above) | (area & ~above);
  } else {
    windings4 sign = windings >> 31;
    area = (windings ^ sign) - sign;
    windings4 above = (windings4)((pixels4)area > (pixels4)full);
    area = (full & above) | (area & ~above);
  }
  if (rule & RASTER_ALIASED) return (pixels4)(area >= full / 2) & 65535;
  return ((pixels4)area >> 1) - ((pixels4)area >> 17);
}

/// The sums of each element and those before it.
INLINE windings4 running_sums(windings4 v) {
  const windings4 zero = {};
  v += __builtin_shufflevector(zero, v, 0, 4, 5, 6);
  v += __builtin_shufflevector(zero, v, 0, 1, 4, 5);
  return v;
}

// -- Even spans ------------------------------------------------------------------------------

INLINE pixels_wide high_wide(pixels_wide a, pixels_wide b) {
#if WIDTH == 16
  return (pixels_wide)_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
#elif WIDTH == 8
  return (pixels_wide)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
#else
  return high4(a, b);
#endif
}

INLINE pixels_wide under_wide(pixels_wide pixels, layer_wide layer) {
  pixels_wide lower = high_wide((pixels_wide)((halves_wide)pixels << 8), layer.through);
  pixels_wide upper = high_wide(pixels & 0xFF00FF00, layer.through);
  lower += layer.even;
  upper += layer.odd;
  return (pixels_wide)((halves_wide)lower >> 8) | (upper & 0xFF00FF00);
}

INLINE void store_span(uint32_t *pixels, size_t count, uint32_t value) {
  pixels_wide wide = value - (pixels_wide){};
  size_t index = 0;
  for (; index + WIDTH <= count; index += WIDTH) memcpy(pixels + index, &wide, sizeof wide);
  for (; index < count; index++) pixels[index] = value;
}

INLINE void span_of_color(uint32_t *pixels, size_t count, const raster_source *source,
                          uint32_t fraction) {
  if (fraction == 65535 && source->is_opaque) {
    store_span(pixels, count, source->pixel);
    return;
  }
  uint32_t both = fraction | fraction << 16;
  uint32_t even = high16_pair(source->even, both), odd = high16_pair(source->odd, both);
  uint32_t alpha = high16_pair(source->alpha, both);
  layer_wide layer = {even + 0x00800080 - (pixels_wide){}, odd + 0x00800080 - (pixels_wide){},
                      ~alpha - (pixels_wide){}};
  size_t index = 0;
  for (; index + WIDTH <= count; index += WIDTH) {
    pixels_wide wide;
    memcpy(&wide, pixels + index, sizeof wide);
    wide = under_wide(wide, layer);
    memcpy(pixels + index, &wide, sizeof wide);
  }
  layer4 narrow = {even - (pixels4){}, odd - (pixels4){}, alpha - (pixels4){}};
  for (; WIDTH > 4 && index + 4 <= count; index += 4)
    store4(pixels + index, under4(load4(pixels + index), narrow));
  for (; index < count; index++) pixels[index] = pixel_under(pixels[index], even, odd, alpha);
}

// -- Sweeping --------------------------------------------------------------------------------

/// Where a swept row goes: to pixels through a colour, or to a mask.
typedef struct {
  uint32_t *pixels;
  uint16_t *fractions;
  const raster_source *source;
  int32_t width;
  int rule;
} sweep_target;

INLINE void sweep_even(sweep_target target, int32_t from, int32_t to, int32_t winding) {
  uint32_t fraction = fraction_of_winding(winding, target.rule);
  if (target.source) {
    if (fraction) span_of_color(target.pixels + from, to - from, target.source, fraction);
  } else {
    for (int32_t x = from; x < to; x++) target.fractions[x] = (uint16_t)fraction;
  }
}

INLINE void sweep_four(sweep_target target, int32_t x, pixels4 fractions) {
  if (target.source) {
    uint32_t *pixels = target.pixels + x;
    store4(pixels, under4(load4(pixels), colored4(target.source, fractions)));
  } else {
    fractions4 narrow = __builtin_convertvector(fractions, fractions4);
    memcpy(target.fractions + x, &narrow, sizeof narrow);
  }
}

/// The last group of a row whose width is no multiple of four.
INLINE void sweep_rest(sweep_target target, int32_t x, pixels4 fractions) {
  for (int32_t index = 0; x + index < target.width; index++) {
    if (target.source)
      target.pixels[x + index] =
          pixel_under_source(target.pixels[x + index], target.source, fractions[index]);
    else
      target.fractions[x + index] = (uint16_t)fractions[index];
  }
}

INLINE windings4 sweep_group(sweep_target target, int32_t *cells, int32_t x, windings4 before) {
  windings4 windings = running_sums((windings4)load4(cells + x)) + before;
  store4(cells + x, (pixels4){});
  pixels4 fractions = fractions4_of(windings, target.rule);
  if (x + 4 <= target.width)
    sweep_four(target, x, fractions);
  else
    sweep_rest(target, x, fractions);
  return __builtin_shufflevector(windings, windings, 3, 3, 3, 3);
}

INLINE void sweep_row(sweep_target target, int32_t *cells, uint64_t *marks, int32_t words) {
  windings4 winding = {};
  int32_t x = 0;
  for (int32_t word = 0; word < words; word++) {
    uint64_t rest = marks[word];
    if (!rest) continue;
    marks[word] = 0;
    while (rest) {
      int first = __builtin_ctzll(rest);
      int32_t start = (word * 64 + first) * 4;
      if (start > x) sweep_even(target, x, start, winding[0]);
      x = start;
      rest >>= first;
      do {
        winding = sweep_group(target, cells, x, winding);
        x += 4;
        rest >>= 1;
      } while (rest & 1);
      rest = rest ? rest << ((x >> 2) - word * 64) : 0;
    }
  }
  if (x < target.width) sweep_even(target, x, target.width, winding[0]);
}

INLINE void sweep_rows(const raster_coverage *coverage, sweep_target target,
                       ptrdiff_t units_per_row) {
  int32_t rows = coverage->bounds.bottom - coverage->bounds.top;
  int32_t *cells = coverage->cells;
  uint64_t *marks = coverage->marks;
  for (int32_t row = 0; row < rows; row++) {
    sweep_row(target, cells, marks, coverage->marks_per_row);
    cells += coverage->cells_per_row;
    marks += coverage->marks_per_row;
    if (target.source)
      target.pixels += units_per_row;
    else
      target.fractions += units_per_row;
  }
}

/// One copy of the loop for each rule, so that the rule is a constant in it.
INLINE void sweep_by_rule(const raster_coverage *coverage, sweep_target target,
                          ptrdiff_t units_per_row) {
  switch (target.rule) {
  case RASTER_NONZERO: target.rule = RASTER_NONZERO; break;
  case RASTER_EVEN_ODD:
    target.rule = RASTER_EVEN_ODD;
    sweep_rows(coverage, target, units_per_row);
    return;
  case RASTER_ALIASED:
    target.rule = RASTER_ALIASED;
    sweep_rows(coverage, target, units_per_row);
    return;
  default:
    target.rule = RASTER_ALIASED | RASTER_EVEN_ODD;
    sweep_rows(coverage, target, units_per_row);
    return;
  }
  sweep_rows(coverage, target, units_per_row);
}

static void sweep_color(const raster_coverage *coverage, int rule, const raster_source *source,
                        const raster_surface *surface) {
  ptrdiff_t offset = (coverage->bounds.top - surface->bounds.top) * surface->pixels_per_row +
                     (coverage->bounds.left - surface->bounds.left);
  raster_source color = *source;
  sweep_target target = {surface->first + offset, NULL, &color,
                         coverage->bounds.right - coverage->bounds.left, rule};
  sweep_by_rule(coverage, target, surface->pixels_per_row);
}

static void sweep_mask(const raster_coverage *coverage, int rule, const raster_mask *mask) {
  ptrdiff_t offset = (coverage->bounds.top - mask->bounds.top) * mask->fractions_per_row +
                     (coverage->bounds.left - mask->bounds.left);
  sweep_target target = {NULL, mask->first + offset, NULL,
                         coverage->bounds.right - coverage->bounds.left, rule};
  sweep_by_rule(coverage, target, mask->fractions_per_row);
}

// -- Spans -----------------------------------------------------------------------------------

static void fill_span(uint32_t *pixels, size_t count, const raster_source *source,
                      uint32_t fraction) {
  span_of_color(pixels, count, source, fraction);
}

INLINE pixels4 load_fractions(const uint16_t *from) {
  fractions4 narrow;
  memcpy(&narrow, from, sizeof narrow);
  return __builtin_convertvector(narrow, pixels4);
}

static void fill_masked_span(uint32_t *pixels, const uint16_t *fractions, size_t count,
                             const raster_source *source) {
  raster_source color = *source;
  size_t index = 0;
  for (; index + 4 <= count; index += 4) {
    layer4 layer = colored4(&color, load_fractions(fractions + index));
    store4(pixels + index, under4(load4(pixels + index), layer));
  }
  for (; index < count; index++)
    pixels[index] = pixel_under_source(pixels[index], &color, fractions[index]);
}

INLINE pixels4 product4(pixels4 a, pixels4 b) {
  pixels4 upper = high4(a, b);
  pixels4 lower = (pixels4)((halves4)a * (halves4)b);
  return upper + (1 & (pixels4)(lower != 0));
}

INLINE layer4 layer_of_pixels(pixels4 over, pixels4 fractions) {
  pixels4 both = fractions | fractions << 16;
  pixels4 alpha = over >> 24;
  alpha |= alpha << 8;
  alpha |= alpha << 16;
  return (layer4){high4((pixels4)((halves4)over << 8) | 0x00010001, both),
                  high4((over & 0xFF00FF00) | 0x00010001, both), high4(alpha, both)};
}

static void composite_span(uint32_t *pixels, const uint32_t *over, const uint16_t *fractions,
                           size_t count, uint32_t fraction) {
  pixels4 whole = fraction - (pixels4){};
  size_t index = 0;
  for (; index + 4 <= count; index += 4) {
    pixels4 part = fractions ? product4(load_fractions(fractions + index), whole) : whole;
    layer4 layer = layer_of_pixels(load4(over + index), part);
    store4(pixels + index, under4(load4(pixels + index), layer));
  }
  for (; index < count; index++) {
    uint32_t part = fractions ? fraction_product(fractions[index], fraction) : fraction;
    pixels[index] = pixel_under_pixel(pixels[index], over[index], part);
  }
}

static void multiply_span(uint16_t *fractions, const uint16_t *by, size_t count) {
  for (size_t index = 0; index < count; index++)
    fractions[index] = (uint16_t)fraction_product(fractions[index], by[index]);
}

const raster_kernels KERNELS = {
    KERNELS_NAME,     sweep_color,    sweep_mask,   fill_span,
    fill_masked_span, composite_span, multiply_span};
