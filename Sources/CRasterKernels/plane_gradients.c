// Gradients pixel by pixel, in double precision; one version for all instruction sets.

#include "gradient_formula.h"

/// A place on a gradient, or none.
typedef struct {
  double location;
  int is_seen;
} gradient_place;

static const gradient_place nowhere = {0, 0};

INLINE gradient_place place_at(double location) {
  return (gradient_place){location, location == location};
}

INLINE gradient_place circle_place(const raster_plane_gradient *g, double location) {
  double radius = g->radius + location * g->growth;
  // Cylinders of no radius are nothing, while the tip of a cone belongs to it.
  return radius > 0 || (radius == 0 && g->growth != 0) ? place_at(location) : nowhere;
}

/// The greatest location whose circle goes through a point: |p − ω·d| = r + ω·growth.
static gradient_place conical_place(const raster_plane_gradient *g, double x, double y) {
  double a = g->dx * g->dx + g->dy * g->dy - g->growth * g->growth;
  double b = x * g->dx + y * g->dy + g->radius * g->growth;
  double c = x * x + y * y - g->radius * g->radius;
  if (a == 0) return b == 0 ? nowhere : circle_place(g, c / (2 * b));
  double square = b * b - a * c;
  if (!(square >= 0)) return nowhere;
  // Of both roots that which loses no digits, and the other by their product.
  double q = b + (b < 0 ? -1 : 1) * __builtin_sqrt(square);
  double first = q / a, second = q == 0 ? first : c / q;
  double greater = first > second ? first : second, lesser = first > second ? second : first;
  gradient_place place = circle_place(g, greater);
  return place.is_seen ? place : circle_place(g, lesser);
}

INLINE gradient_place angular_place(const raster_plane_gradient *g, double x, double y) {
  // Only the direction counts: near 1, singles hold any point.
  double unit = __builtin_fabs(x) + __builtin_fabs(y);
  if (!(unit > 0)) return place_at(0);
  double location = turns_of((plane_point){(float)(x / unit), (float)(y / unit)}) * g->direction;
  if (g->base.spread == RASTER_PAD && location >= 1 && location >= (1 + g->direction) * 0.5)
    location = -1;
  return place_at(location);
}

static gradient_place plane_place(const raster_plane_gradient *g, double x, double y) {
  switch (g->base.kind) {
  case RASTER_LINEAR: return place_at(x);
  case RASTER_RADIAL:
    return place_at(__builtin_sqrt(x * x + y * y) * g->direction - g->offset);
  case RASTER_ANGULAR: return angular_place(g, x, y);
  default: return conical_place(g, x, y);
  }
}

INLINE uint32_t entry_at(const raster_gradient *base, double location) {
  double position = location * base->size, farthest = 1e15;
  if (position < -farthest) position = -farthest;
  if (position > farthest) position = farthest;
  int64_t whole = (int64_t)position;
  whole -= position < (double)whole;
  return base->table[spread_index(whole, base)];
}

void raster_fetch_plane_gradient(uint32_t *pixels, int32_t x, int32_t y, size_t count,
                                 const raster_plane_gradient *gradient) {
  const double *m = gradient->matrix, row = y + 0.5;
  for (size_t index = 0; index < count; index++) {
    double column = (double)x + (double)index + 0.5;
    double depth = m[6] * column + m[7] * row + m[8];
    double u = (m[0] * column + m[1] * row + m[2]) / depth;
    double v = (m[3] * column + m[4] * row + m[5]) / depth;
    gradient_place place = plane_place(gradient, u, v);
    pixels[index] = place.is_seen ? entry_at(&gradient->base, place.location) : 0;
  }
}
