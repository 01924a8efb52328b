// Reading back: exact rather than fast.

#include "decode.h"

static uint8_t rounded(double value) {
  return value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)(value + 0.5);
}

static double sample(const uint8_t *plane, int stride, int width, int height, double x, double y) {
  if (x < 0) x = 0;
  if (y < 0) y = 0;
  if (x > width - 1) x = width - 1;
  if (y > height - 1) y = height - 1;
  const int left = (int)x, top = (int)y;
  const int right = left + (left + 1 < width), bottom = top + (top + 1 < height);
  const double u = x - left, v = y - top;
  const uint8_t *above = plane + (long)top * stride, *below = plane + (long)bottom * stride;
  return (1 - v) * ((1 - u) * above[left] + u * above[right])
    + v * ((1 - u) * below[left] + u * below[right]);
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

void media_rgba_from_yuv(
  struct media_planes p, struct media_yuv_layout layout, int width, int height, uint8_t *rgba
) {
  const int chroma_width = (width + (1 << layout.horizontal_shift) - 1) >> layout.horizontal_shift;
  const int chroma_height = (height + (1 << layout.vertical_shift) - 1) >> layout.vertical_shift;
  for (int y = 0; y < height; y++) {
    const double v_place = chroma_place(y, layout.vertical_shift, 0);
    for (int x = 0; x < width; x++, rgba += 4) {
      const double u_place = chroma_place(x, layout.horizontal_shift, layout.left_sited);
      write_pixel(
        rgba, p.data[0][(long)y * p.stride[0] + x],
        sample(p.data[1], p.stride[1], chroma_width, chroma_height, u_place, v_place),
        sample(p.data[2], p.stride[2], chroma_width, chroma_height, u_place, v_place), layout);
      rgba[3] = layout.has_alpha ? p.data[3][(long)y * p.stride[3] + x] : 255;
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
