#pragma once
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
};

/// 8-bit planar YUV to straight RGBA in double precision; chroma is interpolated linearly.
void media_rgba_from_yuv(
  struct media_planes planes, struct media_yuv_layout layout, int width, int height,
  uint8_t *rgba);

/// Straight to premultiplied RGBA, each channel rounded to the nearest.
void media_premultiply(const uint8_t *straight, uint8_t *premultiplied, uint64_t pixels);
