// Pictures under any map; one version for all instruction sets but for the means of four pixels.

#include <string.h>

#include "RasterPixels.h"
#include "blend_formula.h"
#include "image_formula.h"

typedef float four_floats __attribute__((vector_size(16)));
typedef uint8_t four_bytes __attribute__((vector_size(4)));

/// Places that are computed at once.
#define RUN 256
/// The fractional bits of an image's positions.
#define POSITION_BITS 24
/// Farther than this from the picture everything looks alike.
#define FARTHEST_PLACE ((int64_t)1 << 30)

INLINE int64_t modulo(int64_t value, int64_t period) {
  int64_t rest = value % period;
  return rest < 0 ? rest + period : rest;
}

INLINE int32_t limited_place(int64_t place) {
  if (place < -FARTHEST_PLACE) return (int32_t)-FARTHEST_PLACE;
  return (int32_t)(place > FARTHEST_PLACE ? FARTHEST_PLACE : place);
}

/// One coordinate of a run of places: positions less half a pixel, or, of the nearest pixel, not.
static void find_coordinate(int32_t *to, size_t count, int64_t position, int64_t step, int edge,
                            int32_t size, int filter) {
  const int drop = POSITION_BITS - 8;
  position += filter == RASTER_NEAREST ? 0 : (1 << (drop - 1)) - (1 << (POSITION_BITS - 1));
  if (edge != RASTER_TILE) {
    int64_t last = position + (int64_t)(count - 1) * step, far = FARTHEST_PLACE << drop;
    if (position > -far && position < far && last > -far && last < far) {
      for (size_t i = 0; i < count; i++, position += step) to[2 * i] = (int32_t)(position >> drop);
    } else {
      for (size_t i = 0; i < count; i++, position += step)
        to[2 * i] = limited_place(position >> drop);
    }
    return;
  }
  int64_t period = (int64_t)size << POSITION_BITS;
  position = modulo(position, period);
  step = modulo(step, period);
  for (size_t i = 0; i < count; i++) {
    to[2 * i] = (int32_t)(position >> drop);
    position += step;
    if (position >= period) position -= period;
  }
}

INLINE int32_t place_of(double position, int edge, int32_t size, int filter) {
  double place = filter == RASTER_NEAREST ? position * 256 : position * 256 - 127.5;
  double period = (double)size * 256;
  if (edge == RASTER_TILE) place -= __builtin_floor(place / period) * period;
  if (!(place > -(double)FARTHEST_PLACE)) return (int32_t)-FARTHEST_PLACE;
  if (place > (double)FARTHEST_PLACE) return (int32_t)FARTHEST_PLACE;
  int32_t whole = (int32_t)place;
  whole -= place < (double)whole;
  return edge == RASTER_TILE && whole >= size * 256 ? 0 : whole;
}

static void find_projected(raster_place *places, int32_t x, int32_t y, size_t count,
                           const raster_image *image) {
  const double *m = image->matrix;
  for (size_t i = 0; i < count; i++) {
    double column = (double)x + (double)i + 0.5, row = y + 0.5;
    double depth = m[6] * column + m[7] * row + m[8];
    double u = (m[0] * column + m[1] * row + m[2]) / depth;
    double v = (m[3] * column + m[4] * row + m[5]) / depth;
    places[i].u = place_of(u, image->edge_x, image->width, image->filter);
    places[i].v = place_of(v, image->edge_y, image->height, image->filter);
  }
}

static void find_places(raster_place *places, int32_t x, int32_t y, size_t count,
                        const raster_image *image) {
  if (image->is_projective) return find_projected(places, x, y, count, image);
  find_coordinate(&places[0].u, count,
                  image->u + x * image->u_per_column + y * image->u_per_row, image->u_per_column,
                  image->edge_x, image->width, image->filter);
  find_coordinate(&places[0].v, count,
                  image->v + x * image->v_per_column + y * image->v_per_row, image->v_per_column,
                  image->edge_y, image->height, image->filter);
}

/// The index that stands for one beside the picture; negative where there is nothing.
INLINE int32_t index_at_edge(int32_t index, int32_t size, int edge) {
  if ((uint32_t)index < (uint32_t)size) return index;
  if (edge == RASTER_NOTHING) return -1;
  if (edge == RASTER_EXTEND) return index < 0 ? 0 : size - 1;
  int32_t rest = index % size;
  return rest < 0 ? rest + size : rest;
}

INLINE uint32_t pixel_at(const raster_image *image, int32_t x, int32_t y) {
  x = index_at_edge(x, image->width, image->edge_x);
  y = index_at_edge(y, image->height, image->edge_y);
  return x < 0 || y < 0 ? 0 : image->first[y * image->pixels_per_row + x];
}

static uint32_t mean_at_edge(const raster_image *image, raster_place place) {
  int32_t x = place.u >> 8, y = place.v >> 8;
  uint32_t four[4] = {pixel_at(image, x, y), pixel_at(image, x + 1, y), pixel_at(image, x, y + 1),
                      pixel_at(image, x + 1, y + 1)};
  return weighted_mean(four, place.u & 255, place.v & 255);
}

INLINE int is_inside(raster_place place, const raster_image *image) {
  return (uint32_t)(place.u >> 8) < (uint32_t)(image->width - 1) &&
         (uint32_t)(place.v >> 8) < (uint32_t)(image->height - 1);
}

static void mix_pixels(const raster_kernels *kernels, uint32_t *pixels, const raster_place *places,
                       size_t count, const raster_image *image) {
  for (size_t i = 0; i < count;) {
    size_t end = i;
    while (end < count && is_inside(places[end], image)) end++;
    if (end > i) kernels->mix_bilinear(pixels + i, places + i, end - i, image);
    for (i = end; i < count && !is_inside(places[i], image); i++)
      pixels[i] = mean_at_edge(image, places[i]);
  }
}

static void pick_pixels(uint32_t *pixels, const raster_place *places, size_t count,
                        const raster_image *image) {
  for (size_t i = 0; i < count; i++)
    pixels[i] = pixel_at(image, places[i].u >> 8, places[i].v >> 8);
}

/// Catmull and Rom's weights of four pixels around a place between the middle two.
INLINE four_floats spline_weights(int32_t place) {
  float t = (float)(place & 255) * (1.0f / 256);
  return (four_floats){((-0.5f * t + 1.0f) * t - 0.5f) * t, (1.5f * t - 2.5f) * t * t + 1.0f,
                       ((-1.5f * t + 2.0f) * t + 0.5f) * t, (0.5f * t - 0.5f) * t * t};
}

INLINE four_floats channels_of(uint32_t pixel) {
  four_bytes bytes;
  memcpy(&bytes, &pixel, sizeof bytes);
  return __builtin_convertvector(bytes, four_floats);
}

static uint32_t spline_at(const raster_image *image, raster_place place) {
  four_floats across = spline_weights(place.u), down = spline_weights(place.v), sum = {};
  int32_t x = (place.u >> 8) - 1, y = (place.v >> 8) - 1;
  for (int32_t row = 0; row < 4; row++) {
    four_floats beside = {};
    for (int32_t column = 0; column < 4; column++)
      beside += channels_of(pixel_at(image, x + column, y + row)) * across[column];
    sum += beside * down[row];
  }
  sum *= 1.0f / 255;
  return pixel_of((float_pixel){most(sum[0], 0), most(sum[1], 0), most(sum[2], 0), sum[3]});
}

/// The run's pixels as they are in the picture, if it is moved by whole pixels; returns whether.
static int copy_pixels(uint32_t *pixels, int32_t x, int32_t y, size_t count,
                       const raster_image *image) {
  const int64_t one = (int64_t)1 << POSITION_BITS, half = one / 2;
  if (image->is_projective || image->u_per_column != one || image->v_per_column) return 0;
  int64_t u = image->u + x * one + y * image->u_per_row, v = image->v + y * image->v_per_row;
  if (((u | v) & (one - 1)) != half) return 0;
  int64_t column = u >> POSITION_BITS, row = v >> POSITION_BITS;
  if (row < 0 || row >= image->height || column < 0 || column + (int64_t)count > image->width)
    return 0;
  memcpy(pixels, image->first + row * image->pixels_per_row + column, count * sizeof *pixels);
  return 1;
}

void raster_fetch_image(const raster_kernels *kernels, uint32_t *pixels, int32_t x, int32_t y,
                        size_t count, const raster_image *image) {
  if (count && copy_pixels(pixels, x, y, count, image)) return;
  raster_place places[RUN];
  for (size_t done = 0; done < count; done += RUN) {
    size_t length = count - done < RUN ? count - done : RUN;
    find_places(places, x + (int32_t)done, y, length, image);
    if (image->filter == RASTER_NEAREST)
      pick_pixels(pixels + done, places, length, image);
    else if (image->filter == RASTER_BILINEAR)
      mix_pixels(kernels, pixels + done, places, length, image);
    else
      for (size_t i = 0; i < length; i++) pixels[done + i] = spline_at(image, places[i]);
  }
}

/// The pixels of a row or column that a new one covers, and how much of those at both ends.
typedef struct {
  int32_t first, last;
  float first_part, last_part, whole;
} covered_pixels;

static covered_pixels covered_by(int32_t index, int32_t count, int32_t size) {
  double width = (double)size / count, start = index * width, end = start + width;
  covered_pixels covered = {(int32_t)start, (int32_t)end, 0, 0, (float)(1 / width)};
  covered.first_part = (float)((covered.first + 1 - start) / width);
  covered.last_part = (float)((end - covered.last) / width);
  if (covered.last >= size || covered.last_part <= 0) {
    covered.last--;
    covered.last_part = covered.whole;
  }
  if (covered.last <= covered.first) {
    covered.last = covered.first;
    covered.first_part = covered.last_part = 1;
  }
  return covered;
}

INLINE float part_of(covered_pixels covered, int32_t index) {
  return index == covered.first ? covered.first_part
         : index == covered.last ? covered.last_part
                                 : covered.whole;
}

static void sum_rows(four_floats *sums, const raster_image *image, covered_pixels rows) {
  for (int32_t x = 0; x < image->width; x++) sums[x] = (four_floats){};
  for (int32_t y = rows.first; y <= rows.last; y++) {
    const uint32_t *row = image->first + y * image->pixels_per_row;
    float part = part_of(rows, y);
    for (int32_t x = 0; x < image->width; x++) sums[x] += channels_of(row[x]) * part;
  }
}

void raster_shrink_image(uint32_t *to, int32_t to_width, int32_t to_height,
                         const raster_image *image, float *sums) {
  four_floats *columns = (four_floats *)sums;
  for (int32_t y = 0; y < to_height; y++) {
    sum_rows(columns, image, covered_by(y, to_height, image->height));
    for (int32_t x = 0; x < to_width; x++) {
      covered_pixels covered = covered_by(x, to_width, image->width);
      four_floats sum = {};
      for (int32_t column = covered.first; column <= covered.last; column++)
        sum += columns[column] * part_of(covered, column);
      sum *= 1.0f / 255;
      *to++ = pixel_of((float_pixel){sum[0], sum[1], sum[2], sum[3]});
    }
  }
}
