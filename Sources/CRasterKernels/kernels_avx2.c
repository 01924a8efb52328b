// Vectors of 256 bits, for x86-64 processors that have AVX2.

#ifdef __x86_64__
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#define WIDTH 8
#define KERNELS raster_kernels_avx2
#define KERNELS_NAME "AVX2"
#include "vector_kernels.inc.h"
#pragma clang attribute pop
#endif
