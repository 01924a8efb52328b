// The less usual layouts of pixels, each written for clarity.

#include <math.h>

#include <string.h>

#include "pixels.h"

// A product and a sum rounded at once, as arm64 would have it, are another number.
#pragma STDC FP_CONTRACT OFF

enum { SHIFT = 20 };

/// Weights of red, green and blue and what is added, times 2^SHIFT.
struct weights {
  int64_t red, green, blue, bias;
};

static struct weights weights(double red, double green, double blue, double offset) {
  const double one = 1 << SHIFT;
  return (struct weights){
    llround(red * one), llround(green * one), llround(blue * one), llround((offset + 0.5) * one)};
}

static void put(const struct media_yuv444 *p, int plane, int x, int y, int64_t value) {
  const int64_t most = (1 << p->depth) - 1;
  value = value < 0 ? 0 : value > most ? most : value;
  uint8_t *row = p->data[plane] + y * p->stride[plane];
  if (p->depth > 8)
    ((uint16_t *)row)[x] = (uint16_t)value;
  else
    row[x] = (uint8_t)value;
}

static int64_t dot(const struct weights *w, const uint8_t *pixel) {
  return (w->red * pixel[0] + w->green * pixel[1] + w->blue * pixel[2] + w->bias) >> SHIFT;
}

void media_yuv444_from_rgba(const uint8_t *rgba, int width, int height, struct media_yuv444 p) {
  const double unit = 1 << (p.depth - 8), most = (1 << p.depth) - 1;
  const double luma = (p.full_range ? most : 219 * unit) / 255;
  const double chroma = (p.full_range ? most : 224 * unit) / 255;
  const double green = 1 - p.red - p.blue;
  const double u = chroma / (2 * (1 - p.blue)), v = chroma / (2 * (1 - p.red));
  const struct weights planes[3] = {
    weights(luma * p.red, luma * green, luma * p.blue, p.full_range ? 0 : 16 * unit),
    weights(-u * p.red, -u * green, u * (1 - p.blue), 128 * unit),
    weights(v * (1 - p.red), -v * green, -v * p.blue, 128 * unit)};
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++, rgba += 4) {
      for (int i = 0; i < 3; i++) put(&p, i, x, y, dot(&planes[i], rgba));
      if (p.data[3]) put(&p, 3, x, y, (int64_t)(rgba[3] * most / 255 + 0.5));
    }
}

void media_alpha_plane(
  const uint8_t *rgba, int width, int height, uint8_t *plane, ptrdiff_t stride
) {
  for (int y = 0; y < height + height % 2; y++) {
    const uint8_t *source = rgba + (size_t)(y < height ? y : height - 1) * width * 4;
    for (int x = 0; x < width; x++) plane[y * stride + x] = source[4 * x + 3];
    if (width % 2) plane[y * stride + width] = source[4 * (width - 1) + 3];
  }
}

void media_pack(
  const uint8_t *rgba, uint8_t *packed, size_t pixels, int bytes, const uint8_t places[4]
) {
  for (size_t i = 0; i < pixels; i++, rgba += 4, packed += bytes)
    for (int c = 0; c < (bytes < 4 ? 3 : 4); c++) packed[places[c]] = rgba[c];
}

int media_is_opaque(const uint8_t *rgba, size_t pixels) {
  for (size_t i = 0; i < pixels; i++)
    if (rgba[4 * i + 3] != 255) return 0;
  return 1;
}

int64_t media_keep_changes(
  const uint8_t *rgba, ptrdiff_t stride, const uint8_t *before, ptrdiff_t before_stride, int width,
  int height, uint8_t *result
) {
  int64_t changed = 0;
  for (int y = 0; y < height; y++, rgba += stride, before += before_stride)
    for (int x = 0; x < width; x++, result += 4) {
      const uint8_t *pixel = rgba + 4 * x;
      const int is_same = !memcmp(pixel, before + 4 * x, 4);
      if (!is_same && pixel[3] != 255) return -1;
      memset(result, 0, 4);
      if (!is_same) memcpy(result, pixel, 4);
      changed += !is_same;
    }
  return changed;
}
