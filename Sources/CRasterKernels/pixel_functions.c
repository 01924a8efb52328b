// What functions over pixels need around them; one version for all instruction sets.

#include "blend_formula.h"

typedef float four_floats __attribute__((vector_size(16)));
typedef int32_t four_ints __attribute__((vector_size(16)));
typedef uint8_t four_bytes __attribute__((vector_size(4)));

/// The lanes of a group.
#define LANES 8

void raster_positions(float *positions, int32_t x, int32_t y, size_t count,
                      const double *inverse) {
  double across = inverse[1] * (y + 0.5) + inverse[2], down = inverse[4] * (y + 0.5) + inverse[5];
  for (size_t first = 0; first < count; first += LANES, positions += 2 * LANES)
    for (size_t lane = 0; lane < LANES; lane++) {
      double column = (double)(x + (int32_t)(first + lane)) + 0.5;
      positions[lane] = (float)(inverse[0] * column + across);
      positions[LANES + lane] = (float)(inverse[3] * column + down);
    }
}

void raster_unpack(float *colors, const uint32_t *pixels, size_t count) {
  const float level = 1.0f / 255;
  for (size_t first = 0; first < count; first += LANES, colors += 4 * LANES) {
    uint32_t group[LANES] = {};
    for (size_t lane = 0; lane < LANES && first + lane < count; lane++)
      group[lane] = pixels[first + lane];
    for (size_t lane = 0; lane < LANES; lane++)
      for (size_t channel = 0; channel < 4; channel++)
        colors[LANES * channel + lane] =
            (float)(int32_t)(group[lane] >> (8 * channel) & 255) * level;
  }
}

void raster_pack(uint32_t *pixels, const float *colors, size_t count) {
  for (size_t first = 0; first < count; first += LANES, colors += 4 * LANES) {
    uint32_t group[LANES];
    for (size_t lane = 0; lane < LANES; lane++) {
      // In this order of operands a comparison with what isn't a number leaves 0.
      float alpha = least(most(colors[3 * LANES + lane], 0), 1);
      group[lane] = level_of(least(most(colors[lane], 0), alpha)) |
                    level_of(least(most(colors[LANES + lane], 0), alpha)) << 8 |
                    level_of(least(most(colors[2 * LANES + lane], 0), alpha)) << 16 |
                    level_of(alpha) << 24;
    }
    for (size_t lane = 0; lane < LANES && first + lane < count; lane++)
      pixels[first + lane] = group[lane];
  }
}

INLINE four_floats channels_of(uint32_t pixel) {
  four_bytes bytes;
  __builtin_memcpy(&bytes, &pixel, sizeof bytes);
  return __builtin_convertvector(bytes, four_floats);
}

/// A position in 1/256 pixel from the middle of the layer's first, not far outside of it.
INLINE int32_t place_in(double position, int32_t first, int32_t size) {
  double place = (position - first - 0.5) * 256 + 0.5;
  if (!(place > -1024)) return -1024;
  double last = (double)size * 256 + 1024;
  int32_t whole = (int32_t)(place < last ? place : last);
  return whole - (place < (double)whole);
}

INLINE uint32_t pixel_inside(const raster_surface *surface, int32_t x, int32_t y, int32_t width,
                             int32_t height) {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  return surface->first[y * surface->pixels_per_row + x];
}

/// The mean of four pixels; its channels are whole numbers, 65 536 units a level.
INLINE four_floats sample(const raster_sampled_layer *layer, double x, double y) {
  const raster_surface *surface = &layer->surface;
  int32_t width = surface->bounds.right - surface->bounds.left;
  int32_t height = surface->bounds.bottom - surface->bounds.top;
  int32_t u = place_in(layer->a * x + layer->c * y + layer->tx, surface->bounds.left, width);
  int32_t v = place_in(layer->b * x + layer->d * y + layer->ty, surface->bounds.top, height);
  int32_t column = u >> 8, row = v >> 8;
  float right = (float)(u & 255), left = 256 - right, below = (float)(v & 255), above = 256 - below;
  uint32_t four[4];
  if (column >= 0 && row >= 0 && column + 1 < width && row + 1 < height) {
    const uint32_t *first = surface->first + row * surface->pixels_per_row + column;
    __builtin_memcpy(four, first, 8);
    __builtin_memcpy(four + 2, first + surface->pixels_per_row, 8);
  } else {
    for (int32_t index = 0; index < 4; index++)
      four[index] = pixel_inside(surface, column + (index & 1), row + (index >> 1), width, height);
  }
  return (channels_of(four[0]) * left + channels_of(four[1]) * right) * above +
         (channels_of(four[2]) * left + channels_of(four[3]) * right) * below;
}

void raster_sample_colors(float *colors, const float *positions,
                          const raster_sampled_layer *layer) {
  for (size_t lane = 0; lane < LANES; lane++) {
    four_floats color = sample(layer, positions[lane], positions[LANES + lane]);
    color *= 1.0f / (255 * 65536.0f);
    for (size_t channel = 0; channel < 4; channel++) colors[LANES * channel + lane] = color[channel];
  }
}

void raster_sample_pixels(uint32_t *pixels, const float *positions, size_t count,
                          const raster_sampled_layer *layer) {
  for (size_t index = 0; index < count; index++) {
    const float *group = positions + index / LANES * 2 * LANES + index % LANES;
    four_floats color = sample(layer, group[0], group[LANES]) * (1.0f / 65536) + 0.5f;
    four_bytes bytes = __builtin_convertvector(__builtin_convertvector(color, four_ints), four_bytes);
    __builtin_memcpy(pixels + index, &bytes, sizeof bytes);
  }
}
