#pragma once
#include <stddef.h>
#include <stdint.h>

/// The ways in which a kernel can be computed; all give the same bytes.
enum media_kernel {
  MEDIA_KERNEL_PORTABLE,
  MEDIA_KERNEL_SSE2,
  MEDIA_KERNEL_AVX2,
  MEDIA_KERNEL_FASTEST,
};

/// Whether this processor can run `kernel`.
int media_kernel_is_supported(enum media_kernel kernel);

/// The planes of a 4:2:0 picture whose sides are even.
struct media_yuv420p {
  uint8_t *y, *u, *v;
  ptrdiff_t y_stride, chroma_stride;
};

/// Premultiplied RGBA over the colour `matte` (0xRRGGBB) to limited-range BT.709 with left-sited
/// chroma; odd sides are extended by a copy of the last column and row.
///
/// Gives 0, or -1 when there is no memory for a scratch row.
int media_yuv420p_from_rgba(
  const uint8_t *rgba, int width, int height, uint32_t matte, struct media_yuv420p planes,
  enum media_kernel kernel);

/// Premultiplied to straight RGBA, each channel rounded to the nearest; gives 1 when a pixel isn't
/// opaque. `straight` may be `premultiplied`.
int media_unpremultiply(const uint8_t *premultiplied, uint8_t *straight, size_t pixels);

/// Premultiplied RGBA over an opaque colour (0xRRGGBB). `result` may be `premultiplied`.
void media_composite(
  const uint8_t *premultiplied, uint8_t *result, size_t pixels, uint32_t matte);

/// The colour channels of RGBA pixels.
void media_drop_alpha(const uint8_t *rgba, uint8_t *rgb, size_t pixels);
