#include "pixel_formula.h"

#define RAMP_BITS 22

INLINE uint32_t level_at(int32_t from, int32_t step, int32_t index) {
  return (uint32_t)(from + step * index + (1 << (RAMP_BITS - 1))) >> RAMP_BITS;
}

void raster_gradient_ramp(uint32_t *entries, int32_t count, raster_ramp ramp) {
  for (int32_t index = 0; index < count; index++)
    entries[index] = level_at(ramp.red, ramp.red_step, index) |
                     level_at(ramp.green, ramp.green_step, index) << 8 |
                     level_at(ramp.blue, ramp.blue_step, index) << 16 |
                     level_at(ramp.alpha, ramp.alpha_step, index) << 24;
}
