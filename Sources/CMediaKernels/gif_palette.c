// Which palette entry stands for which pixel.

#include "gif.h"

/// A palette with a place for each channel, so that distances are computed several at a time.
struct channels {
  int16_t red[256], green[256], blue[256];
  int32_t count;
};

static void split(struct channels *c, const uint32_t *palette, int32_t count) {
  c->count = count;
  for (int32_t i = 0; i < count; i++) {
    c->red[i] = palette[i] & 255;
    c->green[i] = palette[i] >> 8 & 255;
    c->blue[i] = palette[i] >> 16 & 255;
  }
}

static int32_t squared(uint32_t a, uint32_t b) {
  const int32_t red = (int32_t)(a & 255) - (int32_t)(b & 255);
  const int32_t green = (int32_t)(a >> 8 & 255) - (int32_t)(b >> 8 & 255);
  const int32_t blue = (int32_t)(a >> 16 & 255) - (int32_t)(b >> 16 & 255);
  return red * red + green * green + blue * blue;
}

/// An index in the low byte, the squared distance above it: the least is the nearest, and the
/// first of equals.
typedef uint32_t match;

static match nearest(const struct channels *c, uint32_t color) {
  const int32_t red = color & 255, green = color >> 8 & 255, blue = color >> 16 & 255;
  match best = UINT32_MAX;
  for (int32_t i = 0; i < c->count; i++) {
    const int32_t r = c->red[i] - red, g = c->green[i] - green, b = c->blue[i] - blue;
    const match here = (match)(r * r + g * g + b * b) << 8 | (match)i;
    best = here < best ? here : best;
  }
  return best;
}

void media_gif_nearest(
  const uint32_t *palette, int32_t palette_count, const struct media_color_count *colors,
  int32_t count, uint8_t *indices
) {
  struct channels channels;
  split(&channels, palette, palette_count);
  for (int32_t i = 0; i < count; i++) indices[i] = nearest(&channels, colors[i].color) & 255;
}

enum { CACHE = 4096 };

/// Remembers matches by colour; 0 is no opaque colour, so an empty entry matches none.
struct cache {
  struct channels channels;
  uint32_t colors[CACHE];
  match matches[CACHE];
};

static match cached(struct cache *cache, uint32_t color) {
  const uint32_t place = color * 2654435769u >> 20;
  if (cache->colors[place] != color) {
    cache->colors[place] = color;
    cache->matches[place] = nearest(&cache->channels, color);
  }
  return cache->matches[place];
}

/// The ways to encode one pixel, and their squared errors.
struct choice {
  uint16_t first, second;
  uint32_t first_error, second_error;
};

static struct choice single(uint16_t index, uint32_t error) {
  return (struct choice){index, MEDIA_GIF_NONE, error, error};
}

static struct choice choose(
  struct cache *cache, uint32_t target, uint32_t before, uint32_t canvas, uint16_t transparent
) {
  if (!target) return single(transparent, 0);
  if (target == before && canvas) {
    // What is still stays, as it is: the entry of just that colour says the same.
    const match same = cached(cache, canvas);
    const uint32_t error = (uint32_t)squared(canvas, target);
    if (same >> 8) return single(transparent, error);
    return (struct choice){transparent, same & 255, error, error};
  }
  const match best = cached(cache, target);
  if (!canvas) return single(best & 255, best >> 8);
  return (struct choice){
    transparent, best & 255, (uint32_t)squared(canvas, target), best >> 8};
}

uint64_t media_gif_find_choices(
  struct media_gif_pictures p, struct media_rectangle within, const uint32_t *palette,
  int32_t palette_count, uint16_t transparent, struct media_gif_choices choices
) {
  struct cache cache = {0};
  split(&cache.channels, palette, palette_count);
  uint64_t sum = 0;
  size_t i = 0;
  for (int32_t y = within.y; y < within.y + within.height; y++)
    for (int32_t x = within.x; x < within.x + within.width; x++, i++) {
      const size_t place = (size_t)y * p.width + x;
      const struct choice c =
        choose(&cache, p.target[place], p.before[place], p.canvas[place], transparent);
      const uint32_t least = c.first_error < c.second_error ? c.first_error : c.second_error;
      sum += least;
      choices.first[i] = c.first;
      choices.second[i] = c.second;
      choices.first_loss[i] = c.first_error - least;
      choices.second_loss[i] = c.second_error - least;
    }
  return sum;
}
