#include "pixel_formula.h"

/// 8.8 fixed point of a fraction, and the unit that the formula asks for.
static uint32_t channel(uint32_t fraction) { return (fraction * 65280u + 32767u) / 65535u + 1u; }

raster_source raster_source_make(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
  raster_source source = {channel(red) | channel(blue) << 16, channel(green) | channel(alpha) << 16,
                          alpha | alpha << 16, 0, alpha == 65535};
  source.pixel = pixel_under_source(0, &source, 65535);
  return source;
}
