#include "yuv420p.h"

#if defined(__x86_64__)
#include <immintrin.h>

// The same steps as the SSE2 kernel on vectors of twice the length.
#define AVX2 __attribute__((target("avx2")))

enum { BLOCK = 32 };

struct lanes {
  __m256i red_blue, green;
};

AVX2 static inline struct lanes split(__m256i pixels) {
  return (struct lanes){
    _mm256_and_si256(pixels, _mm256_set1_epi32(0x00FF00FF)), _mm256_srli_epi16(pixels, 8)};
}

AVX2 static inline struct lanes add(struct lanes a, struct lanes b) {
  return (struct lanes){
    _mm256_add_epi16(a.red_blue, b.red_blue), _mm256_add_epi16(a.green, b.green)};
}

AVX2 static inline __m256i pair(int low, int high) {
  return _mm256_set1_epi32((int)((uint32_t)high << 16 | (uint16_t)low));
}

AVX2 static inline __m256i dot(
  struct lanes p, int red, int green, int blue, int bias, int shift
) {
  const __m256i sum = _mm256_add_epi32(
    _mm256_madd_epi16(p.red_blue, pair(red, blue)),
    _mm256_madd_epi16(p.green, pair(green, 0)));
  return _mm256_srai_epi32(_mm256_add_epi32(sum, _mm256_set1_epi32(bias)), shift);
}

AVX2 static inline __m256i luma8(struct lanes p) {
  return dot(p, Y_RED, Y_GREEN, Y_BLUE, LUMA_BIAS, LUMA_SHIFT);
}

// Packing works on each half of a vector: the quarters of the result are put in order again.
AVX2 static inline void store_luma(uint8_t *y, const struct lanes p[4]) {
  const __m256i low = _mm256_packs_epi32(luma8(p[0]), luma8(p[1]));
  const __m256i high = _mm256_packs_epi32(luma8(p[2]), luma8(p[3]));
  const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
  const __m256i bytes = _mm256_packus_epi16(low, high);
  _mm256_storeu_si256((__m256i *)y, _mm256_permutevar8x32_epi32(bytes, order));
}

AVX2 static inline __m256i every_other(__m256i a, __m256i b, int odd) {
  const __m256 x = _mm256_castsi256_ps(a), y = _mm256_castsi256_ps(b);
  const __m256 mixed = odd ? _mm256_shuffle_ps(x, y, 0xDD) : _mm256_shuffle_ps(x, y, 0x88);
  return _mm256_permute4x64_epi64(_mm256_castps_si256(mixed), 0xD8);
}

AVX2 static inline __m256i shifted(__m256i odd, __m256i previous) {
  const __m256i rotation = _mm256_setr_epi32(7, 0, 1, 2, 3, 4, 5, 6);
  return _mm256_blend_epi32(
    _mm256_permutevar8x32_epi32(odd, rotation), _mm256_permutevar8x32_epi32(previous, rotation),
    1);
}

AVX2 static inline __m256i weighted(__m256i a, __m256i b, __m256i *previous) {
  const __m256i even = every_other(a, b, 0), odd = every_other(a, b, 1);
  const __m256i left = shifted(odd, *previous);
  *previous = odd;
  return _mm256_add_epi16(_mm256_add_epi16(even, even), _mm256_add_epi16(odd, left));
}

AVX2 static inline struct lanes filtered(struct lanes a, struct lanes b, struct lanes *previous) {
  return (struct lanes){
    weighted(a.red_blue, b.red_blue, &previous->red_blue),
    weighted(a.green, b.green, &previous->green)};
}

AVX2 static inline void store_chroma(
  uint8_t *target, struct lanes a, struct lanes b, int red, int green, int blue
) {
  const __m256i words = _mm256_permute4x64_epi64(
    _mm256_packs_epi32(
      dot(a, red, green, blue, CHROMA_BIAS, CHROMA_SHIFT),
      dot(b, red, green, blue, CHROMA_BIAS, CHROMA_SHIFT)),
    0xD8);
  const __m128i bytes = _mm_packus_epi16(
    _mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
  _mm_storeu_si128((__m128i *)target, bytes);
}

AVX2 int convert_blocks_avx2(struct row_pair rows, int width) {
  if (width < BLOCK) return 0;
  int first_top, first_bottom;
  __builtin_memcpy(&first_top, rows.top, 4);
  __builtin_memcpy(&first_bottom, rows.bottom, 4);
  struct lanes previous = add(
    split(_mm256_set1_epi32(first_top)), split(_mm256_set1_epi32(first_bottom)));
  int x = 0;
  for (; x + BLOCK <= width; x += BLOCK) {
    struct lanes top[4], bottom[4], sum[4];
    for (int i = 0; i < 4; i++) {
      top[i] = split(_mm256_loadu_si256((const __m256i *)(rows.top + 4 * x) + i));
      bottom[i] = split(_mm256_loadu_si256((const __m256i *)(rows.bottom + 4 * x) + i));
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
