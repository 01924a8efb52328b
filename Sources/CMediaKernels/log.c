#include "log.h"

#include <libavutil/log.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

enum { CAPACITY = 4096, LINE = 1024 };

static _Thread_local char kept[CAPACITY];

// Drops lines from the front until `incoming` more bytes fit.
static void make_room(size_t incoming) {
  size_t length = strlen(kept);
  while (length + incoming + 1 > CAPACITY) {
    const char *newline = memchr(kept, '\n', length);
    if (!newline) {
      kept[0] = 0;
      return;
    }
    length -= newline + 1 - kept;
    memmove(kept, newline + 1, length + 1);
  }
}

static void keep(void *source, int level, const char *format, va_list arguments) {
  if (level > AV_LOG_WARNING) return;
  char line[LINE];
  // No prefix: it would hold an address.
  int print_prefix = 0;
  (void)source;
  av_log_format_line2(NULL, level, format, arguments, line, LINE, &print_prefix);
  const size_t length = strlen(line);
  make_room(length);
  strncat(kept, line, CAPACITY - 1 - strlen(kept));
}

void media_log_capture(void) {
  static atomic_flag taken = ATOMIC_FLAG_INIT;
  if (!atomic_flag_test_and_set(&taken)) av_log_set_callback(keep);
}

void media_log_clear(void) { kept[0] = 0; }

const char *media_log_text(void) { return kept; }
