// Vectors of 128 bits: SSE2 on x86-64, NEON on arm64.

#ifdef __SSE2__
#include <emmintrin.h>
#endif

// Vectors are passed between inlined functions alone, so their calling convention is no matter.
#pragma clang diagnostic ignored "-Wpsabi"

#define WIDTH 4
#define KERNELS raster_kernels_baseline
#define KERNELS_NAME "128-bit"
#include "vector_kernels.inc.h"
