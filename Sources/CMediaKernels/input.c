// Bytes in memory as FFmpeg reads files.

#include "input.h"

#include <libavformat/avio.h>
#include <libavutil/error.h>
#include <libavutil/mem.h>
#include <string.h>

struct memory {
  const uint8_t *bytes;
  int64_t count, place;
};

static int read_memory(void *opaque, uint8_t *target, int wanted) {
  struct memory *memory = opaque;
  const int64_t left = memory->count - memory->place;
  if (left <= 0) return AVERROR_EOF;
  const int count = left < wanted ? (int)left : wanted;
  memcpy(target, memory->bytes + memory->place, (size_t)count);
  memory->place += count;
  return count;
}

static int64_t seek_memory(void *opaque, int64_t offset, int whence) {
  struct memory *memory = opaque;
  switch (whence & ~AVSEEK_FORCE) {
    case AVSEEK_SIZE: return memory->count;
    case SEEK_SET: break;
    case SEEK_CUR: offset += memory->place; break;
    case SEEK_END: offset += memory->count; break;
    default: return AVERROR(EINVAL);
  }
  if (offset < 0 || offset > memory->count) return AVERROR(EINVAL);
  return memory->place = offset;
}

void *media_memory_input(const uint8_t *bytes, size_t count) {
  enum { BUFFER = 1 << 15 };
  struct memory *memory = av_malloc(sizeof *memory);
  uint8_t *buffer = av_malloc(BUFFER);
  if (memory && buffer) {
    *memory = (struct memory){bytes, (int64_t)count, 0};
    AVIOContext *context =
      avio_alloc_context(buffer, BUFFER, 0, memory, read_memory, NULL, seek_memory);
    if (context) return context;
  }
  av_free(memory);
  av_free(buffer);
  return NULL;
}

void media_memory_input_free(void *opaque) {
  AVIOContext *context = opaque;
  if (!context) return;
  av_free(context->opaque);
  av_freep(&context->buffer);
  avio_context_free(&context);
}
