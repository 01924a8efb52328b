// Runs of pixels: through one fraction, through a mask, under other pixels.

/// A colour multiplied by one fraction, in vectors of both lengths.
typedef struct {
  wide_layer wide;
  raster_source source;
} even_layer;

INLINE even_layer even_layer_of(const raster_source *source, uint32_t fraction) {
  raster_source part = source_part(source, fraction);
  wide_layer wide = {part.even + HALF_LEVELS - (pixels_wide){},
                     part.odd + HALF_LEVELS - (pixels_wide){}, ~part.alpha - (pixels_wide){}};
  return (even_layer){wide, part};
}

INLINE void store_span(uint32_t *pixels, size_t count, uint32_t value) {
  pixels_wide wide = value - (pixels_wide){};
  size_t index = 0;
  for (; index + WIDTH <= count; index += WIDTH) memcpy(pixels + index, &wide, sizeof wide);
  for (; index < count; index++) pixels[index] = value;
}

INLINE void blend_span(uint32_t *pixels, size_t count, const even_layer *layer) {
  size_t index = 0;
  for (; index + 2 * WIDTH <= count; index += 2 * WIDTH) {
    blend_wide(pixels + index, layer->wide);
    blend_wide(pixels + index + WIDTH, layer->wide);
  }
  if (index + WIDTH <= count) {
    blend_wide(pixels + index, layer->wide);
    index += WIDTH;
  }
  if (index == count) return;
  group_layer narrow = {group_of(layer->source.even) + HALF_LEVELS,
                        group_of(layer->source.odd) + HALF_LEVELS,
                        group_of(~layer->source.alpha)};
  if (index + GROUP <= count) {
    store_group(pixels + index, group_under(load_group(pixels + index), narrow));
    index += GROUP;
  }
  size_t rest = count - index;
  pixels += index;
  if (rest) store_part(pixels, rest, group_under(load_part(pixels, rest), narrow));
}

static void fill_span(uint32_t *pixels, size_t count, const raster_source *source,
                      uint32_t fraction) {
  if (fraction == 65535 && source->is_opaque) {
    store_span(pixels, count, source->pixel);
  } else {
    even_layer layer = even_layer_of(source, fraction);
    blend_span(pixels, count, &layer);
  }
}

INLINE pixels_group load_fractions(const uint16_t *from) {
  fractions_group narrow;
  memcpy(&narrow, from, sizeof narrow);
  return __builtin_convertvector(narrow, pixels_group);
}

INLINE pixels_group load_fraction_part(const uint16_t *from, size_t count) {
  uint16_t fractions[GROUP] = {};
  for (size_t index = 0; index < GROUP; index++)
    if (index < count) fractions[index] = from[index];
  return load_fractions(fractions);
}

static void fill_masked_span(uint32_t *pixels, const uint16_t *fractions, size_t count,
                             const raster_source *source) {
  raster_source color = *source;
  size_t index = 0;
  for (; index + GROUP <= count; index += GROUP) {
    group_layer layer = colored_group(&color, load_fractions(fractions + index));
    store_group(pixels + index, group_under(load_group(pixels + index), layer));
  }
  size_t rest = count - index;
  if (!rest) return;
  group_layer layer = colored_group(&color, load_fraction_part(fractions + index, rest));
  store_part(pixels + index, rest, group_under(load_part(pixels + index, rest), layer));
}

/// Paints a row through a mask; `room` pixels may be written, those past `width` as they were.
INLINE void fill_mask_row(uint32_t *pixels, const uint16_t *fractions, int32_t width, int32_t room,
                          const raster_source *color) {
  const windings_group place = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t x = 0; x < width; x += GROUP) {
    uint64_t ends[2];
    memcpy(ends, fractions + x, sizeof ends);
    if (!(ends[0] | ends[1])) continue;
    pixels_group part = load_fractions(fractions + x);
    int32_t count = width - x;
    if (count < GROUP) part &= (pixels_group)(place < count - (windings_group){});
    group_layer layer = colored_group(color, part);
    if (x + GROUP <= room)
      store_group(pixels + x, group_under(load_group(pixels + x), layer));
    else
      store_part(pixels + x, count, group_under(load_part(pixels + x, count), layer));
  }
}

static void fill_mask(const raster_mask *mask, raster_bounds part, const raster_source *source,
                      const raster_surface *surface) {
  raster_source color = *source;
  for (int32_t y = part.top; y < part.bottom; y++)
    fill_mask_row(pixels_at(surface, part.left, y), fractions_at(mask, part.left, y),
                  part.right - part.left, surface->bounds.right - part.left, &color);
}

INLINE pixels_group group_product(pixels_group a, pixels_group b) {
  pixels_group upper = group_high16(a, b);
  pixels_group lower = (pixels_group)((halves_group)a * (halves_group)b);
  return upper + (1 & (pixels_group)(lower != 0));
}

INLINE group_layer layer_of_pixels(pixels_group over, pixels_group fractions) {
  pixels_group both = fractions | fractions << 16;
  pixels_group alpha = over >> 24;
  alpha |= alpha << 8;
  alpha |= alpha << 16;
  pixels_group even = (pixels_group)((halves_group)over << 8) | 0x00010001;
  pixels_group odd = (over & 0xFF00FF00) | 0x00010001;
  return (group_layer){group_high16(even, both) + HALF_LEVELS,
                       group_high16(odd, both) + HALF_LEVELS, ~group_high16(alpha, both)};
}

/// Composites through one fraction, in vectors of WIDTH; returns how many pixels are done.
INLINE size_t composite_even_span(uint32_t *pixels, const uint32_t *over, size_t count,
                                  uint32_t fraction) {
  pixels_wide both = (fraction | fraction << 16) - (pixels_wide){};
  size_t index = 0;
  for (; index + WIDTH <= count; index += WIDTH) {
    pixels_wide source;
    memcpy(&source, over + index, sizeof source);
    pixels_wide alpha = source >> 24;
    alpha |= alpha << 8;
    alpha |= alpha << 16;
    pixels_wide even = (pixels_wide)((halves_wide)source << 8) | 0x00010001;
    pixels_wide odd = (source & 0xFF00FF00) | 0x00010001;
    wide_layer layer = {wide_high16(even, both) + HALF_LEVELS,
                        wide_high16(odd, both) + HALF_LEVELS, ~wide_high16(alpha, both)};
    blend_wide(pixels + index, layer);
  }
  return index;
}

/// Composites a group, or a part of one, that `over` holds.
INLINE pixels_group composite_group(pixels_group pixels, pixels_group over,
                                    pixels_group fractions) {
  return group_under(pixels, layer_of_pixels(over, fractions));
}

static void composite_span(uint32_t *pixels, const uint32_t *over, const uint16_t *fractions,
                           size_t count, uint32_t fraction) {
  pixels_group whole = group_of(fraction);
  size_t index = fractions ? 0 : composite_even_span(pixels, over, count, fraction);
  for (; index + GROUP <= count; index += GROUP) {
    pixels_group part =
        fractions ? group_product(load_fractions(fractions + index), whole) : whole;
    store_group(pixels + index,
                composite_group(load_group(pixels + index), load_group(over + index), part));
  }
  size_t rest = count - index;
  if (!rest) return;
  pixels_group part =
      fractions ? group_product(load_fraction_part(fractions + index, rest), whole) : whole;
  pixels_group done =
      composite_group(load_part(pixels + index, rest), load_part(over + index, rest), part);
  store_part(pixels + index, rest, done);
}

static void multiply_span(uint16_t *fractions, const uint16_t *by, size_t count) {
  for (size_t index = 0; index < count; index++)
    fractions[index] = (uint16_t)fraction_product(fractions[index], by[index]);
}
