// What one pixel becomes, written once for vectors of any length.
//
// A word holds a pixel: its 16-bit halves are R | G << 8 and B | A << 8. Channels are worked on two
// at a time, the even ones (R, B) shifted up into 8.8 fixed point, the odd ones (G, A) where they
// lie:
//
//     source' = high16((source + 1) · fraction)
//     alpha'  = high16(alpha · fraction)
//     result  = (source' + high16(backdrop · (65535 − alpha')) + 128) >> 8
//
// The one unit added to the source makes a fraction of 65535 return it unchanged; an opaque source
// leaves nothing of the backdrop, an absent one leaves it as it was.
#pragma once

#include "RasterKernels.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Pixels are read as little-endian words."
#endif

#define INLINE static inline __attribute__((always_inline))

/// Pixels in a group of cells that is marked as one.
#define GROUP 8

INLINE uint32_t *pixels_at(const raster_surface *surface, int32_t x, int32_t y) {
  return surface->first + (ptrdiff_t)(y - surface->bounds.top) * surface->pixels_per_row +
         (x - surface->bounds.left);
}

INLINE const uint16_t *fractions_at(const raster_mask *mask, int32_t x, int32_t y) {
  return mask->first + (ptrdiff_t)(y - mask->bounds.top) * mask->fractions_per_row +
         (x - mask->bounds.left);
}

/// One winding of a pixel.
#define FULL_COVER ((int32_t)1 << 17)

/// The fraction that a winding means under a rule.
INLINE uint32_t fraction_of_winding(int32_t winding, int rule) {
  uint32_t area;
  if (rule & RASTER_EVEN_ODD) {
    area = (uint32_t)winding & (2 * FULL_COVER - 1);
    if (area > FULL_COVER) area = 2 * FULL_COVER - area;
  } else {
    area = winding < 0 ? 0u - (uint32_t)winding : (uint32_t)winding;
    if (area > FULL_COVER) area = FULL_COVER;
  }
  if (rule & RASTER_ALIASED) return area >= FULL_COVER / 2 ? 65535 : 0;
  return (area >> 1) - (area >> 17);
}

INLINE uint32_t high16(uint32_t a, uint32_t b) { return a * b >> 16; }

/// high16 in both halves.
INLINE uint32_t high16_pair(uint32_t a, uint32_t b) {
  return high16(a & 0xFFFF, b & 0xFFFF) | high16(a >> 16, b >> 16) << 16;
}

/// Half a level in both halves of a word of 8.8 fixed point.
#define HALF_LEVELS 0x00800080u

/// The part of a colour that a fraction lets through; not for `source_part` again.
INLINE raster_source source_part(const raster_source *source, uint32_t fraction) {
  uint32_t both = fraction | fraction << 16;
  return (raster_source){high16_pair(source->even, both), high16_pair(source->odd, both),
                         high16_pair(source->alpha, both), 0, 0};
}

/// `pixel` with a part of a colour over it.
INLINE uint32_t pixel_under(uint32_t pixel, raster_source part) {
  uint32_t through = ~part.alpha;
  uint32_t lower = high16_pair((pixel & 0x00FF00FF) << 8, through) + part.even + HALF_LEVELS;
  uint32_t upper = high16_pair(pixel & 0xFF00FF00, through) + part.odd + HALF_LEVELS;
  return (lower >> 8 & 0x00FF00FF) | (upper & 0xFF00FF00);
}

INLINE uint32_t pixel_under_source(uint32_t pixel, const raster_source *source,
                                   uint32_t fraction) {
  return pixel_under(pixel, source_part(source, fraction));
}

INLINE uint32_t pixel_under_pixel(uint32_t pixel, uint32_t over, uint32_t fraction) {
  raster_source source = {(over & 0x00FF00FF) << 8 | 0x00010001, (over & 0xFF00FF00) | 0x00010001,
                          (over >> 24) * 0x01010101, 0, 0};
  return pixel_under(pixel, source_part(&source, fraction));
}

/// The product of two fractions; the whole times a fraction is that fraction.
INLINE uint32_t fraction_product(uint32_t a, uint32_t b) { return (a * b + 65535) >> 16; }
