// Triangles of colours between their corners.
//
// A pixel belongs to the triangle that its middle lies in; on an edge, to the one that has it at its
// top or left. So triangles that share edges leave no gaps.

#include "RasterPixels.h"
#include "blend_formula.h"

/// The double area of the triangle that an edge makes with the middle of a pixel.
typedef struct {
  int64_t at_start, per_column, per_row;
} edge_function;

/// `x` and `y` are the middle of the pixel to start from.
static edge_function edge_between(raster_vertex from, raster_vertex to, int64_t x, int64_t y) {
  int64_t dx = (int64_t)to.x - from.x, dy = (int64_t)to.y - from.y;
  edge_function edge = {dx * (y - from.y) - dy * (x - from.x), -dy * 256, dx * 256};
  // Clockwise, with y down, top edges run right and left ones up.
  int is_top_left = dy < 0 || (dy == 0 && dx > 0);
  if (!is_top_left) edge.at_start--;
  return edge;
}

INLINE int32_t least_of(int32_t a, int32_t b, int32_t c) {
  int32_t two = a < b ? a : b;
  return two < c ? two : c;
}

/// The pixels whose middles lie within a triangle's box, within bounds.
static raster_bounds box_of(const raster_vertex *v, raster_bounds within) {
  int32_t left = (least_of(v[0].x, v[1].x, v[2].x) + 127) >> 8;
  int32_t top = (least_of(v[0].y, v[1].y, v[2].y) + 127) >> 8;
  int32_t right = ((-least_of(-v[0].x, -v[1].x, -v[2].x) - 128) >> 8) + 1;
  int32_t bottom = ((-least_of(-v[0].y, -v[1].y, -v[2].y) - 128) >> 8) + 1;
  if (left < within.left) left = within.left;
  if (top < within.top) top = within.top;
  if (right > within.right) right = within.right;
  if (bottom > within.bottom) bottom = within.bottom;
  return (raster_bounds){left, top, right, bottom};
}

INLINE uint32_t mixed_corners(const raster_vertex *v, float a, float b, float c) {
  return pixel_of((float_pixel){v[0].red * a + v[1].red * b + v[2].red * c,
                                v[0].green * a + v[1].green * b + v[2].green * c,
                                v[0].blue * a + v[1].blue * b + v[2].blue * c,
                                v[0].alpha * a + v[1].alpha * b + v[2].alpha * c});
}

void raster_fill_triangle(const raster_surface *surface, const raster_vertex *corners) {
  raster_vertex v[3] = {corners[0], corners[1], corners[2]};
  int64_t area = ((int64_t)v[1].x - v[0].x) * ((int64_t)v[2].y - v[0].y) -
                 ((int64_t)v[1].y - v[0].y) * ((int64_t)v[2].x - v[0].x);
  if (area == 0) return;
  if (area < 0) {
    raster_vertex last = v[2];
    v[2] = v[1];
    v[1] = last;
    area = -area;
  }
  raster_bounds box = box_of(v, surface->bounds);
  if (box.left >= box.right || box.top >= box.bottom) return;
  int64_t x = (int64_t)box.left * 256 + 128, y = (int64_t)box.top * 256 + 128;
  edge_function a = edge_between(v[1], v[2], x, y), b = edge_between(v[2], v[0], x, y),
                c = edge_between(v[0], v[1], x, y);
  float unit = 1 / (float)area;
  uint32_t *row = surface->first + (box.top - surface->bounds.top) * surface->pixels_per_row -
                  surface->bounds.left;
  for (int32_t line = box.top; line < box.bottom; line++, row += surface->pixels_per_row) {
    int64_t p = a.at_start, q = b.at_start, r = c.at_start;
    for (int32_t column = box.left; column < box.right; column++) {
      if ((p | q | r) >= 0)
        row[column] = mixed_corners(v, (float)p * unit, (float)q * unit, (float)r * unit);
      p += a.per_column;
      q += b.per_column;
      r += c.per_column;
    }
    a.at_start += a.per_row;
    b.at_start += b.per_row;
    c.at_start += c.per_row;
  }
}
