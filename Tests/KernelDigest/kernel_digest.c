// Prints a hash of what each inner loop makes of seeded random input, so that two processors can be
// compared. Loops that exist for several instruction sets must agree here already.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "RasterFilters.h"
#include "RasterKernels.h"
#include "RasterPixels.h"
#include "decode.h"
#include "pixels.h"

#pragma STDC FP_CONTRACT OFF

enum { WIDTH = 150, HEIGHT = 40, COUNT = WIDTH * HEIGHT, ROUNDS = 60 };

static uint64_t seed;

static uint64_t next(void) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (seed >> 33) ^ (seed >> 13 & 0xffff0000u);
}

static int32_t within(int32_t low, int32_t high) {
  return low + (int32_t)(next() % (uint64_t)(high - low + 1));
}

static double real(double low, double high) {
  return low + (high - low) * (double)(next() & 0xfffff) / 0xfffff;
}

/// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), 64 bits.
static uint64_t hash;

static void add(const void *bytes, size_t count) {
  const uint8_t *b = bytes;
  for (size_t i = 0; i < count; i++) hash = (hash ^ b[i]) * 1099511628211u;
}

static uint32_t premultiplied(void) {
  uint32_t alpha = next() % 4 ? (uint32_t)within(0, 255) : 255, pixel = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8)
    pixel |= (uint32_t)within(0, (int32_t)alpha) << shift;
  return pixel;
}

// Some more than there are: loops may read whole groups.
static uint32_t pixels[COUNT + 64], others[COUNT + 64], table[4096 + 2 * RASTER_TABLE_MARGIN];
static uint16_t fractions[COUNT + 64], more_fractions[COUNT + 64];
static float numbers[4 * COUNT + 64], places[2 * COUNT + 64];

static void fill_buffers(void) {
  for (int i = 0; i < COUNT + 64; i++) {
    pixels[i] = premultiplied();
    others[i] = premultiplied();
    fractions[i] = next() % 3 ? (uint16_t)next() : next() % 2 ? 65535 : 0;
    more_fractions[i] = (uint16_t)next();
  }
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) table[i] = premultiplied();
}

static raster_source random_source(void) {
  uint32_t alpha = next() % 3 ? (uint32_t)within(0, 65535) : 65535;
  uint32_t color[3];
  for (int i = 0; i < 3; i++) color[i] = (uint32_t)within(0, (int32_t)alpha);
  return raster_source_make(color[0], color[1], color[2], alpha);
}

static raster_surface surface(void) {
  return (raster_surface){pixels, WIDTH, {0, 0, WIDTH, HEIGHT}};
}

static raster_mask mask(void) {
  return (raster_mask){fractions, WIDTH, {0, 0, WIDTH, HEIGHT}};
}

static void sweep(const raster_kernels *k, int to_mask) {
  enum { CELLS = (WIDTH + 15) / 8 * 8 + 16 };
  static int32_t cells[CELLS * HEIGHT];
  static uint64_t marks[4 * HEIGHT];
  const raster_coverage coverage = {cells, marks, CELLS, 4, {0, 0, WIDTH, HEIGHT}};
  raster_line lines[24];
  const int count = within(2, 23);
  int32_t x = within(0, WIDTH * 256), y = within(0, HEIGHT * 256);
  const int32_t first_x = x, first_y = y;
  for (int i = 0; i < count; i++) {
    lines[i] = (raster_line){x, y, within(0, WIDTH * 256), within(0, HEIGHT * 256)};
    if (i == count - 1) lines[i].x1 = first_x, lines[i].y1 = first_y;
    x = lines[i].x1, y = lines[i].y1;
  }
  raster_coverage_add(&coverage, lines, (size_t)count);
  const raster_source source = random_source();
  const raster_surface s = surface();
  const raster_mask m = mask();
  if (to_mask)
    k->sweep_mask(&coverage, within(0, 2), &m);
  else
    k->sweep_color(&coverage, within(0, 2), &source, &s);
}

static void sweep_color(const raster_kernels *k) { sweep(k, 0); }
static void sweep_mask(const raster_kernels *k) { sweep(k, 1); }

static void spans(const raster_kernels *k) {
  const size_t first = (size_t)within(0, 9), count = (size_t)within(0, COUNT - 10);
  const raster_source source = random_source();
  k->fill_span(pixels + first, count / 2, &source, (uint32_t)within(0, 65535));
  k->fill_masked_span(pixels + first, fractions, count, &source);
  k->composite_span(pixels + first, others, NULL, count, (uint32_t)within(0, 65535));
  k->composite_span(pixels, others + first, fractions, count, (uint32_t)within(0, 65535));
  k->multiply_span(fractions, more_fractions + first, count);
}

static void fill_mask(const raster_kernels *k) {
  const raster_source source = random_source();
  const raster_mask m = mask();
  const raster_surface s = surface();
  const int32_t left = within(0, WIDTH - 9), top = within(0, HEIGHT - 2);
  k->fill_mask(
    &m, (raster_bounds){left, top, within(left, WIDTH - 8), within(top, HEIGHT - 1)}, &source, &s);
}

static void rectangle(const raster_kernels *k) {
  const raster_source source = random_source();
  const raster_surface s = surface();
  const int32_t x = within(0, WIDTH * 256), y = within(0, HEIGHT * 256);
  raster_fill_rectangle(
    k, &s, (raster_line){x, y, within(x, WIDTH * 256), within(y, HEIGHT * 256)}, &source);
}

static float steepness(const raster_gradient *g) {
  if (g->kind == RASTER_ANGULAR) return 1e9f;
  if (g->kind == RASTER_LINEAR) return (float)labs((long)g->per_column) / (1 << 20) + 1;
  const float u = g->u_per_column, v = g->v_per_column;
  return (u * u + v * v + 1) * (g->direction < 0 ? -g->direction : g->direction) + 1;
}

static raster_gradient random_gradient(int kind) {
  raster_gradient g = {
    .kind = kind, .spread = within(0, 2), .size = 1 << within(4, 12),
    .table = table + RASTER_TABLE_MARGIN};
  g.origin = (int64_t)real(-4e9, 4e9);
  g.per_column = (int64_t)real(-2e7, 2e7);
  g.per_row = (int64_t)real(-2e7, 2e7);
  g.column = within(-20, WIDTH), g.row = within(-20, HEIGHT);
  g.u_origin = (float)real(-1, 1), g.v_origin = (float)real(-1, 1);
  g.u_per_column = (float)real(-2, 2), g.u_per_row = (float)real(-2, 2);
  g.v_per_column = (float)real(-2, 2), g.v_per_row = (float)real(-2, 2);
  g.direction = (float)real(-30, 30), g.offset = (float)real(-300, 300);
  g.steepness = steepness(&g);
  return g;
}

static void gradients(const raster_kernels *k) {
  for (int kind = RASTER_LINEAR; kind <= RASTER_ANGULAR; kind++) {
    const raster_gradient g = random_gradient(kind);
    k->fetch_gradient(pixels, within(-20, 20), within(-20, 60), WIDTH, &g);
    add(pixels, WIDTH * 4);
  }
}

static raster_image random_image(void) {
  raster_image image = {
    .first = others, .pixels_per_row = WIDTH, .width = WIDTH, .height = HEIGHT,
    .filter = within(0, 2), .edge_x = within(0, 2), .edge_y = within(0, 2),
    .is_projective = next() % 3 == 0};
  image.u = (int64_t)real(-2e9, 2e9), image.v = (int64_t)real(-1e9, 1e9);
  image.u_per_column = (int64_t)real(-4e7, 4e7), image.u_per_row = (int64_t)real(-4e7, 4e7);
  image.v_per_column = (int64_t)real(-4e7, 4e7), image.v_per_row = (int64_t)real(-4e7, 4e7);
  for (int i = 0; i < 6; i++) image.matrix[i] = real(-2, 2);
  image.matrix[6] = real(-.01, .01), image.matrix[7] = real(-.01, .01), image.matrix[8] = 1;
  return image;
}

static void images(const raster_kernels *k) {
  const raster_image image = random_image();
  raster_fetch_image(k, pixels, within(-50, 50), within(-50, 50), WIDTH, &image);
}

static void blurs(const raster_kernels *k) {
  static int32_t sums[4 * WIDTH];
  static uint16_t zeros[4 * WIDTH], from[4 * COUNT], to[4 * COUNT];
  raster_widen(from, others, COUNT);
  const raster_box box = {within(0, 30), (float)real(0, .1), (float)real(0, .05)};
  memset(sums, 0, sizeof sums);
  k->box_pass(to, from, sums, next() % 2 ? zeros : NULL, 4 * WIDTH, HEIGHT, box);
  add(to, sizeof to);
  raster_taps taps = {.radius = within(0, 5)};
  uint32_t rest = 65536;
  for (int i = taps.radius; i > 0; i--) rest -= 2 * (taps.weights[i] = (uint32_t)within(0, 6000));
  taps.weights[0] = rest;
  memset(sums, 0, sizeof sums);
  k->taps_pass(to, from, (uint32_t *)sums, next() % 2 ? zeros : NULL, 4 * WIDTH, HEIGHT, &taps);
  add(to, sizeof to);
}

static void plane_gradients(const raster_kernels *k) {
  (void)k;
  for (int kind = RASTER_LINEAR; kind <= RASTER_CONICAL; kind++) {
    raster_plane_gradient g = {.base = random_gradient(kind)};
    for (int i = 0; i < 6; i++) g.matrix[i] = real(-.05, .05);
    g.matrix[6] = real(-.01, .01), g.matrix[7] = real(-.01, .01), g.matrix[8] = 1;
    g.direction = real(-3, 3), g.offset = real(-3, 3);
    g.dx = real(-2, 2), g.dy = real(-2, 2), g.radius = real(0, 2), g.growth = real(-2, 2);
    raster_fetch_plane_gradient(pixels, within(-99, 99), within(-99, 99), WIDTH, &g);
    add(pixels, WIDTH * 4);
  }
}

static void blending(const raster_kernels *k) {
  (void)k;
  for (int mode = RASTER_NORMAL; mode <= RASTER_LUMINANCE_IN; mode++)
    raster_blend_span(pixels + mode * 200, others + mode * 200, 200, mode);
  raster_mix_span(pixels, others, fractions, COUNT, (uint32_t)within(0, 65535));
  raster_mask_fractions(fractions, others, COUNT, (int)(next() % 2));
}

static void filters(const raster_kernels *k) {
  (void)k;
  float matrix[20];
  for (int i = 0; i < 20; i++) matrix[i] = (float)real(-1.5, 1.5);
  raster_map_colors(pixels, COUNT / 2, matrix);
  raster_threshold(
    pixels + COUNT / 2, 100, (float)real(0, .5), (float)real(.5, 1), premultiplied());
  const raster_source color = random_source();
  raster_inner_shadow(pixels, others, COUNT, &color);
}

static void pixel_functions(const raster_kernels *k) {
  (void)k;
  double inverse[9];
  for (int i = 0; i < 6; i++) inverse[i] = real(-2, 2);
  inverse[6] = real(-.01, .01), inverse[7] = real(-.01, .01), inverse[8] = 1;
  raster_positions(places, within(-9, 9), within(-9, 9), WIDTH, inverse);
  raster_unpack(numbers, others, WIDTH);
  raster_pack(pixels, numbers, WIDTH);
  const raster_sampled_layer layer = {
    {others, WIDTH, {0, 0, WIDTH, HEIGHT}}, real(-2, 2), real(-2, 2), real(-9, 9), real(-2, 2),
    real(-2, 2), real(-9, 9)};
  raster_sample_pixels(pixels + WIDTH, places, WIDTH, &layer);
  add(places, WIDTH * 8);
  add(numbers, WIDTH * 16);
}

static void triangles(const raster_kernels *k) {
  (void)k;
  raster_vertex corners[3];
  for (int i = 0; i < 3; i++)
    corners[i] = (raster_vertex){
      within(0, WIDTH * 256), within(0, HEIGHT * 256), (float)real(0, 1), (float)real(0, 1),
      (float)real(0, 1), 1};
  const raster_surface s = surface();
  raster_fill_triangle(&s, corners);
}

static void shrinking(const raster_kernels *k) {
  (void)k;
  static float sums[4 * WIDTH];
  raster_image image = random_image();
  image.is_projective = 0;
  raster_shrink_image(pixels, within(1, WIDTH), within(1, HEIGHT), &image, sums);
}

static void film_layouts(const raster_kernels *k) {
  (void)k;
  static uint8_t bytes[4 * COUNT], planes[4][2 * COUNT];
  memset(planes, 0, sizeof planes);
  const struct media_yuv420p halved = {planes[0], planes[1], planes[2], WIDTH, WIDTH / 2};
  media_yuv420p_from_rgba(
    (const uint8_t *)others, WIDTH, HEIGHT, 0xff203040, halved, MEDIA_KERNEL_FASTEST);
  add(planes, sizeof planes);
  media_unpremultiply((const uint8_t *)others, bytes, COUNT);
  add(bytes, sizeof bytes);
  const int depth = next() % 2 ? 8 : 10;
  const struct media_yuv444 whole = {
    {planes[0], planes[1], planes[2], planes[3]}, {2 * WIDTH, 2 * WIDTH, 2 * WIDTH, 2 * WIDTH},
    .2126, .0722, depth == 8, depth};
  media_yuv444_from_rgba(bytes, WIDTH, HEIGHT, whole);
  add(planes, sizeof planes);
}

static void decoding(const raster_kernels *k) {
  (void)k;
  static uint8_t bytes[4 * COUNT];
  const uint8_t *samples = (const uint8_t *)others;
  const struct media_planes planes = {
    {samples, samples + COUNT, samples + 2 * COUNT, samples + 3 * COUNT},
    {WIDTH, WIDTH, WIDTH, WIDTH}};
  const int across = within(0, 1);
  media_rgba_from_yuv(
    planes, (struct media_yuv_layout){.299, .114, within(0, 1), across, within(0, across),
                                      within(0, 1), within(0, 1), 8},
    WIDTH, HEIGHT, bytes);
  add(bytes, sizeof bytes);
  media_premultiply(bytes, bytes, COUNT);
  add(bytes, sizeof bytes);
}

typedef void (*loop)(const raster_kernels *);

static uint64_t digest(loop run, const raster_kernels *kernels) {
  hash = 14695981039346656037u;
  seed = 1;
  for (int round = 0; round < ROUNDS; round++) {
    fill_buffers();
    run(kernels);
    add(pixels, COUNT * 4);
    add(fractions, COUNT * 2);
  }
  return hash;
}

int main(void) {
  const struct {
    const char *name;
    loop run;
  } loops[] = {
    {"sweep_color", sweep_color}, {"sweep_mask", sweep_mask}, {"spans", spans},
    {"fill_mask", fill_mask}, {"rectangle", rectangle}, {"gradients", gradients},
    {"images", images}, {"blurs", blurs}, {"plane_gradients", plane_gradients},
    {"blending", blending}, {"filters", filters}, {"pixel_functions", pixel_functions},
    {"triangles", triangles}, {"shrinking", shrinking}, {"film_layouts", film_layouts},
    {"decoding", decoding}};
  int differences = 0;
  for (size_t i = 0; i < sizeof loops / sizeof *loops; i++) {
    const uint64_t first = digest(loops[i].run, raster_kernels_at(0));
    printf("%-16s %016llx\n", loops[i].name, (unsigned long long)first);
    for (int set = 1; set < raster_kernels_count(); set++) {
      const raster_kernels *kernels = raster_kernels_at(set);
      if (!kernels || digest(loops[i].run, kernels) == first) continue;
      fprintf(stderr, "%s: %s differs\n", loops[i].name, kernels->name);
      differences++;
    }
  }
  return differences != 0;
}
