// What is worked out pixel by pixel in numbers of single precision: functions over pixels, triangles of
// colours, means of areas. There is one version for all instruction sets.
#pragma once

#include "RasterKernels.h"

/// A layer and where places lie in it: pixel = matrix · (x, y, 1), by rows.
typedef struct {
  raster_surface surface;
  double a, c, tx, b, d, ty;
} raster_sampled_layer;

/// Colours for functions over pixels come in groups of eight reds, eight greens, blues and alphas, 0…1 and
/// premultiplied; positions in groups of eight x and eight y. Rows are filled up to whole groups.
///
/// Writes the positions of a row's pixels from column x on: inverse · (x + ½, y + ½).
void raster_positions(float *positions, int32_t x, int32_t y, size_t count,
                      const double *inverse);

/// Pixels to colours and back; what isn't a number is nothing.
void raster_unpack(float *colors, const uint32_t *pixels, size_t count);
void raster_pack(uint32_t *pixels, const float *colors, size_t count);

/// The colours at eight positions, mixed of four pixels each; transparent outside of the layer.
void raster_sample_colors(float *colors, const float *positions,
                          const raster_sampled_layer *layer);

/// The pixels at a row's positions.
void raster_sample_pixels(uint32_t *pixels, const float *positions, size_t count,
                          const raster_sampled_layer *layer);

/// A corner of a triangle: its position, and its colour, 0…1 and premultiplied.
typedef struct {
  int32_t x, y;
  float red, green, blue, alpha;
} raster_vertex;

/// Replaces the pixels whose middles lie in a triangle by colours between those of its three
/// corners, whose coordinates are below 2^28.
void raster_fill_triangle(const raster_surface *surface, const raster_vertex *corners);

/// Shrinks a picture: each new pixel is the mean of the area that it covers. `sums` has room for
/// four numbers a column of the picture.
void raster_shrink_image(uint32_t *to, int32_t to_width, int32_t to_height,
                         const raster_image *image, float *sums);
