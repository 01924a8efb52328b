// Pixels under colours: in groups of eight, as cells are marked, and in vectors of WIDTH.

#define VECTOR_OF(type, bytes) type __attribute__((vector_size(bytes)))

typedef VECTOR_OF(uint32_t, 4 * GROUP) pixels_group;
typedef VECTOR_OF(int32_t, 4 * GROUP) windings_group;
typedef VECTOR_OF(uint16_t, 4 * GROUP) halves_group;
typedef VECTOR_OF(uint16_t, 2 * GROUP) fractions_group;
typedef VECTOR_OF(uint32_t, 4 * WIDTH) pixels_wide;
typedef VECTOR_OF(uint16_t, 4 * WIDTH) halves_wide;

/// A colour multiplied by fractions: what is added to the backdrop, rounding included, and how
/// much of the backdrop shows through.
typedef struct {
  pixels_group even, odd, through;
} group_layer;

typedef struct {
  pixels_wide even, odd, through;
} wide_layer;

INLINE pixels_group load_group(const void *from) {
  pixels_group result;
  memcpy(&result, from, sizeof result);
  return result;
}

INLINE void store_group(void *to, pixels_group value) { memcpy(to, &value, sizeof value); }

/// Fewer pixels than a group has; the rest is zero.
INLINE pixels_group load_part(const uint32_t *from, size_t count) {
  uint32_t pixels[GROUP] = {};
  for (size_t index = 0; index < GROUP; index++)
    if (index < count) pixels[index] = from[index];
  return load_group(pixels);
}

INLINE void store_part(uint32_t *to, size_t count, pixels_group value) {
  for (size_t index = 0; index < GROUP; index++)
    if (index < count) to[index] = value[index];
}

INLINE pixels_group group_of(uint32_t value) { return value - (pixels_group){}; }

INLINE pixels_group group_high16(pixels_group a, pixels_group b) {
#if WIDTH >= 8
  return (pixels_group)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
#else
  typedef VECTOR_OF(uint32_t, 8 * GROUP) products;
  products product = __builtin_convertvector((halves_group)a, products) *
                     __builtin_convertvector((halves_group)b, products);
  return (pixels_group) __builtin_convertvector(product >> 16, halves_group);
#endif
}

INLINE pixels_group group_under(pixels_group pixels, group_layer layer) {
  pixels_group lower = group_high16((pixels_group)((halves_group)pixels << 8), layer.through);
  pixels_group upper = group_high16(pixels & 0xFF00FF00, layer.through);
  lower += layer.even;
  upper += layer.odd;
  return (pixels_group)((halves_group)lower >> 8) | (upper & 0xFF00FF00);
}

INLINE group_layer colored_group(const raster_source *source, pixels_group fractions) {
  pixels_group both = fractions | fractions << 16;
  return (group_layer){group_high16(group_of(source->even), both) + HALF_LEVELS,
                       group_high16(group_of(source->odd), both) + HALF_LEVELS,
                       ~group_high16(group_of(source->alpha), both)};
}

INLINE pixels_group group_fractions(windings_group windings, int rule) {
  const windings_group full = FULL_COVER - (windings_group){};
  windings_group area;
  if (rule & RASTER_EVEN_ODD) {
    area = windings & (2 * FULL_COVER - 1);
    windings_group mirrored = 2 * FULL_COVER - area, above = area > full;
    area = (mirrored & above) | (area & ~above);
  } else {
    windings_group sign = windings >> 31;
    area = (windings_group)((pixels_group)(windings ^ sign) - (pixels_group)sign);
    windings_group above = (windings_group)((pixels_group)area > (pixels_group)full);
    area = (full & above) | (area & ~above);
  }
  if (rule & RASTER_ALIASED) return (pixels_group)(area >= full / 2) & 65535;
  return ((pixels_group)area >> 1) - ((pixels_group)area >> 17);
}

/// The sums of each element and those before it.
INLINE pixels_group running_sums(pixels_group v) {
  const pixels_group zero = {};
  v += __builtin_shufflevector(zero, v, 0, 8, 9, 10, 0, 12, 13, 14);
  v += __builtin_shufflevector(zero, v, 0, 0, 8, 9, 0, 0, 12, 13);
  v += __builtin_shufflevector(zero, v, 0, 0, 0, 0, 11, 11, 11, 11);
  return v;
}

INLINE pixels_wide wide_high16(pixels_wide a, pixels_wide b) {
#if WIDTH == 16
  return (pixels_wide)_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
#elif WIDTH == 8
  return (pixels_wide)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
#elif defined(__SSE2__)
  return (pixels_wide)_mm_mulhi_epu16((__m128i)a, (__m128i)b);
#else
  typedef VECTOR_OF(uint32_t, 8 * WIDTH) products;
  products product = __builtin_convertvector((halves_wide)a, products) *
                     __builtin_convertvector((halves_wide)b, products);
  return (pixels_wide) __builtin_convertvector(product >> 16, halves_wide);
#endif
}

INLINE void blend_wide(uint32_t *pixels, wide_layer layer) {
  pixels_wide wide;
  memcpy(&wide, pixels, sizeof wide);
  pixels_wide lower = wide_high16((pixels_wide)((halves_wide)wide << 8), layer.through);
  pixels_wide upper = wide_high16(wide & 0xFF00FF00, layer.through);
  lower += layer.even;
  upper += layer.odd;
  wide = (pixels_wide)((halves_wide)lower >> 8) | (upper & 0xFF00FF00);
  memcpy(pixels, &wide, sizeof wide);
}
