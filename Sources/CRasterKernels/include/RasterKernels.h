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
