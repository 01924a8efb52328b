// LZW with a choice: where a pixel may be encoded in two ways, all strings of the dictionary that
// agree with one way or the other are followed at once, and the one is taken whose bits and errors
// together are the least a pixel.

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

// A string that isn't the longest may be followed by an index that makes one that is known already:
// its reader learns it a second time, and the first code stays in use.
static void learn(struct dictionary *d, uint32_t prefix, uint32_t index) {
  const uint32_t place = slot(d, prefix, index);
  if (d->codes[place] == NO_CODE) {
    d->keys[place] = prefix << 8 | index;
    d->codes[place] = (uint16_t)d->next;
  }
  d->prefix[d->next] = (uint16_t)prefix;
  d->last[d->next] = (uint8_t)index;
  d->next++;
}

// Takes back what was learnt last: nothing was put behind it on its way through the table.
static void forget(struct dictionary *d) {
  d->next--;
  const uint32_t place = slot(d, d->prefix[d->next], d->last[d->next]);
  if (d->codes[place] == d->next) d->codes[place] = NO_CODE;
}

/// The strings that may still be taken, and what their errors add up to.
struct beam {
  uint16_t codes[BEAM];
  uint64_t losses[BEAM];
  int count;
};

// The beam keeps those of the least loss.
static void add_to(struct beam *beam, uint16_t code, uint64_t loss) {
  int place = beam->count;
  if (place < BEAM) {
    beam->count++;
  } else {
    place = 0;
    for (int i = 1; i < BEAM; i++)
      if (beam->losses[i] > beam->losses[place]) place = i;
    if (beam->losses[place] <= loss) return;
  }
  beam->codes[place] = code;
  beam->losses[place] = loss;
}

static void extend(
  const struct dictionary *d, const struct beam *beam, uint16_t index, uint32_t loss,
  struct beam *longer
) {
  if (index == MEDIA_GIF_NONE) return;
  for (int i = 0; i < beam->count; i++) {
    const uint16_t code = d->codes[slot(d, beam->codes[i], index)];
    if (code != NO_CODE) add_to(longer, code, beam->losses[i] + loss);
  }
}

/// A string of the dictionary that stands for pixels.
struct match {
  size_t end;
  uint64_t loss;
  /// What it costs, in 256ths of a bit, and for how many pixels.
  uint64_t cost, length;
  uint16_t code;
  uint16_t start;
};

static int is_better(struct match a, struct match b) {
  const uint64_t one = a.cost * b.length, other = b.cost * a.length;
  return one < other || (one == other && a.length > b.length);
}

/// What is compressed, and 256ths of a bit that a squared error is worth.
struct task {
  struct media_gif_choices pixels;
  uint32_t weight;
};

static struct match match_at(
  const struct dictionary *d, const struct beam *beam, const struct task *task, size_t begin,
  size_t end, uint16_t start
) {
  int least = 0;
  for (int i = 1; i < beam->count; i++)
    if (beam->losses[i] < beam->losses[least]) least = i;
  const uint64_t loss = beam->losses[least];
  return (struct match){
    .end = end, .loss = loss, .length = end - begin, .code = beam->codes[least], .start = start,
    .cost = ((uint64_t)d->code_size << 8) + loss * task->weight};
}

// The best string whose first index is `start`.
static struct match best_from(
  const struct dictionary *d, const struct task *task, size_t begin, uint16_t start, uint32_t loss
) {
  const struct media_gif_choices *p = &task->pixels;
  struct beam beam = {.codes = {start}, .losses = {loss}, .count = 1};
  struct match best = match_at(d, &beam, task, begin, begin + 1, start);
  for (size_t place = begin + 1; place < p->count; place++) {
    struct beam longer;
    longer.count = 0;
    extend(d, &beam, p->first[place], p->first_loss[place], &longer);
    extend(d, &beam, p->second[place], p->second_loss[place], &longer);
    if (!longer.count) break;
    beam = longer;
    const struct match match = match_at(d, &beam, task, begin, place + 1, start);
    if (is_better(match, best)) best = match;
  }
  return best;
}

// A reader learns the string before and the first index of this one, whichever that is, and this
// one may already be what is learnt.
static struct match tried(
  struct dictionary *d, const struct task *task, size_t begin, uint16_t start, uint32_t loss,
  uint16_t previous
) {
  if (previous == NO_CODE) return best_from(d, task, begin, start, loss);
  learn(d, previous, start);
  const struct match match = best_from(d, task, begin, start, loss);
  forget(d);
  return match;
}

static struct match best(
  struct dictionary *d, const struct task *task, size_t begin, uint16_t previous
) {
  const struct media_gif_choices *p = &task->pixels;
  const struct match one =
    tried(d, task, begin, p->first[begin], p->first_loss[begin], previous);
  if (p->second[begin] == MEDIA_GIF_NONE) return one;
  const struct match other =
    tried(d, task, begin, p->second[begin], p->second_loss[begin], previous);
  return is_better(other, one) ? other : one;
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

// Gives the sum of losses.
static uint64_t compress(
  struct dictionary *d, struct bit_writer *w, const struct task *task, uint8_t *indices
) {
  uint16_t previous = NO_CODE;
  uint64_t loss = 0;
  reset(d);
  put_code(w, d->clear, d->code_size);
  for (size_t place = 0; place < task->pixels.count;) {
    if (d->next == CODES) {
      put_code(w, d->clear, d->code_size);
      reset(d);
      previous = NO_CODE;
    }
    const struct match match = best(d, task, place, previous);
    if (previous != NO_CODE) {
      learn(d, previous, match.start);
      adapt_size(d, d->next - 1);
    }
    put_code(w, match.code, d->code_size);
    unwind(d, match.code, place, match.end, indices);
    loss += match.loss;
    place = match.end;
    previous = match.code;
  }
  // Its reader learns one more string from the last code.
  adapt_size(d, d->next);
  put_code(w, d->clear + 1, d->code_size);
  return loss;
}

size_t media_gif_compressed_bound(size_t pixels) {
  // Twelve bits a pixel, clear codes, and a length byte for each 255.
  const size_t raw = pixels * 3 / 2 + pixels / 1024 + 64;
  return raw + raw / 255 + 64;
}

size_t media_gif_compress(
  struct media_gif_choices pixels, int32_t minimum_code_size, uint32_t weight, uint8_t *bytes,
  uint8_t *indices, uint64_t *loss
) {
  struct dictionary *d = malloc(sizeof *d);
  if (!d) return 0;
  d->minimum_code_size = minimum_code_size;
  d->clear = 1u << minimum_code_size;
  bytes[0] = (uint8_t)minimum_code_size;
  bytes[1] = 0;
  struct bit_writer writer = {.next = bytes + 2, .block = bytes + 1};
  const struct task task = {pixels, weight};
  *loss = compress(d, &writer, &task, indices);
  if (writer.count) put_byte(&writer, writer.bits & 255);
  free(d);
  if (*writer.block) *writer.next++ = 0;
  return (size_t)(writer.next - bytes);
}
