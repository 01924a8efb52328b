#include "yuv420p.h"

#if defined(__x86_64__)
#include <emmintrin.h>

enum { BLOCK = 16 };

// Pixels as pairs of 16-bit lanes: red and blue, green and alpha. A multiply-add of each with its
// two coefficients leaves one 32-bit sum a pixel, with no lane to be moved.
struct lanes {
  __m128i red_blue, green;
};

static inline struct lanes split(__m128i pixels) {
  return (struct lanes){
    _mm_and_si128(pixels, _mm_set1_epi32(0x00FF00FF)), _mm_srli_epi16(pixels, 8)};
}

static inline struct lanes add(struct lanes a, struct lanes b) {
  return (struct lanes){
    _mm_add_epi16(a.red_blue, b.red_blue), _mm_add_epi16(a.green, b.green)};
}

static inline __m128i pair(int low, int high) {
  return _mm_set1_epi32((int)((uint32_t)high << 16 | (uint16_t)low));
}

static inline __m128i luma4(struct lanes p) {
  const __m128i sum = _mm_add_epi32(
    _mm_madd_epi16(p.red_blue, pair(Y_RED, Y_BLUE)), _mm_madd_epi16(p.green, pair(Y_GREEN, 0)));
  return _mm_srai_epi32(_mm_add_epi32(sum, _mm_set1_epi32(LUMA_BIAS)), LUMA_SHIFT);
}

static inline __m128i chroma4(struct lanes p, int red, int green, int blue) {
  const __m128i sum = _mm_add_epi32(
    _mm_madd_epi16(p.red_blue, pair(red, blue)), _mm_madd_epi16(p.green, pair(green, 0)));
  return _mm_srai_epi32(_mm_add_epi32(sum, _mm_set1_epi32(CHROMA_BIAS)), CHROMA_SHIFT);
}

static inline void store_luma(uint8_t *y, const struct lanes p[4]) {
  const __m128i low = _mm_packs_epi32(luma4(p[0]), luma4(p[1]));
  const __m128i high = _mm_packs_epi32(luma4(p[2]), luma4(p[3]));
  _mm_storeu_si128((__m128i *)y, _mm_packus_epi16(low, high));
}

static inline __m128i every_other(__m128i a, __m128i b, int odd) {
  const __m128 x = _mm_castsi128_ps(a), y = _mm_castsi128_ps(b);
  return _mm_castps_si128(odd ? _mm_shuffle_ps(x, y, 0xDD) : _mm_shuffle_ps(x, y, 0x88));
}

// The values one pixel pair to the left: `previous` gives the one that comes in.
static inline __m128i shifted(__m128i odd, __m128i previous) {
  return _mm_or_si128(_mm_slli_si128(odd, 4), _mm_srli_si128(previous, 12));
}

static inline __m128i weighted(__m128i a, __m128i b, __m128i *previous) {
  const __m128i even = every_other(a, b, 0), odd = every_other(a, b, 1);
  const __m128i left = shifted(odd, *previous);
  *previous = odd;
  return _mm_add_epi16(_mm_add_epi16(even, even), _mm_add_epi16(odd, left));
}

static inline struct lanes filtered(struct lanes a, struct lanes b, struct lanes *previous) {
  return (struct lanes){
    weighted(a.red_blue, b.red_blue, &previous->red_blue),
    weighted(a.green, b.green, &previous->green)};
}

static inline void store_chroma(
  uint8_t *target, struct lanes a, struct lanes b, int red, int green, int blue
) {
  const __m128i words = _mm_packs_epi32(
    chroma4(a, red, green, blue), chroma4(b, red, green, blue));
  _mm_storel_epi64((__m128i *)target, _mm_packus_epi16(words, words));
}

int convert_blocks_sse2(struct row_pair rows, int width) {
  if (width < BLOCK) return 0;
  int first_top, first_bottom;
  __builtin_memcpy(&first_top, rows.top, 4);
  __builtin_memcpy(&first_bottom, rows.bottom, 4);
  struct lanes previous = add(
    split(_mm_set1_epi32(first_top)), split(_mm_set1_epi32(first_bottom)));
  int x = 0;
  for (; x + BLOCK <= width; x += BLOCK) {
    struct lanes top[4], bottom[4], sum[4];
    for (int i = 0; i < 4; i++) {
      top[i] = split(_mm_loadu_si128((const __m128i *)(rows.top + 4 * x) + i));
      bottom[i] = split(_mm_loadu_si128((const __m128i *)(rows.bottom + 4 * x) + i));
      sum[i] = add(top[i], bottom[i]);
    }
    store_luma(rows.y_top + x, top);
    store_luma(rows.y_bottom + x, bottom);
    const struct lanes a = filtered(sum[0], sum[1], &previous);
    const struct lanes b = filtered(sum[2], sum[3], &previous);
    store_chroma(rows.u + x / 2, a, b, U_RED, U_GREEN, U_BLUE);
    store_chroma(rows.v + x / 2, a, b, V_RED, V_GREEN, V_BLUE);
  }
  return x;
}
#endif
