// Vectors of 512 bits, for x86-64 processors that have AVX-512 with byte and word instructions.

#ifdef __x86_64__
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx512bw,avx512vl,bmi,bmi2"))), apply_to = function)
#define WIDTH 16
#define KERNELS raster_kernels_avx512
#define KERNELS_NAME "AVX-512"
#include "vector_kernels.inc.h"
#pragma clang attribute pop
#endif
