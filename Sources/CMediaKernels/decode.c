// Reading back: exact rather than fast.

#include "decode.h"

// A product and a sum rounded at once, as arm64 would have it, are another number.
#pragma STDC FP_CONTRACT OFF

static uint8_t rounded(double value) {
  return value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)(value + 0.5);
}

/// A plane of samples of one or two bytes.
struct plane {
  const uint8_t *data;
  int stride, width, height, is_wide;
};

static double at(const struct plane *p, int x, int y) {
  const uint8_t *row = p->data + (long)y * p->stride;
  return p->is_wide ? ((const uint16_t *)row)[x] : row[x];
}

static double sample(const struct plane *p, double x, double y) {
  if (x < 0) x = 0;
  if (y < 0) y = 0;
  if (x > p->width - 1) x = p->width - 1;
  if (y > p->height - 1) y = p->height - 1;
  const int left = (int)x, top = (int)y;
  const int right = left + (left + 1 < p->width), bottom = top + (top + 1 < p->height);
  const double u = x - left, v = y - top;
  return (1 - v) * ((1 - u) * at(p, left, top) + u * at(p, right, top))
    + v * ((1 - u) * at(p, left, bottom) + u * at(p, right, bottom));
}

// Where the pixel stands in the chroma plane's coordinates.
static double chroma_place(int pixel, int shift, int sited_on_first) {
  if (!shift) return pixel;
  return sited_on_first ? pixel / 2.0 : (pixel - 0.5) / 2.0;
}

static void write_pixel(uint8_t *rgba, double y, double u, double v, struct media_yuv_layout k) {
  const double green = 1 - k.red - k.blue;
  const double luma = k.full_range ? y : (y - 16) * 255 / 219;
  const double scale = k.full_range ? 1 : 255.0 / 224;
  const double blue_difference = (u - 128) * scale * 2 * (1 - k.blue);
  const double red_difference = (v - 128) * scale * 2 * (1 - k.red);
  rgba[0] = rounded(luma + red_difference);
  rgba[1] = rounded(luma - (k.red * red_difference + k.blue * blue_difference) / green);
  rgba[2] = rounded(luma + blue_difference);
}

static struct plane plane(
  const struct media_planes *p, int index, struct media_yuv_layout k, int width, int height
) {
  const int is_chroma = index == 1 || index == 2;
  const int across = is_chroma ? k.horizontal_shift : 0, down = is_chroma ? k.vertical_shift : 0;
  return (struct plane){
    p->data[index], p->stride[index], (width + (1 << across) - 1) >> across,
    (height + (1 << down) - 1) >> down, k.depth > 8};
}

void media_rgba_from_yuv(
  struct media_planes p, struct media_yuv_layout k, int width, int height, uint8_t *rgba
) {
  const struct plane luma = plane(&p, 0, k, width, height), blue = plane(&p, 1, k, width, height);
  const struct plane red = plane(&p, 2, k, width, height), alpha = plane(&p, 3, k, width, height);
  // To the scale of 8 bits: limited ranges are shifted, full ones are stretched.
  const double limited = 1.0 / (1 << (k.depth - 8)), full = 255.0 / ((1 << k.depth) - 1);
  const double scale = k.full_range ? full : limited;
  for (int y = 0; y < height; y++) {
    const double v_place = chroma_place(y, k.vertical_shift, 0);
    for (int x = 0; x < width; x++, rgba += 4) {
      const double u_place = chroma_place(x, k.horizontal_shift, k.left_sited);
      write_pixel(
        rgba, scale * at(&luma, x, y), scale * sample(&blue, u_place, v_place),
        scale * sample(&red, u_place, v_place), k);
      rgba[3] = k.has_alpha ? rounded(full * at(&alpha, x, y)) : 255;
    }
  }
}

void media_gather_channel(struct media_channel c, int width, int height, uint8_t *target) {
  for (int y = 0; y < height; y++) {
    const uint8_t *source = c.first + y * c.stride;
    for (int x = 0; x < width; x++, source += c.step, target += 4) *target = *source;
  }
}

void media_rgba_from_palette(
  struct media_channel indices, const uint32_t palette[256], int width, int height, uint8_t *rgba
) {
  for (int y = 0; y < height; y++) {
    const uint8_t *source = indices.first + y * indices.stride;
    for (int x = 0; x < width; x++, rgba += 4) {
      const uint32_t color = palette[source[x]];
      rgba[0] = color >> 16 & 255;
      rgba[1] = color >> 8 & 255;
      rgba[2] = color & 255;
      rgba[3] = color >> 24;
    }
  }
}

void media_premultiply(const uint8_t *straight, uint8_t *premultiplied, uint64_t pixels) {
  for (uint64_t i = 0; i < pixels; i++, straight += 4, premultiplied += 4) {
    const unsigned alpha = straight[3];
    for (int c = 0; c < 3; c++) premultiplied[c] = (straight[c] * alpha + 127) / 255;
    premultiplied[3] = (uint8_t)alpha;
  }
}
