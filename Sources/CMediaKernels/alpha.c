#include "pixels.h"

static uint8_t straight_channel(uint32_t channel, uint32_t alpha) {
  const uint32_t value = (channel * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : (uint8_t)value;
}

int media_unpremultiply(const uint8_t *source, uint8_t *result, size_t pixels) {
  int translucent = 0;
  for (size_t i = 0; i < pixels; i++, source += 4, result += 4) {
    const uint8_t alpha = source[3];
    if (alpha == 255) {
      __builtin_memmove(result, source, 4);
      continue;
    }
    translucent = 1;
    for (int c = 0; c < 3; c++) result[c] = alpha ? straight_channel(source[c], alpha) : 0;
    result[3] = alpha;
  }
  return translucent;
}

// Exact for all bytes: (x + 128 + ((x + 128) >> 8)) >> 8 is x / 255 rounded.
static uint8_t over(uint32_t channel, uint32_t matte, uint32_t alpha) {
  const uint32_t product = matte * (255 - alpha) + 128;
  const uint32_t value = channel + ((product + (product >> 8)) >> 8);
  return value > 255 ? 255 : (uint8_t)value;
}

void media_composite(const uint8_t *source, uint8_t *result, size_t pixels, uint32_t matte) {
  const uint32_t red = matte >> 16 & 255, green = matte >> 8 & 255, blue = matte & 255;
  for (size_t i = 0; i < pixels; i++, source += 4, result += 4) {
    const uint32_t alpha = source[3];
    result[0] = over(source[0], red, alpha);
    result[1] = over(source[1], green, alpha);
    result[2] = over(source[2], blue, alpha);
    result[3] = 255;
  }
}

void media_drop_alpha(const uint8_t *rgba, uint8_t *rgb, size_t pixels) {
  for (size_t i = 0; i < pixels; i++, rgba += 4, rgb += 3) {
    rgb[0] = rgba[0];
    rgb[1] = rgba[1];
    rgb[2] = rgba[2];
  }
}
