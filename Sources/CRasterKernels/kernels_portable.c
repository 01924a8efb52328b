// The kernels one pixel at a time: what the others are compared with.

#include "gradient_formula.h"
#include "image_formula.h"
#include "box_pass.inc.h"

typedef struct {
  uint32_t *pixels;
  uint16_t *fractions;
  const raster_source *source;
} sweep_target;

static void sweep_pixel(sweep_target target, int32_t x, uint32_t fraction) {
  if (!target.source)
    target.fractions[x] = (uint16_t)fraction;
  else if (fraction)
    target.pixels[x] = pixel_under_source(target.pixels[x], target.source, fraction);
}

static void sweep_rows(const raster_coverage *coverage, int rule, sweep_target target,
                       ptrdiff_t units_per_row) {
  int32_t rows = coverage->bounds.bottom - coverage->bounds.top;
  int32_t width = coverage->bounds.right - coverage->bounds.left;
  for (int32_t row = 0; row < rows; row++) {
    int32_t *cells = coverage->cells + (ptrdiff_t)row * coverage->cells_per_row;
    uint64_t *marks = coverage->marks + (ptrdiff_t)row * coverage->marks_per_row;
    uint32_t winding = 0;
    for (int32_t x = 0; x < width; x++) {
      winding += (uint32_t)cells[x];
      sweep_pixel(target, x, fraction_of_winding((int32_t)winding, rule));
    }
    for (int32_t x = 0; x < coverage->cells_per_row; x++) cells[x] = 0;
    for (int32_t word = 0; word < coverage->marks_per_row; word++) marks[word] = 0;
    if (target.source)
      target.pixels += units_per_row;
    else
      target.fractions += units_per_row;
  }
}

static void sweep_color(const raster_coverage *coverage, int rule, const raster_source *source,
                        const raster_surface *surface) {
  ptrdiff_t offset = (coverage->bounds.top - surface->bounds.top) * surface->pixels_per_row +
                     (coverage->bounds.left - surface->bounds.left);
  sweep_target target = {surface->first + offset, NULL, source};
  sweep_rows(coverage, rule, target, surface->pixels_per_row);
}

static void sweep_mask(const raster_coverage *coverage, int rule, const raster_mask *mask) {
  ptrdiff_t offset = (coverage->bounds.top - mask->bounds.top) * mask->fractions_per_row +
                     (coverage->bounds.left - mask->bounds.left);
  sweep_target target = {NULL, mask->first + offset, NULL};
  sweep_rows(coverage, rule, target, mask->fractions_per_row);
}

static void fill_span(uint32_t *pixels, size_t count, const raster_source *source,
                      uint32_t fraction) {
  for (size_t index = 0; index < count; index++)
    pixels[index] = pixel_under_source(pixels[index], source, fraction);
}

static void fill_masked_span(uint32_t *pixels, const uint16_t *fractions, size_t count,
                             const raster_source *source) {
  for (size_t index = 0; index < count; index++)
    pixels[index] = pixel_under_source(pixels[index], source, fractions[index]);
}

static void fill_mask(const raster_mask *mask, raster_bounds part, const raster_source *source,
                      const raster_surface *surface) {
  for (int32_t y = part.top; y < part.bottom; y++)
    fill_masked_span(pixels_at(surface, part.left, y), fractions_at(mask, part.left, y),
                     part.right - part.left, source);
}

static void composite_span(uint32_t *pixels, const uint32_t *over, const uint16_t *fractions,
                           size_t count, uint32_t fraction) {
  for (size_t index = 0; index < count; index++) {
    uint32_t part = fractions ? fraction_product(fractions[index], fraction) : fraction;
    pixels[index] = pixel_under_pixel(pixels[index], over[index], part);
  }
}

static void multiply_span(uint16_t *fractions, const uint16_t *by, size_t count) {
  for (size_t index = 0; index < count; index++)
    fractions[index] = (uint16_t)fraction_product(fractions[index], by[index]);
}

static void fetch_gradient(uint32_t *pixels, int32_t x, int32_t y, size_t count,
                           const raster_gradient *gradient) {
  fetch_singly(pixels, x, y, count, gradient);
}

static void mix_bilinear(uint32_t *pixels, const raster_place *places, size_t count,
                         const raster_image *image) {
  for (size_t index = 0; index < count; index++)
    pixels[index] = mean_inside(image, places[index]);
}

const raster_kernels raster_kernels_portable = {
    "portable",       sweep_color,    sweep_mask,   fill_span,
    fill_masked_span, fill_mask,      composite_span, multiply_span,
    fetch_gradient,   mix_bilinear,   box_pass,       taps_pass};
