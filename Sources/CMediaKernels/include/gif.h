#pragma once
#include <stddef.h>
#include <stdint.h>

// Pixels of GIF frames are words of red, green, blue and alpha from the low byte up; alpha is 0,
// and then the word is 0, or 255.

/// A rectangle of pixels; empty when a side is 0.
struct media_rectangle {
  int32_t x, y, width, height;
};

/// A colour and how many pixels have it.
struct media_color_count {
  uint32_t color, count;
};

/// What a frame is made from: three pictures of the same width.
struct media_gif_pictures {
  /// The frame, the frame before it, and what a viewer has on the screen.
  const uint32_t *target, *before, *canvas;
  int32_t width;
};

/// Premultiplied RGBA to pixels of GIF: those of alpha 128 and above are opaque.
void media_gif_flatten(const uint8_t *premultiplied, uint32_t *pixels, size_t count);

/// The smallest rectangle with all differences between two pictures.
struct media_rectangle media_gif_changes(
  const uint32_t *a, const uint32_t *b, int32_t width, int32_t height);

/// The smallest rectangle, within `within`, with all pixels that are opaque in `a` and not in `b`.
struct media_rectangle media_gif_vanished(
  const uint32_t *a, const uint32_t *b, int32_t width, struct media_rectangle within);

/// The most colours that `media_gif_histogram` tells apart.
enum { MEDIA_GIF_COLORS = 16384 };

/// Counts the colours of opaque pixels that have changed or, when there is a canvas, aren't on it.
///
/// When there are more than MEDIA_GIF_COLORS, neighbours are counted together under their mean.
/// Gives how many entries of `counts` were filled, or -1 without memory.
int32_t media_gif_histogram(
  struct media_gif_pictures pictures, struct media_rectangle within,
  struct media_color_count counts[MEDIA_GIF_COLORS]);

/// The index of the nearest of `palette` for each colour.
void media_gif_nearest(
  const uint32_t *palette, int32_t palette_count, const struct media_color_count *colors,
  int32_t count, uint8_t *indices);

/// No second way to encode a pixel.
enum { MEDIA_GIF_NONE = 0xFFFF };

/// The ways in which pixels may be encoded: one or two palette indices each, and by how much the
/// squared error of each is above that of the better.
struct media_gif_choices {
  uint16_t *first, *second;
  uint32_t *first_loss, *second_loss;
  size_t count;
};

/// Finds the ways for each pixel within a rectangle; `transparent` keeps what is on the canvas.
///
/// What is still keeps what it shows. Gives the sum of the squared errors of the better ways.
uint64_t media_gif_find_choices(
  struct media_gif_pictures pictures, struct media_rectangle within, const uint32_t *palette,
  int32_t palette_count, uint16_t transparent, struct media_gif_choices choices);

/// The bytes that `media_gif_compress` may need for so many pixels.
size_t media_gif_compressed_bound(size_t pixels);

/// LZW (GIF89a, appendix F) in sub-blocks with their terminator, of the choices that compress well.
///
/// A squared error is worth `weight` 256ths of a bit. `indices` receives what was chosen, `loss` what
/// that adds to the squared errors. Gives the number of bytes, or 0 without memory.
size_t media_gif_compress(
  struct media_gif_choices pixels, int32_t minimum_code_size, uint32_t weight, uint8_t *bytes,
  uint8_t *indices, uint64_t *loss);
