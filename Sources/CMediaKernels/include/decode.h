#pragma once
#include <stddef.h>
#include <stdint.h>

/// A decoded picture of planes, each with its stride in bytes.
struct media_planes {
  const uint8_t *data[4];
  int stride[4];
};

/// How the samples of a YUV picture stand for colours.
struct media_yuv_layout {
  /// Luma coefficients of red and blue: 0.2126 and 0.0722 in BT.709.
  double red, blue;
  /// Whether luma spans 0…255 instead of 16…235.
  int full_range;
  /// Pixels per chroma sample as powers of two.
  int horizontal_shift, vertical_shift;
  /// Whether chroma samples stand on the left pixel of theirs, as in H.264 unless it says otherwise.
  int left_sited;
  int has_alpha;
  /// Bits of a sample, 8…16; above 8 a sample is a word of the machine's byte order.
  int depth;
};

/// Planar YUV to straight RGBA in double precision; chroma is interpolated linearly.
void media_rgba_from_yuv(
  struct media_planes planes, struct media_yuv_layout layout, int width, int height,
  uint8_t *rgba);

/// One 8-bit channel of a picture: its first sample, and the bytes from one to the next.
struct media_channel {
  const uint8_t *first;
  ptrdiff_t step, stride;
};

/// Puts a channel in every fourth byte from `target` on.
void media_gather_channel(struct media_channel channel, int width, int height, uint8_t *target);

/// Palette indices to straight RGBA; entries are words of alpha, red, green and blue from the top.
void media_rgba_from_palette(
  struct media_channel indices, const uint32_t palette[256], int width, int height, uint8_t *rgba);

/// Straight to premultiplied RGBA, each channel rounded to the nearest. The result may be the source.
void media_premultiply(const uint8_t *straight, uint8_t *premultiplied, uint64_t pixels);
