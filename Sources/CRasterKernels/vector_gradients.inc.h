// Gradients, WIDTH pixels at a time. Pixels beside one another lie close together on the table, so
// that mostly a stretch of it, as long as two vectors, is loaded and permuted instead of gathered.

typedef VECTOR_OF(int32_t, 4 * WIDTH) ints_wide;
typedef VECTOR_OF(float, 4 * WIDTH) floats_wide;

INLINE ints_wide ints_of(int32_t value) { return value - (ints_wide){}; }

INLINE ints_wide lanes(void) {
#if WIDTH == 16
  return (ints_wide){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
#elif WIDTH == 8
  return (ints_wide){0, 1, 2, 3, 4, 5, 6, 7};
#else
  return (ints_wide){0, 1, 2, 3};
#endif
}

INLINE ints_wide ints_where(ints_wide mask, ints_wide yes, ints_wide no) {
  return (yes & mask) | (no & ~mask);
}

INLINE ints_wide limited(ints_wide value, int32_t low, int32_t high) {
  value = ints_where(value < ints_of(low), ints_of(low), value);
  return ints_where(value > ints_of(high), ints_of(high), value);
}

INLINE void store_entries(uint32_t *pixels, const uint32_t *table, ints_wide indices) {
#if WIDTH == 16
  _mm512_storeu_si512(pixels, _mm512_i32gather_epi32((__m512i)indices, table, 4));
#elif WIDTH == 8
  _mm256_storeu_si256((__m256i *)pixels,
                      _mm256_i32gather_epi32((const int *)table, (__m256i)indices, 4));
#else
  for (int lane = 0; lane < WIDTH; lane++) pixels[lane] = table[indices[lane]];
#endif
}

/// The same for indices of `base`…`base` + 2·WIDTH − 1.
INLINE void store_near_entries(uint32_t *pixels, const uint32_t *table, ints_wide indices,
                               int32_t base) {
#if WIDTH == 16
  __m512i low = _mm512_loadu_si512(table + base), high = _mm512_loadu_si512(table + base + 16);
  _mm512_storeu_si512(pixels,
                      _mm512_permutex2var_epi32(low, (__m512i)(indices - base), high));
#elif WIDTH == 8
  __m256i low = _mm256_loadu_si256((const __m256i *)(table + base));
  __m256i high = _mm256_loadu_si256((const __m256i *)(table + base + 8));
  __m256i from = (__m256i)(indices - base);
  __m256i is_high = _mm256_cmpgt_epi32(from, _mm256_set1_epi32(7));
  low = _mm256_permutevar8x32_epi32(low, from);
  high = _mm256_permutevar8x32_epi32(high, from);
  _mm256_storeu_si256((__m256i *)pixels, _mm256_blendv_epi8(low, high, is_high));
#else
  store_entries(pixels, table, indices);
#endif
}

/// Whether the indices of a vector stay within two vectors' length of one another.
INLINE int is_gentle(const raster_gradient *gradient) {
  return gradient->spread == RASTER_PAD && gradient->steepness * WIDTH + 3 <= 2 * WIDTH;
}

INLINE ints_wide spread_indices(ints_wide indices, const raster_gradient *gradient) {
  int32_t size = gradient->size;
  if (gradient->spread == RASTER_PAD) return limited(indices, -1, size);
  if (gradient->spread == RASTER_REPEAT) return indices & (size - 1);
  ints_wide folded = indices & (2 * size - 1);
  return ints_where(folded < ints_of(size), folded, 2 * size - 1 - folded);
}

/// The whole entries of a position, near enough to 0 for the offsets of a vector to be added.
INLINE int32_t near_entries(int64_t position, const raster_gradient *gradient) {
  int64_t whole = position >> LINEAR_BITS, far = 1 << 29;
  if (gradient->spread != RASTER_PAD) return (int32_t)(whole & (2 * gradient->size - 1));
  return (int32_t)(whole < -far ? -far : whole > far ? far : whole);
}

INLINE int32_t fetch_linear(uint32_t *pixels, int32_t x, int32_t y, int32_t count,
                            const raster_gradient *gradient, int gentle) {
  int64_t position = linear_position(gradient, x, y), step = gradient->per_column;
  ints_wide offsets = lanes() * (int32_t)step;
  int32_t last = (WIDTH - 1) * (int32_t)step, size = gradient->size, index = 0;
  for (; index + WIDTH <= count; index += WIDTH, position += WIDTH * step) {
    int32_t whole = near_entries(position, gradient);
    int32_t fraction = (int32_t)(position & ((1 << LINEAR_BITS) - 1));
    ints_wide indices = ((offsets + fraction) >> LINEAR_BITS) + whole;
    indices = spread_indices(indices, gradient);
    if (gentle) {
      int32_t base = last < 0 ? whole + ((last + fraction) >> LINEAR_BITS) : whole;
      base = base < -1 ? -1 : base > size ? size : base;
      store_near_entries(pixels + index, gradient->table, indices, base);
    } else {
      store_entries(pixels + index, gradient->table, indices);
    }
  }
  return index;
}

INLINE floats_wide floats_where(ints_wide mask, floats_wide yes, floats_wide no) {
  return (floats_wide)ints_where(mask, (ints_wide)yes, (ints_wide)no);
}

INLINE ints_wide whole_entries_wide(floats_wide position) {
  floats_wide far = FARTHEST_ENTRY - (floats_wide){};
  position = floats_where(position > -far, position, -far);
  position = floats_where(position > far, far, position);
  ints_wide whole = __builtin_convertvector(position, ints_wide);
  return whole + (position < __builtin_convertvector(whole, floats_wide));
}

INLINE ints_wide radial_indices(const raster_gradient *gradient, plane_point start, int32_t x) {
  ints_wide columns = lanes() + (x - gradient->column);
  floats_wide column = __builtin_convertvector(columns, floats_wide);
  floats_wide u = start.u + column * gradient->u_per_column;
  floats_wide v = start.v + column * gradient->v_per_column;
  floats_wide length = __builtin_elementwise_sqrt(u * u + v * v);
  floats_wide position = length * gradient->direction - gradient->offset;
  return spread_indices(whole_entries_wide(position), gradient);
}

INLINE int32_t fetch_radial(uint32_t *pixels, int32_t x, int32_t y, int32_t count,
                            const raster_gradient *gradient, int gentle) {
  plane_point start = row_start(gradient, y);
  int32_t reach = (int32_t)(gradient->steepness * (WIDTH / 2)) + 1, index = 0;
  for (; index + WIDTH <= count; index += WIDTH) {
    ints_wide indices = radial_indices(gradient, start, x + index);
    if (gentle) {
      int32_t base = indices[WIDTH / 2] - reach;
      store_near_entries(pixels + index, gradient->table, indices, base);
    } else {
      store_entries(pixels + index, gradient->table, indices);
    }
  }
  return index;
}

static void fetch_gradient(uint32_t *pixels, int32_t x, int32_t y, size_t count,
                           const raster_gradient *gradient) {
  raster_gradient copy = *gradient;
  int32_t length = (int32_t)count, done = 0;
  int gentle = is_gentle(&copy);
  int64_t step = copy.per_column < 0 ? -copy.per_column : copy.per_column;
  if (copy.kind == RASTER_LINEAR && step <= 1 << 26)
    done = gentle ? fetch_linear(pixels, x, y, length, &copy, 1)
                  : fetch_linear(pixels, x, y, length, &copy, 0);
  else if (copy.kind == RASTER_RADIAL)
    done = gentle ? fetch_radial(pixels, x, y, length, &copy, 1)
                  : fetch_radial(pixels, x, y, length, &copy, 0);
  fetch_singly(pixels + done, x + done, y, count - (size_t)done, &copy);
}
