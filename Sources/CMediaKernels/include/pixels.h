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

/// The planes of a picture with whole chroma; samples of more than 8 bits are words of the machine's
/// byte order. The last plane, for alpha, may be NULL.
struct media_yuv444 {
  uint8_t *data[4];
  ptrdiff_t stride[4];
  /// Luma coefficients of red and blue: 0.2126 and 0.0722 in BT.709.
  double red, blue;
  int full_range, depth;
};

/// Straight or opaque RGBA to planes of luma, chroma and alpha, each sample rounded to the nearest.
void media_yuv444_from_rgba(const uint8_t *rgba, int width, int height, struct media_yuv444 planes);

/// The alpha of RGBA pixels; odd sides are extended by a copy of the last column and row.
void media_alpha_plane(
  const uint8_t *rgba, int width, int height, uint8_t *plane, ptrdiff_t stride);

/// Puts R, G, B and, when a pixel has four bytes, A of each pixel at their places in it.
void media_pack(
  const uint8_t *rgba, uint8_t *packed, size_t pixels, int bytes_per_pixel,
  const uint8_t places[4]);

/// Whether all of the pixels are opaque.
int media_is_opaque(const uint8_t *rgba, size_t pixels);

/// Makes pixels transparent that are as in another picture, and leaves those that aren't.
///
/// Gives how many stay, or -1 when one of those isn't opaque: then nothing may be left out, since
/// blending couldn't take away what was there before.
int64_t media_keep_changes(
  const uint8_t *rgba, ptrdiff_t stride, const uint8_t *before, ptrdiff_t before_stride, int width,
  int height, uint8_t *result);
