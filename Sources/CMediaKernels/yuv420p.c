// RGBA to YUV 4:2:0: the portable kernel and the choice among kernels.

#include "yuv420p.h"

#include <stdlib.h>

static uint8_t luma(const uint8_t *p) {
  return (Y_RED * p[0] + Y_GREEN * p[1] + Y_BLUE * p[2] + LUMA_BIAS) >> LUMA_SHIFT;
}

// The sum over both rows of channel `c` at pixels x - 1, x, x + 1 with weights 1 2 1.
static int chroma_sum(struct row_pair rows, int x, int last, int c) {
  const int left = 4 * (x > 0 ? x - 1 : 0) + c;
  const int middle = 4 * x + c;
  const int right = 4 * (x < last ? x + 1 : last) + c;
  return rows.top[left] + 2 * rows.top[middle] + rows.top[right] + rows.bottom[left]
    + 2 * rows.bottom[middle] + rows.bottom[right];
}

static void convert_portable(struct row_pair rows, int begin, int width) {
  const int last = width - 1;
  for (int x = begin; x < width; x += 2) {
    const int right = x < last ? x + 1 : last;
    rows.y_top[x] = luma(rows.top + 4 * x);
    rows.y_top[x + 1] = luma(rows.top + 4 * right);
    rows.y_bottom[x] = luma(rows.bottom + 4 * x);
    rows.y_bottom[x + 1] = luma(rows.bottom + 4 * right);
    const int r = chroma_sum(rows, x, last, 0);
    const int g = chroma_sum(rows, x, last, 1);
    const int b = chroma_sum(rows, x, last, 2);
    rows.u[x / 2] = (U_RED * r + U_GREEN * g + U_BLUE * b + CHROMA_BIAS) >> CHROMA_SHIFT;
    rows.v[x / 2] = (V_RED * r + V_GREEN * g + V_BLUE * b + CHROMA_BIAS) >> CHROMA_SHIFT;
  }
}

static int no_blocks(struct row_pair rows, int width) {
  (void)rows, (void)width;
  return 0;
}

#if defined(__x86_64__)
int media_kernel_is_supported(enum media_kernel kernel) {
  return kernel != MEDIA_KERNEL_AVX2 || __builtin_cpu_supports("avx2");
}
#else
int media_kernel_is_supported(enum media_kernel kernel) {
  return kernel == MEDIA_KERNEL_PORTABLE || kernel == MEDIA_KERNEL_FASTEST;
}
#endif

typedef int (*block_kernel)(struct row_pair, int);

static block_kernel chosen(enum media_kernel kernel) {
#if defined(__x86_64__)
  if (kernel == MEDIA_KERNEL_FASTEST)
    kernel = media_kernel_is_supported(MEDIA_KERNEL_AVX2) ? MEDIA_KERNEL_AVX2 : MEDIA_KERNEL_SSE2;
  if (kernel == MEDIA_KERNEL_AVX2 && media_kernel_is_supported(kernel)) return convert_blocks_avx2;
  if (kernel == MEDIA_KERNEL_SSE2) return convert_blocks_sse2;
#else
  (void)kernel;
#endif
  return no_blocks;
}

static const uint8_t *opaque(const uint8_t *row, uint8_t *scratch, int width, uint32_t matte) {
  // Over black a premultiplied pixel is its own channels, and the kernels don't read alpha.
  if (!scratch) return row;
  media_composite(row, scratch, width, matte);
  return scratch;
}

int media_yuv420p_from_rgba(
  const uint8_t *rgba, int width, int height, uint32_t matte, struct media_yuv420p planes,
  enum media_kernel kernel
) {
  if (width <= 0 || height <= 0) return 0;
  const block_kernel convert_blocks = chosen(kernel);
  const size_t stride = (size_t)width * 4;
  uint8_t *scratch = NULL;
  if (matte && !(scratch = malloc(2 * stride))) return -1;
  for (int y = 0; y < height; y += 2) {
    const uint8_t *top = rgba + y * stride;
    const uint8_t *bottom = y + 1 < height ? top + stride : top;
    struct row_pair rows = {
      .top = opaque(top, scratch, width, matte),
      .bottom = opaque(bottom, scratch ? scratch + stride : NULL, width, matte),
      .y_top = planes.y + y * planes.y_stride,
      .y_bottom = planes.y + (y + 1) * planes.y_stride,
      .u = planes.u + y / 2 * planes.chroma_stride,
      .v = planes.v + y / 2 * planes.chroma_stride,
    };
    convert_portable(rows, convert_blocks(rows, width), width);
  }
  free(scratch);
  return 0;
}
