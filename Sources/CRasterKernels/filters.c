// Filters over whole layers; one version for all instruction sets.

#include <string.h>

#include "RasterFilters.h"
#include "blend_formula.h"
#include "image_formula.h"

void raster_widen(uint16_t *channels, const uint32_t *pixels, size_t count) {
  const uint8_t *bytes = (const uint8_t *)pixels;
  for (size_t i = 0; i < 4 * count; i++) channels[i] = (uint16_t)(bytes[i] * 257);
}

void raster_narrow(uint32_t *pixels, const uint16_t *channels, size_t count) {
  uint8_t *bytes = (uint8_t *)pixels;
  for (size_t i = 0; i < 4 * count; i++) bytes[i] = (uint8_t)((channels[i] * 255u + 32767u) / 65535u);
}

void raster_transpose(uint64_t *to, const uint64_t *from, size_t width, size_t height) {
  for (size_t top = 0; top < height; top += GROUP)
    for (size_t x = 0; x < width; x++)
      for (size_t y = top; y < top + GROUP && y < height; y++)
        to[x * height + y] = from[y * width + x];
}

INLINE float row_of(const float *row, float_pixel p) {
  return least(most(row[0] * p.red + row[1] * p.green + row[2] * p.blue + row[3] * p.alpha + row[4],
                    0),
               1);
}

void raster_map_colors(uint32_t *pixels, size_t count, const float *matrix) {
  for (size_t i = 0; i < count; i++) {
    float_pixel p = straight(float_pixel_of(pixels[i]));
    float alpha = row_of(matrix + 15, p);
    pixels[i] = pixel_of((float_pixel){row_of(matrix, p) * alpha, row_of(matrix + 5, p) * alpha,
                                       row_of(matrix + 10, p) * alpha, alpha});
  }
}

void raster_threshold(uint32_t *pixels, size_t count, float low, float high, uint32_t color) {
  for (size_t i = 0; i < count; i++) {
    float alpha = (float)(pixels[i] >> 24);
    pixels[i] = alpha >= low && alpha <= high ? color : 0;
  }
}

void raster_tint(uint32_t *to, const uint32_t *from, size_t count, const raster_source *color) {
  for (size_t i = 0; i < count; i++)
    to[i] = pixel_under_source(0, color, (from[i] >> 24) * 257);
}

void raster_inner_shadow(uint32_t *pixels, const uint32_t *silhouette, size_t count,
                         const raster_source *color) {
  for (size_t i = 0; i < count; i++) {
    uint32_t missing = 255 - (silhouette[i] >> 24);
    float_pixel s = float_pixel_of(pixel_under_source(0, color, missing * 257));
    float_pixel b = float_pixel_of(pixels[i]);
    float through = 1 - s.alpha;
    pixels[i] = pixel_of((float_pixel){s.red * b.alpha + b.red * through,
                                       s.green * b.alpha + b.green * through,
                                       s.blue * b.alpha + b.blue * through, b.alpha});
  }
}

void raster_make_opaque(uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    float_pixel p = straight(float_pixel_of(pixels[i]));
    p.alpha = 1;
    pixels[i] = pixel_of(p);
  }
}

INLINE uint32_t pixel_at(const uint32_t *pixels, int64_t x, int64_t y, int32_t width,
                         int32_t height) {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : pixels[y * width + x];
}

static void shift_whole(uint32_t *to, const uint32_t *from, int32_t width, int32_t height,
                        int64_t left, int64_t top) {
  int64_t first = left < 0 ? -left : 0, end = left > 0 ? width - left : width;
  if (first > width) first = width;
  if (end < first) end = first;
  for (int32_t y = 0; y < height; y++, to += width) {
    int is_inside = y + top >= 0 && y + top < height;
    memset(to, 0, (size_t)width * sizeof *to);
    if (is_inside)
      memcpy(to + first, from + (y + top) * width + first + left, (size_t)(end - first) * sizeof *to);
  }
}

void raster_shift(uint32_t *to, const uint32_t *from, int32_t width, int32_t height, int32_t dx,
                  int32_t dy) {
  int64_t left = -(int64_t)dx >> 8, top = -(int64_t)dy >> 8;
  uint32_t across = (uint32_t)-dx & 255, down = (uint32_t)-dy & 255;
  if (!across && !down) return shift_whole(to, from, width, height, left, top);
  for (int32_t y = 0; y < height; y++)
    for (int32_t x = 0; x < width; x++) {
      uint32_t four[4] = {pixel_at(from, x + left, y + top, width, height),
                          pixel_at(from, x + left + 1, y + top, width, height),
                          pixel_at(from, x + left, y + top + 1, width, height),
                          pixel_at(from, x + left + 1, y + top + 1, width, height)};
      *to++ = weighted_mean(four, across, down);
    }
}
