// The blend functions B(backdrop, source) of single channels, 0…1: W3C Compositing and Blending.
#pragma once

#include "pixel_formula.h"

#pragma STDC FP_CONTRACT OFF

INLINE float least(float a, float b) { return a < b ? a : b; }
INLINE float most(float a, float b) { return a > b ? a : b; }

INLINE float blend_multiply(float b, float s) { return b * s; }
INLINE float blend_screen(float b, float s) { return b + s - b * s; }
INLINE float blend_hard_light(float b, float s) {
  return s <= 0.5f ? blend_multiply(b, 2 * s) : blend_screen(b, 2 * s - 1);
}
INLINE float blend_overlay(float b, float s) { return blend_hard_light(s, b); }
INLINE float blend_darken(float b, float s) { return least(b, s); }
INLINE float blend_lighten(float b, float s) { return most(b, s); }
INLINE float blend_color_dodge(float b, float s) {
  if (b <= 0) return 0;
  return s >= 1 ? 1 : least(1, b / (1 - s));
}
INLINE float blend_color_burn(float b, float s) {
  if (b >= 1) return 1;
  return s <= 0 ? 0 : 1 - least(1, (1 - b) / s);
}
INLINE float blend_soft_light(float b, float s) {
  if (s <= 0.5f) return b - (1 - 2 * s) * b * (1 - b);
  float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : __builtin_sqrtf(b);
  return b + (2 * s - 1) * (d - b);
}
INLINE float blend_difference(float b, float s) { return b < s ? s - b : b - s; }
INLINE float blend_exclusion(float b, float s) { return b + s - 2 * b * s; }

/// A pixel or what becomes of it: premultiplied, 0…1.
typedef struct {
  float red, green, blue, alpha;
} float_pixel;

INLINE float_pixel float_pixel_of(uint32_t pixel) {
  const float level = 1.0f / 255;
  return (float_pixel){(float)(pixel & 255) * level, (float)(pixel >> 8 & 255) * level,
                       (float)(pixel >> 16 & 255) * level, (float)(pixel >> 24) * level};
}

INLINE uint32_t level_of(float component) {
  return (uint32_t)(int32_t)(least(most(component, 0), 1) * 255 + 0.5f);
}

/// The nearest pixel; no component exceeds its alpha.
INLINE uint32_t pixel_of(float_pixel p) {
  float alpha = least(most(p.alpha, 0), 1);
  return level_of(least(p.red, alpha)) | level_of(least(p.green, alpha)) << 8 |
         level_of(least(p.blue, alpha)) << 16 | level_of(alpha) << 24;
}

/// The same colour, not premultiplied; black where nothing is.
///
/// It is divided, not multiplied by 1/alpha: a whole channel is to come out as exactly 1.
INLINE float_pixel straight(float_pixel p) {
  float alpha = p.alpha > 0 ? p.alpha : 1;
  return (float_pixel){least(p.red / alpha, 1), least(p.green / alpha, 1),
                       least(p.blue / alpha, 1), p.alpha};
}

/// Mixes B with both colours by their opacities.
INLINE float_pixel mixed(float_pixel b, float_pixel s, float_pixel blended) {
  float both = b.alpha * s.alpha, only_b = 1 - s.alpha, only_s = 1 - b.alpha;
  return (float_pixel){s.red * only_s + b.red * only_b + blended.red * both,
                       s.green * only_s + b.green * only_b + blended.green * both,
                       s.blue * only_s + b.blue * only_b + blended.blue * both,
                       b.alpha + s.alpha - both};
}

// The functions of whole colours, with the luma of the specification.

INLINE float luma(float_pixel c) { return 0.3f * c.red + 0.59f * c.green + 0.11f * c.blue; }

INLINE float_pixel with_luma(float_pixel c, float wanted) {
  float shift = wanted - luma(c);
  c.red += shift;
  c.green += shift;
  c.blue += shift;
  float low = least(c.red, least(c.green, c.blue)), high = most(c.red, most(c.green, c.blue));
  float scale = 1;
  if (low < 0) scale = wanted / (wanted - low);
  if (high > 1) scale *= (1 - wanted) / (high - wanted);
  return (float_pixel){wanted + (c.red - wanted) * scale, wanted + (c.green - wanted) * scale,
                       wanted + (c.blue - wanted) * scale, 1};
}

INLINE float saturation(float_pixel c) {
  return most(c.red, most(c.green, c.blue)) - least(c.red, least(c.green, c.blue));
}

INLINE float_pixel with_saturation(float_pixel c, float wanted) {
  float low = least(c.red, least(c.green, c.blue)), range = saturation(c);
  float scale = range > 0 ? wanted / range : 0;
  return (float_pixel){(c.red - low) * scale, (c.green - low) * scale, (c.blue - low) * scale, 1};
}

INLINE float_pixel blend_hue(float_pixel b, float_pixel s) {
  return with_luma(with_saturation(s, saturation(b)), luma(b));
}
INLINE float_pixel blend_saturation(float_pixel b, float_pixel s) {
  return with_luma(with_saturation(b, saturation(s)), luma(b));
}
INLINE float_pixel blend_color(float_pixel b, float_pixel s) { return with_luma(s, luma(b)); }
INLINE float_pixel blend_luminosity(float_pixel b, float_pixel s) {
  return with_luma(b, luma(s));
}
