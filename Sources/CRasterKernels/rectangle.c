#include "pixel_formula.h"

/// The columns of a rectangle: those at its ends may be covered in part.
typedef struct {
  int32_t first, after_first, before_last, last;
  int32_t first_width, last_width;
} rectangle_columns;

static rectangle_columns columns_between(int32_t left, int32_t right) {
  int32_t first = left >> 8, last = (right - 1) >> 8;
  rectangle_columns columns = {first, first, last + 1, last, 256, 256};
  if (first == last) {
    columns.first_width = right - left;
    columns.after_first = columns.before_last = first + 1;
    columns.last_width = 0;
    return columns;
  }
  columns.first_width = ((first + 1) << 8) - left;
  columns.last_width = right - (last << 8);
  if (columns.first_width < 256) columns.after_first++;
  if (columns.last_width < 256) columns.before_last--;
  return columns;
}

static void fill_row(const raster_kernels *kernels, uint32_t *row, rectangle_columns columns,
                     int32_t height, const raster_source *source) {
  uint32_t inner = fraction_of_winding(height * 512, RASTER_NONZERO);
  uint32_t first = fraction_of_winding(height * columns.first_width * 2, RASTER_NONZERO);
  uint32_t last = fraction_of_winding(height * columns.last_width * 2, RASTER_NONZERO);
  if (columns.after_first > columns.first)
    row[columns.first] = pixel_under_source(row[columns.first], source, first);
  if (columns.before_last > columns.after_first)
    kernels->fill_span(row + columns.after_first, columns.before_last - columns.after_first,
                       source, inner);
  if (columns.before_last == columns.last && columns.last > columns.first)
    row[columns.last] = pixel_under_source(row[columns.last], source, last);
}

void raster_fill_rectangle(const raster_kernels *kernels, const raster_surface *surface,
                           raster_line corners, const raster_source *source) {
  raster_bounds bounds = surface->bounds;
  int32_t left = bounds.left * 256, right = bounds.right * 256;
  int32_t top = bounds.top * 256, bottom = bounds.bottom * 256;
  if (corners.x0 > left) left = corners.x0;
  if (corners.x1 < right) right = corners.x1;
  if (corners.y0 > top) top = corners.y0;
  if (corners.y1 < bottom) bottom = corners.y1;
  if (left >= right || top >= bottom) return;
  rectangle_columns columns = columns_between(left - bounds.left * 256, right - bounds.left * 256);
  for (int32_t y = top; y < bottom;) {
    int32_t end = ((y >> 8) + 1) << 8;
    if (end > bottom) end = bottom;
    uint32_t *row = surface->first + ((y >> 8) - bounds.top) * surface->pixels_per_row;
    fill_row(kernels, row, columns, end - y, source);
    y = end;
  }
}
