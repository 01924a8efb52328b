// What is seen of a picture at a place.
//
// A mean of four pixels has weights in 1/65536 that are whole numbers, so it is exact whatever the
// order of its sums; at the middle of a pixel it is that pixel.
#pragma once

#include "pixel_formula.h"

/// The sum of four pixels' channels, rounded.
INLINE uint32_t weighted_mean(const uint32_t *four, uint32_t across, uint32_t down) {
  uint32_t weights[4] = {(256 - across) * (256 - down), across * (256 - down),
                         (256 - across) * down, across * down};
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t sum = 32768;
    for (int i = 0; i < 4; i++) sum += (four[i] >> shift & 255) * weights[i];
    result |= (sum >> 16) << shift;
  }
  return result;
}

/// The mean around a place whose four pixels lie within the picture.
INLINE uint32_t mean_inside(const raster_image *image, raster_place place) {
  const uint32_t *first = image->first + (place.v >> 8) * image->pixels_per_row + (place.u >> 8);
  const uint32_t *below = first + image->pixels_per_row;
  uint32_t four[4] = {first[0], first[1], below[0], below[1]};
  return weighted_mean(four, place.u & 255, place.v & 255);
}
