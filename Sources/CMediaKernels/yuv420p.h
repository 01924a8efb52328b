#pragma once
#include "pixels.h"

// BT.709 (ITU-R BT.709-6, table 3) from full-range RGB to limited range, times 2^15:
// Y = 16 + 219/255 (0.2126 R + 0.7152 G + 0.0722 B),
// U = 128 + 224/255 (B - Y') / 1.8556, V = 128 + 224/255 (R - Y') / 1.5748.
// The rows of chroma sum to 0, so that greys are exactly 128.
enum {
  Y_RED = 5983, Y_GREEN = 20127, Y_BLUE = 2032,
  U_RED = -3298, U_GREEN = -11094, U_BLUE = 14392,
  V_RED = 14392, V_GREEN = -13072, V_BLUE = -1320,
  LUMA_SHIFT = 15,
  LUMA_BIAS = (16 << LUMA_SHIFT) + (1 << (LUMA_SHIFT - 1)),
  // A chroma sample is the sum of 2 rows weighted 1 2 1: eight times the mean.
  CHROMA_SHIFT = 18,
  CHROMA_BIAS = (128 << CHROMA_SHIFT) + (1 << (CHROMA_SHIFT - 1)),
};

/// Two rows of pixels and where their samples go.
struct row_pair {
  const uint8_t *top, *bottom;
  uint8_t *y_top, *y_bottom, *u, *v;
};

/// Converts as many whole blocks of the rows as fit in `width` pixels; gives the pixels done.
int convert_blocks_sse2(struct row_pair rows, int width);
int convert_blocks_avx2(struct row_pair rows, int width);
