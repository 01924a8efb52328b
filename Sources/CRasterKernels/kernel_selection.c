#include "RasterKernels.h"

extern const raster_kernels raster_kernels_portable;
extern const raster_kernels raster_kernels_baseline;

#ifdef __x86_64__
extern const raster_kernels raster_kernels_avx2;
extern const raster_kernels raster_kernels_avx512;

static int has_avx2(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
}

static int has_avx512(void) {
  return has_avx2() && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
}
#endif

int raster_kernels_count(void) { return 4; }

const raster_kernels *raster_kernels_at(int index) {
  switch (index) {
  case 0: return &raster_kernels_portable;
  case 1: return &raster_kernels_baseline;
#ifdef __x86_64__
  case 2: return has_avx2() ? &raster_kernels_avx2 : NULL;
  case 3: return has_avx512() ? &raster_kernels_avx512 : NULL;
#endif
  default: return NULL;
  }
}

const raster_kernels *raster_kernels_best(void) {
  for (int index = raster_kernels_count() - 1; index > 0; index--) {
    const raster_kernels *kernels = raster_kernels_at(index);
    if (kernels) return kernels;
  }
  return raster_kernels_at(0);
}
