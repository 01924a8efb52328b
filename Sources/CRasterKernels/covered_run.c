#include <string.h>

#include "RasterKernels.h"

static uint64_t four_fractions(const uint16_t *fractions) {
  uint64_t word;
  memcpy(&word, fractions, sizeof word);
  return word;
}

raster_run raster_covered_run(const uint16_t *fractions, size_t count) {
  raster_run run = {0, count};
  while (run.first + 4 <= run.end && !four_fractions(fractions + run.first)) run.first += 4;
  while (run.end >= run.first + 4 && !four_fractions(fractions + run.end - 4)) run.end -= 4;
  return run;
}
