// Blending of rows. There is one version for all instruction sets: its numbers are single precision,
// each operation rounded by itself.

#include "blend_formula.h"

#define EACH_CHANNEL(blend)                                                   \
  for (size_t i = 0; i < count; i++) {                                        \
    float_pixel b = float_pixel_of(pixels[i]), s = float_pixel_of(over[i]);   \
    float_pixel d = straight(b), c = straight(s);                             \
    float_pixel blended = {blend(d.red, c.red), blend(d.green, c.green),      \
                           blend(d.blue, c.blue), 1};                         \
    pixels[i] = pixel_of(mixed(b, s, blended));                               \
  }                                                                           \
  return

#define WHOLE_COLORS(blend)                                                   \
  for (size_t i = 0; i < count; i++) {                                        \
    float_pixel b = float_pixel_of(pixels[i]), s = float_pixel_of(over[i]);   \
    pixels[i] = pixel_of(mixed(b, s, blend(straight(b), straight(s))));       \
  }                                                                           \
  return

/// Porter and Duff: fractions of source and backdrop, added.
#define FRACTIONS(of_source, of_backdrop)                                     \
  for (size_t i = 0; i < count; i++) {                                        \
    float_pixel b = float_pixel_of(pixels[i]), s = float_pixel_of(over[i]);   \
    float f = (of_source), g = (of_backdrop);                                 \
    pixels[i] = pixel_of((float_pixel){s.red * f + b.red * g,                 \
                                       s.green * f + b.green * g,             \
                                       s.blue * f + b.blue * g,               \
                                       s.alpha * f + b.alpha * g});           \
  }                                                                           \
  return

static float_pixel darker_sum(float_pixel b, float_pixel s) {
  float alpha = least(1, b.alpha + s.alpha);
  float lack = alpha - b.alpha - s.alpha;
  return (float_pixel){lack + b.red + s.red, lack + b.green + s.green, lack + b.blue + s.blue,
                       alpha};
}

static void blend_darker(uint32_t *pixels, const uint32_t *over, size_t count) {
  for (size_t i = 0; i < count; i++)
    pixels[i] = pixel_of(darker_sum(float_pixel_of(pixels[i]), float_pixel_of(over[i])));
}

/// How much a mask's colour lets through by its luminance: ITU-R BT.709's weights, encoded.
INLINE float luminance(float_pixel c) {
  return 0.2126f * c.red + 0.7152f * c.green + 0.0722f * c.blue;
}

static void blend_channels(uint32_t *pixels, const uint32_t *over, size_t count, int mode) {
  switch (mode) {
  case RASTER_MULTIPLY: EACH_CHANNEL(blend_multiply);
  case RASTER_SCREEN: EACH_CHANNEL(blend_screen);
  case RASTER_OVERLAY: EACH_CHANNEL(blend_overlay);
  case RASTER_DARKEN: EACH_CHANNEL(blend_darken);
  case RASTER_LIGHTEN: EACH_CHANNEL(blend_lighten);
  case RASTER_COLOR_DODGE: EACH_CHANNEL(blend_color_dodge);
  case RASTER_COLOR_BURN: EACH_CHANNEL(blend_color_burn);
  case RASTER_SOFT_LIGHT: EACH_CHANNEL(blend_soft_light);
  case RASTER_HARD_LIGHT: EACH_CHANNEL(blend_hard_light);
  case RASTER_DIFFERENCE: EACH_CHANNEL(blend_difference);
  case RASTER_EXCLUSION: EACH_CHANNEL(blend_exclusion);
  case RASTER_HUE: WHOLE_COLORS(blend_hue);
  case RASTER_SATURATION: WHOLE_COLORS(blend_saturation);
  case RASTER_COLOR: WHOLE_COLORS(blend_color);
  case RASTER_LUMINOSITY: WHOLE_COLORS(blend_luminosity);
  }
}

void raster_blend_span(uint32_t *pixels, const uint32_t *over, size_t count, int mode) {
  switch (mode) {
  case RASTER_NORMAL: FRACTIONS(1, 1 - s.alpha);
  case RASTER_CLEAR: FRACTIONS(0, 0);
  case RASTER_COPY: FRACTIONS(1, 0);
  case RASTER_SOURCE_IN: FRACTIONS(b.alpha, 0);
  case RASTER_SOURCE_OUT: FRACTIONS(1 - b.alpha, 0);
  case RASTER_SOURCE_ATOP: FRACTIONS(b.alpha, 1 - s.alpha);
  case RASTER_DESTINATION_OVER: FRACTIONS(1 - b.alpha, 1);
  case RASTER_DESTINATION_IN: FRACTIONS(0, s.alpha);
  case RASTER_DESTINATION_OUT: FRACTIONS(0, 1 - s.alpha);
  case RASTER_DESTINATION_ATOP: FRACTIONS(1 - b.alpha, s.alpha);
  case RASTER_XOR: FRACTIONS(1 - b.alpha, 1 - s.alpha);
  case RASTER_PLUS_LIGHTER: FRACTIONS(1, 1);
  case RASTER_PLUS_DARKER: blend_darker(pixels, over, count); return;
  case RASTER_LUMINANCE_IN: FRACTIONS(0, luminance(s));
  default: blend_channels(pixels, over, count, mode);
  }
}

/// The weighted mean of two levels; either whole returns its level.
INLINE uint32_t mixed_level(uint32_t first, uint32_t second, uint32_t fraction) {
  return (first * (65535 - fraction) + second * fraction + 32767) / 65535;
}

void raster_mix_span(uint32_t *pixels, const uint32_t *over, const uint16_t *fractions,
                     size_t count, uint32_t fraction) {
  for (size_t i = 0; i < count; i++) {
    uint32_t part = fractions ? fraction_product(fractions[i], fraction) : fraction;
    uint32_t pixel = pixels[i], other = over[i];
    pixels[i] = mixed_level(pixel & 255, other & 255, part) |
                mixed_level(pixel >> 8 & 255, other >> 8 & 255, part) << 8 |
                mixed_level(pixel >> 16 & 255, other >> 16 & 255, part) << 16 |
                mixed_level(pixel >> 24, other >> 24, part) << 24;
  }
}

void raster_mask_fractions(uint16_t *fractions, const uint32_t *pixels, size_t count,
                           int by_luminance) {
  for (size_t i = 0; i < count; i++)
    fractions[i] = by_luminance
                       ? (uint16_t)(luminance(float_pixel_of(pixels[i])) * 65535 + 0.5f)
                       : (uint16_t)((pixels[i] >> 24) * 257);
}
