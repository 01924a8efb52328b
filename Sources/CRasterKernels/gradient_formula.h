// Where on a gradient's table a pixel lies.
//
// Everything depends on the pixel's own coordinates alone, so that parts of a canvas and the whole
// agree. Floating-point operations are each rounded by themselves — never fused — and the square
// root is exact to the last bit everywhere, so that instruction sets agree too.
#pragma once

#include "pixel_formula.h"

#pragma STDC FP_CONTRACT OFF

/// The fractional bits of a linear gradient's numbers.
#define LINEAR_BITS 20

/// Farther than this from the table's beginning, in entries, everything looks alike.
#define FARTHEST_ENTRY 4194304.0f

/// The entry of a position in whole entries, in −1…size: the ends stand for all that is beyond.
INLINE int32_t spread_index(int64_t index, const raster_gradient *gradient) {
  int64_t size = gradient->size;
  if (gradient->spread == RASTER_PAD) {
    if (index < -1) return -1;
    return (int32_t)(index > size ? size : index);
  }
  if (gradient->spread == RASTER_REPEAT) return (int32_t)(index & (size - 1));
  int64_t folded = index & (2 * size - 1);
  return (int32_t)(folded < size ? folded : 2 * size - 1 - folded);
}

INLINE int64_t linear_position(const raster_gradient *gradient, int32_t x, int32_t y) {
  return gradient->origin + x * gradient->per_column + y * gradient->per_row;
}

/// The whole part of a position; `float` holds it exactly.
INLINE int32_t whole_entries(float position) {
  if (!(position > -FARTHEST_ENTRY)) return -(int32_t)FARTHEST_ENTRY;
  if (position > FARTHEST_ENTRY) return (int32_t)FARTHEST_ENTRY;
  int32_t whole = (int32_t)position;
  return whole - (position < (float)whole);
}

/// A pixel in the gradient's own plane, whose origin is its centre.
typedef struct {
  float u, v;
} plane_point;

/// The plane's coordinates of the pixel in the gradient's column.
INLINE plane_point row_start(const raster_gradient *gradient, int32_t y) {
  float row = (float)(y - gradient->row);
  return (plane_point){gradient->u_origin + row * gradient->u_per_row,
                       gradient->v_origin + row * gradient->v_per_row};
}

INLINE plane_point plane_point_at(const raster_gradient *gradient, plane_point start, int32_t x) {
  float column = (float)(x - gradient->column);
  return (plane_point){start.u + column * gradient->u_per_column,
                       start.v + column * gradient->v_per_column};
}

INLINE float radial_position(const raster_gradient *gradient, plane_point point) {
  float length = __builtin_sqrtf(point.u * point.u + point.v * point.v);
  return length * gradient->direction - gradient->offset;
}

/// atan of a number of 0…1: Abramowitz and Stegun 4.4.49, exact to 2e-8.
INLINE float arc_tangent(float x) {
  float s = x * x;
  float sum = 0.0028662257f;
  sum = sum * s - 0.0161657367f;
  sum = sum * s + 0.0429096138f;
  sum = sum * s - 0.0752896400f;
  sum = sum * s + 0.1065626393f;
  sum = sum * s - 0.1420889944f;
  sum = sum * s + 0.1999355085f;
  sum = sum * s - 0.3333314528f;
  return (sum * s + 1.0f) * x;
}

/// The angle of a point in turns, 0…1; 0 at the centre.
INLINE float turns_of(plane_point point) {
  float across = __builtin_fabsf(point.u), along = __builtin_fabsf(point.v);
  float less = across < along ? across : along, more = across < along ? along : across;
  if (!(more > 0)) return 0;
  float turns = arc_tangent(less / more) * 0.15915494f;
  if (along > across) turns = 0.25f - turns;
  if (point.u < 0) turns = 0.5f - turns;
  return point.v < 0 ? 1.0f - turns : turns;
}

INLINE int64_t angular_index(const raster_gradient *gradient, plane_point point) {
  float turn = gradient->direction, position = turns_of(point) * turn;
  float size = (float)gradient->size;
  // What a sweep of less than a turn leaves is shared by both ends.
  if (gradient->spread == RASTER_PAD && position >= size && position >= (size + turn) * 0.5f)
    return -1;
  return whole_entries(position);
}

/// The entry for a pixel, where `start` is `row_start` of its row.
INLINE int32_t gradient_index(const raster_gradient *gradient, plane_point start, int32_t x,
                              int32_t y) {
  int64_t index;
  if (gradient->kind == RASTER_LINEAR)
    index = linear_position(gradient, x, y) >> LINEAR_BITS;
  else if (gradient->kind == RASTER_RADIAL)
    index = whole_entries(radial_position(gradient, plane_point_at(gradient, start, x)));
  else
    index = angular_index(gradient, plane_point_at(gradient, start, x));
  return spread_index(index, gradient);
}

/// Fetches one pixel after another.
INLINE void fetch_singly(uint32_t *pixels, int32_t x, int32_t y, size_t count,
                         const raster_gradient *gradient) {
  plane_point start = row_start(gradient, y);
  for (size_t index = 0; index < count; index++)
    pixels[index] = gradient->table[gradient_index(gradient, start, x + (int32_t)index, y)];
}
