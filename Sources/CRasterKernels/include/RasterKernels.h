// The inner loops of the rasterizer: lines to coverage, coverage to pixels.
//
// Everything here is integer arithmetic on fixed-point numbers, so that each instruction set gives
// the same bytes. Memory is the caller's; nothing is allocated and nothing is checked: the Swift
// side owns the buffers and vouches for their sizes.
//
// Numbers
//   position   24.8 fixed point: 256 units a pixel, at most ±2^29
//   winding    signed area: 2^17 units are one pixel covered once
//   fraction   0…65535, where 65535 is the whole
//   pixel      premultiplied R, G, B, A bytes in memory order
#pragma once

#include <stddef.h>
#include <stdint.h>

/// A directed line between two positions.
typedef struct {
  int32_t x0, y0, x1, y1;
} raster_line;

/// A rectangle of whole pixels; right and bottom are excluded.
typedef struct {
  int32_t left, top, right, bottom;
} raster_bounds;

/// The derivative of a shape's winding along each row of `bounds`.
///
/// A cell holds what its pixel adds to the winding of the pixel before; `marks` has a bit for each
/// group of eight cells that may differ from zero. Between sweeps all of both is zero.
typedef struct {
  int32_t *cells;
  uint64_t *marks;
  /// Cells a row: the width rounded up to whole groups, and one group more.
  int32_t cells_per_row;
  /// 64-bit words a row that hold the bits of all groups.
  int32_t marks_per_row;
  raster_bounds bounds;
} raster_coverage;

/// How windings become fractions: a sum of flags.
enum {
  RASTER_NONZERO = 0,
  RASTER_EVEN_ODD = 1,
  /// Covered to one half or more is covered, anything less is not.
  RASTER_ALIASED = 2,
};

/// A colour, prepared for source-over; `raster_source_make` fills it.
typedef struct {
  /// Red and blue, 8.8 fixed point plus one unit, in the halves of a word.
  uint32_t even;
  /// Green and alpha alike.
  uint32_t odd;
  /// Alpha as a fraction, in both halves.
  uint32_t alpha;
  /// The pixel that the colour leaves where it covers wholly, if it is opaque.
  uint32_t pixel;
  /// Whether nothing behind the colour shows.
  uint32_t is_opaque;
} raster_source;

/// What a gradient's position is measured along.
enum { RASTER_LINEAR = 0, RASTER_RADIAL = 1, RASTER_ANGULAR = 2 };

/// What lies beyond a gradient's ends.
enum { RASTER_PAD = 0, RASTER_REPEAT = 1, RASTER_REFLECT = 2 };

/// Entries that a table has before its first and after its last.
enum { RASTER_TABLE_MARGIN = 40 };

/// A gradient: a table of premultiplied pixels, and where on it each pixel of the canvas lies.
///
/// Pixels lie where their centres do. Positions are in entries of the table.
typedef struct {
  int32_t kind, spread;
  /// Whether all entries are opaque.
  int32_t is_opaque;
  /// The number of entries, a power of two up to 4096.
  int32_t size;
  /// The first entry; the margins before it and after the last hold the colours of the ends.
  const uint32_t *table;
  /// At most how many entries lie between a pixel and its neighbour in the row.
  float steepness;
  /// Of a linear gradient: the position at pixel (0, 0) and what a column and a row add, with 20
  /// fractional bits; at most 2^61 and 2^40.
  int64_t origin, per_column, per_row;
  /// Of the others: a pixel near the centre, and an affine map from the distance to it, in pixels,
  /// to a plane around the centre.
  int32_t column, row;
  float u_origin, u_per_column, u_per_row, v_origin, v_per_column, v_per_row;
  /// Radial: the position is the distance · direction − offset. Angular: the angle in turns ·
  /// direction.
  float direction, offset;
} raster_gradient;

/// A run of colours: levels of 0…255 with 22 fractional bits, and what each entry adds to them.
typedef struct {
  int32_t red, green, blue, alpha;
  int32_t red_step, green_step, blue_step, alpha_step;
} raster_ramp;

/// Rows of pixels; `first` is the pixel at the top left of `bounds`.
typedef struct {
  uint32_t *first;
  /// The distance of rows in pixels.
  ptrdiff_t pixels_per_row;
  raster_bounds bounds;
} raster_surface;

/// Rows of fractions; `first` is that of the pixel at the top left of `bounds`.
typedef struct {
  uint16_t *first;
  /// The distance of rows in fractions.
  ptrdiff_t fractions_per_row;
  raster_bounds bounds;
} raster_mask;

/// A box of 2·radius + 1 whole cells and an edge at either end, with the weights of both; its
/// radius is at most 16 383.
typedef struct {
  int32_t radius;
  float whole, edge;
} raster_box;

/// The loops compiled for one instruction set.
typedef struct {
  const char *name;
  /// Paints `coverage` with a colour and zeroes it; its bounds lie within the surface's.
  void (*sweep_color)(const raster_coverage *coverage, int rule, const raster_source *source,
                      const raster_surface *surface);
  /// Writes `coverage` to a mask, all of the coverage's bounds, and zeroes it.
  void (*sweep_mask)(const raster_coverage *coverage, int rule, const raster_mask *mask);
  /// Paints a run of pixels through one fraction.
  void (*fill_span)(uint32_t *pixels, size_t count, const raster_source *source,
                    uint32_t fraction);
  /// Paints a run of pixels, each through its own fraction.
  void (*fill_masked_span)(uint32_t *pixels, const uint16_t *fractions, size_t count,
                           const raster_source *source);
  /// Composites pixels over others through one fraction and, unless null, through `fractions`.
  void (*composite_span)(uint32_t *pixels, const uint32_t *over, const uint16_t *fractions,
                         size_t count, uint32_t fraction);
  /// Multiplies fractions by others, in place; the whole times a fraction is that fraction.
  void (*multiply_span)(uint16_t *fractions, const uint16_t *by, size_t count);
  /// Writes a gradient's pixels from column x of row y on.
  void (*fetch_gradient)(uint32_t *pixels, int32_t x, int32_t y, size_t count,
                         const raster_gradient *gradient);
  /// Blurs the columns of rows of `units` 16-bit numbers; outside there is nothing. `sums` and
  /// `zeros` have room for a row; the latter is zero.
  void (*box_pass)(uint16_t *to, const uint16_t *from, int32_t *sums, const uint16_t *zeros,
                   size_t units, int32_t rows, raster_box box);
} raster_kernels;

/// The kernels of an instruction set by index, slowest first; null past the end, and for one that
/// this processor has not got.
const raster_kernels *raster_kernels_at(int index);

/// The number of instruction sets that `raster_kernels_at` may know.
int raster_kernels_count(void);

/// The fastest kernels that this processor can run.
const raster_kernels *raster_kernels_best(void);

/// Adds lines to a coverage; parts outside its rows or to the right are dropped, parts to the left
/// still wind.
void raster_coverage_add(const raster_coverage *coverage, const raster_line *lines, size_t count);

/// Paints an axis-aligned rectangle, given by two positions, within the surface's bounds.
void raster_fill_rectangle(const raster_kernels *kernels, const raster_surface *surface,
                           raster_line corners, const raster_source *source);

/// A colour given by its components as fractions of the whole, premultiplied.
raster_source raster_source_make(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha);

/// Writes a run of a gradient's table.
void raster_gradient_ramp(uint32_t *entries, int32_t count, raster_ramp ramp);

/// How a layer meets what is behind it.
enum {
  RASTER_NORMAL,
  RASTER_MULTIPLY,
  RASTER_SCREEN,
  RASTER_OVERLAY,
  RASTER_DARKEN,
  RASTER_LIGHTEN,
  RASTER_COLOR_DODGE,
  RASTER_COLOR_BURN,
  RASTER_SOFT_LIGHT,
  RASTER_HARD_LIGHT,
  RASTER_DIFFERENCE,
  RASTER_EXCLUSION,
  RASTER_HUE,
  RASTER_SATURATION,
  RASTER_COLOR,
  RASTER_LUMINOSITY,
  RASTER_CLEAR,
  RASTER_COPY,
  RASTER_SOURCE_IN,
  RASTER_SOURCE_OUT,
  RASTER_SOURCE_ATOP,
  RASTER_DESTINATION_OVER,
  RASTER_DESTINATION_IN,
  RASTER_DESTINATION_OUT,
  RASTER_DESTINATION_ATOP,
  RASTER_XOR,
  RASTER_PLUS_DARKER,
  RASTER_PLUS_LIGHTER,
  /// The backdrop through the luminance of the layer.
  RASTER_LUMINANCE_IN,
};

/// Blends pixels over others, in place.
void raster_blend_span(uint32_t *pixels, const uint32_t *over, size_t count, int mode);

/// A part of a row: its first pixel and the one past its last.
typedef struct {
  size_t first, end;
} raster_run;

/// The run of fractions from the first that isn't zero to the last, in steps of four.
raster_run raster_covered_run(const uint16_t *fractions, size_t count);

/// Pixels to 16-bit channels and back, where 65535 is the whole.
void raster_widen(uint16_t *channels, const uint32_t *pixels, size_t count);
void raster_narrow(uint32_t *pixels, const uint16_t *channels, size_t count);

/// Rows to columns, of pixels of four 16-bit channels.
void raster_transpose(uint64_t *to, const uint64_t *from, size_t width, size_t height);

/// Maps colours, not premultiplied, by four rows of five numbers.
void raster_map_colors(uint32_t *pixels, size_t count, const float *matrix);

/// Writes `color` where alpha, 0…255, lies between two numbers, and nothing elsewhere.
void raster_threshold(uint32_t *pixels, size_t count, float low, float high, uint32_t color);

/// The silhouette of pixels in a colour.
void raster_tint(uint32_t *to, const uint32_t *from, size_t count, const raster_source *color);

/// Pixels moved by a distance in 1/256 pixel, mixed where it isn't whole.
void raster_shift(uint32_t *to, const uint32_t *from, int32_t width, int32_t height, int32_t dx,
                  int32_t dy);

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
