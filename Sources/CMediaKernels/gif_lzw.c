// LZW with a choice: where a pixel may be encoded in two ways, all strings of the dictionary that
// agree with one way or the other are followed at once, and the longest is taken.

#include "gif.h"

#include <stdlib.h>
#include <string.h>

enum { CODES = 4096, SLOTS = 16384, BEAM = 8, NO_CODE = 0xFFFF };

/// Bits on their way into sub-blocks of at most 255 bytes.
struct bit_writer {
  uint8_t *next, *block;
  uint32_t bits;
  int count;
};

static void put_byte(struct bit_writer *w, uint8_t byte) {
  if (*w->block == 255) {
    w->block = w->next++;
    *w->block = 0;
  }
  *w->next++ = byte;
  ++*w->block;
}

static void put_code(struct bit_writer *w, uint32_t code, int size) {
  w->bits |= code << w->count;
  for (w->count += size; w->count >= 8; w->count -= 8, w->bits >>= 8)
    put_byte(w, w->bits & 255);
}

/// The strings that both sides know, as a tree: a string is a shorter one and a last index.
struct dictionary {
  uint32_t keys[SLOTS];
  uint16_t codes[SLOTS];
  uint16_t prefix[CODES];
  uint8_t last[CODES];
  uint32_t next, clear;
  int code_size, minimum_code_size;
};

static void reset(struct dictionary *d) {
  memset(d->codes, 0xFF, sizeof d->codes);
  d->next = d->clear + 2;
  d->code_size = d->minimum_code_size + 1;
}

static uint32_t slot(const struct dictionary *d, uint32_t prefix, uint32_t index) {
  const uint32_t key = prefix << 8 | index;
  uint32_t place = key * 2654435769u >> 18;
  while (d->codes[place] != NO_CODE && d->keys[place] != key) place = (place + 1) % SLOTS;
  return place;
}

static void learn(struct dictionary *d, uint32_t prefix, uint32_t index) {
  const uint32_t place = slot(d, prefix, index);
  d->keys[place] = prefix << 8 | index;
  d->codes[place] = (uint16_t)d->next;
  d->prefix[d->next] = (uint16_t)prefix;
  d->last[d->next] = (uint8_t)index;
  d->next++;
}

// Takes back what was learnt last: nothing was put behind it on its way through the table.
static void forget(struct dictionary *d) {
  d->next--;
  d->codes[slot(d, d->prefix[d->next], d->last[d->next])] = NO_CODE;
}

/// The strings that may still become the longest.
struct beam {
  uint16_t codes[BEAM];
  int count;
};

static void extend(
  const struct dictionary *d, const struct beam *beam, uint16_t index, struct beam *longer
) {
  if (index == MEDIA_GIF_NONE) return;
  for (int i = 0; i < beam->count && longer->count < BEAM; i++) {
    const uint16_t code = d->codes[slot(d, beam->codes[i], index)];
    if (code != NO_CODE) longer->codes[longer->count++] = code;
  }
}

/// The pixels of a frame and the ways to encode them.
struct choices {
  const uint16_t *first, *second;
  size_t count;
};

/// A string of the dictionary that agrees with pixels.
struct match {
  size_t end;
  uint16_t code;
  uint16_t start;
};

// The longest string whose first index is `start`.
static struct match longest(
  const struct dictionary *d, struct choices pixels, size_t begin, uint16_t start
) {
  struct beam beam = {.codes = {start}, .count = 1};
  size_t place = begin + 1;
  for (; place < pixels.count; place++) {
    struct beam longer = {.count = 0};
    extend(d, &beam, pixels.first[place], &longer);
    extend(d, &beam, pixels.second[place], &longer);
    if (!longer.count) break;
    beam = longer;
  }
  return (struct match){place, beam.codes[0], start};
}

// A reader learns the string before and the first index of this one, whichever that is, and this
// one may already be what is learnt.
static struct match tried(
  struct dictionary *d, struct choices pixels, size_t begin, uint16_t start, uint16_t previous
) {
  if (previous == NO_CODE) return longest(d, pixels, begin, start);
  learn(d, previous, start);
  const struct match match = longest(d, pixels, begin, start);
  forget(d);
  return match;
}

static struct match best(
  struct dictionary *d, struct choices pixels, size_t begin, uint16_t previous
) {
  const struct match one = tried(d, pixels, begin, pixels.first[begin], previous);
  if (pixels.second[begin] == MEDIA_GIF_NONE) return one;
  const struct match other = tried(d, pixels, begin, pixels.second[begin], previous);
  return other.end > one.end ? other : one;
}

static void unwind(
  const struct dictionary *d, uint16_t code, size_t begin, size_t end, uint8_t *indices
) {
  while (end-- > begin) {
    const int is_single = code < d->clear;
    indices[end] = is_single ? (uint8_t)code : d->last[code];
    code = is_single ? code : d->prefix[code];
  }
}

// Codes get a bit longer when one that doesn't fit has been learnt.
static void adapt_size(struct dictionary *d, uint32_t newest) {
  if (newest == 1u << d->code_size && d->code_size < 12) d->code_size++;
}

static void compress(
  struct dictionary *d, struct bit_writer *w, struct choices pixels, uint8_t *indices
) {
  uint16_t previous = NO_CODE;
  reset(d);
  put_code(w, d->clear, d->code_size);
  for (size_t place = 0; place < pixels.count;) {
    if (d->next == CODES) {
      put_code(w, d->clear, d->code_size);
      reset(d);
      previous = NO_CODE;
    }
    const struct match match = best(d, pixels, place, previous);
    if (previous != NO_CODE) {
      learn(d, previous, match.start);
      adapt_size(d, d->next - 1);
    }
    put_code(w, match.code, d->code_size);
    unwind(d, match.code, place, match.end, indices);
    place = match.end;
    previous = match.code;
  }
  // Its reader learns one more string from the last code.
  adapt_size(d, d->next);
  put_code(w, d->clear + 1, d->code_size);
}

size_t media_gif_compressed_bound(size_t pixels) {
  // Twelve bits a pixel, clear codes, and a length byte for each 255.
  const size_t raw = pixels * 3 / 2 + pixels / 1024 + 64;
  return raw + raw / 255 + 64;
}

size_t media_gif_compress(
  const uint16_t *first, const uint16_t *second, size_t pixels, int32_t minimum_code_size,
  uint8_t *bytes, uint8_t *indices
) {
  struct dictionary *d = malloc(sizeof *d);
  if (!d) return 0;
  d->minimum_code_size = minimum_code_size;
  d->clear = 1u << minimum_code_size;
  bytes[0] = (uint8_t)minimum_code_size;
  bytes[1] = 0;
  struct bit_writer writer = {.next = bytes + 2, .block = bytes + 1};
  compress(d, &writer, (struct choices){first, second, pixels}, indices);
  if (writer.count) put_byte(&writer, writer.bits & 255);
  free(d);
  if (*writer.block) *writer.next++ = 0;
  return (size_t)(writer.next - bytes);
}
