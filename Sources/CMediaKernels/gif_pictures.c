// What changes from one frame to the next, and in which colours.

#include "gif.h"

#include <stdlib.h>
#include <string.h>

#include "pixels.h"

void media_gif_flatten(const uint8_t *source, uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, source += 4) {
    pixels[i] = 0;
    if (source[3] < 128) continue;
    uint8_t straight[4];
    media_unpremultiply(source, straight, 1);
    pixels[i] = straight[0] | straight[1] << 8 | straight[2] << 16 | 0xFF000000;
  }
}

/// The edges of a growing rectangle, the far ones not included.
struct bounds {
  int32_t left, top, right, bottom;
};

static struct media_rectangle rectangle(struct bounds b) {
  if (b.left >= b.right) return (struct media_rectangle){0};
  return (struct media_rectangle){b.left, b.top, b.right - b.left, b.bottom - b.top};
}

static void include_span(struct bounds *b, int32_t left, int32_t right, int32_t y) {
  if (left < b->left) b->left = left;
  if (right > b->right) b->right = right;
  if (y < b->top) b->top = y;
  b->bottom = y + 1;
}

static const struct bounds nothing = {INT32_MAX, INT32_MAX, 0, 0};

struct media_rectangle media_gif_changes(
  const uint32_t *a, const uint32_t *b, int32_t width, int32_t height
) {
  struct bounds bounds = nothing;
  for (int32_t y = 0; y < height; y++, a += width, b += width) {
    if (!memcmp(a, b, (size_t)width * sizeof *a)) continue;
    int32_t left = 0, right = width;
    while (a[left] == b[left]) left++;
    while (a[right - 1] == b[right - 1]) right--;
    include_span(&bounds, left, right, y);
  }
  return rectangle(bounds);
}

struct media_rectangle media_gif_vanished(
  const uint32_t *a, const uint32_t *b, int32_t width, struct media_rectangle within
) {
  struct bounds bounds = nothing;
  for (int32_t y = within.y; y < within.y + within.height; y++)
    for (int32_t x = within.x; x < within.x + within.width; x++) {
      const size_t place = (size_t)y * width + x;
      if (a[place] && !b[place]) include_span(&bounds, x, x + 1, y);
    }
  return rectangle(bounds);
}

/// Colours that are counted together.
struct cell {
  uint32_t key, count;
  uint64_t red, green, blue;
};

enum { CELLS = 4 * MEDIA_GIF_COLORS };

static int add_color(struct cell *cells, int32_t *used, uint32_t color, int coarseness) {
  const uint32_t channel_mask = 0xFF >> coarseness << coarseness;
  const uint32_t key = (color & channel_mask * 0x010101) | 0xFF000000;
  uint32_t place = key * 2654435769u >> 16;
  while (cells[place].count && cells[place].key != key) place = (place + 1) % CELLS;
  struct cell *cell = &cells[place];
  if (!cell->count && (*used)++ == MEDIA_GIF_COLORS) return 0;
  cell->key = key;
  cell->count++;
  cell->red += color & 255;
  cell->green += color >> 8 & 255;
  cell->blue += color >> 16 & 255;
  return 1;
}

static int count_cells(
  struct cell *cells, struct media_gif_pictures p, struct media_rectangle within, int coarseness
) {
  int32_t used = 0;
  memset(cells, 0, CELLS * sizeof *cells);
  for (int32_t y = within.y; y < within.y + within.height; y++)
    for (int32_t x = within.x; x < within.x + within.width; x++) {
      const size_t place = (size_t)y * p.width + x;
      const uint32_t color = p.target[place];
      const int is_new = color != p.before[place] || (p.canvas && !p.canvas[place]);
      if (color && is_new && !add_color(cells, &used, color, coarseness)) return 0;
    }
  return 1;
}

static uint32_t mean(const struct cell *c) {
  const uint32_t half = c->count / 2;
  const uint32_t red = (uint32_t)((c->red + half) / c->count);
  const uint32_t green = (uint32_t)((c->green + half) / c->count);
  const uint32_t blue = (uint32_t)((c->blue + half) / c->count);
  return red | green << 8 | blue << 16 | 0xFF000000;
}

int32_t media_gif_histogram(
  struct media_gif_pictures pictures, struct media_rectangle within,
  struct media_color_count counts[MEDIA_GIF_COLORS]
) {
  struct cell *cells = malloc(CELLS * sizeof *cells);
  if (!cells) return -1;
  // With four bits a channel there are 4096 cells, so this ends.
  for (int coarseness = 0; !count_cells(cells, pictures, within, coarseness); coarseness++) {}
  int32_t count = 0;
  for (int32_t i = 0; i < CELLS; i++)
    if (cells[i].count)
      counts[count++] = (struct media_color_count){mean(&cells[i]), cells[i].count};
  free(cells);
  return count;
}
