// Means of four pixels. Channels of the pixels above and below are paired and multiplied by both
// weights at once, then the pairs beside one another.

#if defined(__SSE2__)

/// 2^15 for each product of the second pair, which are signed, and the half that rounds.
#define UNSIGNED_AND_HALF (32768 * 256 + 32768)

/// Both weights of a place's coordinate, in the halves of a word.
INLINE int32_t weight_pair(int32_t place) { return (256 - (place & 255)) | (place & 255) << 16; }

/// The sums of a pixel's channels in four words, 2^16 units a level.
INLINE __m128i sums_inside(const raster_image *image, raster_place place) {
  const uint32_t *first = image->first + (place.v >> 8) * image->pixels_per_row + (place.u >> 8);
  __m128i above = _mm_loadl_epi64((const __m128i *)first);
  __m128i below = _mm_loadl_epi64((const __m128i *)(first + image->pixels_per_row));
  __m128i pairs = _mm_unpacklo_epi8(above, below);
#if WIDTH >= 8
  __m256i down = _mm256_set1_epi32(weight_pair(place.v));
  __m256i both = _mm256_madd_epi16(_mm256_cvtepu8_epi16(pairs), down);
  __m128i left = _mm256_castsi256_si128(both), right = _mm256_extracti128_si256(both, 1);
#else
  __m128i down = _mm_set1_epi32(weight_pair(place.v)), zero = _mm_setzero_si128();
  __m128i left = _mm_madd_epi16(_mm_unpacklo_epi8(pairs, zero), down);
  __m128i right = _mm_madd_epi16(_mm_unpackhi_epi8(pairs, zero), down);
#endif
  __m128i beside = _mm_or_si128(left, _mm_slli_epi32(right, 16));
  beside = _mm_xor_si128(beside, _mm_set1_epi32((int32_t)0x80008000));
  __m128i sums = _mm_madd_epi16(beside, _mm_set1_epi32(weight_pair(place.u)));
  return _mm_srli_epi32(_mm_add_epi32(sums, _mm_set1_epi32(UNSIGNED_AND_HALF)), 16);
}

static void mix_bilinear(uint32_t *pixels, const raster_place *places, size_t count,
                         const raster_image *image) {
  raster_image copy = *image;
  size_t index = 0;
  for (; index + 4 <= count; index += 4) {
    __m128i first = _mm_packs_epi32(sums_inside(&copy, places[index]),
                                    sums_inside(&copy, places[index + 1]));
    __m128i second = _mm_packs_epi32(sums_inside(&copy, places[index + 2]),
                                     sums_inside(&copy, places[index + 3]));
    _mm_storeu_si128((__m128i *)(pixels + index), _mm_packus_epi16(first, second));
  }
  for (; index < count; index++) pixels[index] = mean_inside(&copy, places[index]);
}

#else

static void mix_bilinear(uint32_t *pixels, const raster_place *places, size_t count,
                         const raster_image *image) {
  for (size_t index = 0; index < count; index++)
    pixels[index] = mean_inside(image, places[index]);
}

#endif
