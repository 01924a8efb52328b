#include "temporary_files.h"

#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

// A signal handler may take no lock and no memory, so the list is a table of fixed size.
// A path is written before its entry is marked as noted, and read only after.
enum { ENTRIES = 256, PATH_BYTES = 4096 };
enum { FREE, RESERVED, NOTED };

static _Atomic int states[ENTRIES];
static char paths[ENTRIES][PATH_BYTES];

int media_temporary_note(const char *path) {
  const size_t length = strlen(path);
  if (length >= PATH_BYTES) return -1;
  for (int i = 0; i < ENTRIES; i++) {
    int expected = FREE;
    if (!atomic_compare_exchange_strong(&states[i], &expected, RESERVED)) continue;
    memcpy(paths[i], path, length + 1);
    atomic_store(&states[i], NOTED);
    return i;
  }
  return -1;
}

void media_temporary_forget(int number) {
  if (number >= 0 && number < ENTRIES) atomic_store(&states[number], FREE);
}

void media_temporary_remove_all(void) {
  for (int i = 0; i < ENTRIES; i++)
    if (atomic_load(&states[i]) == NOTED) unlink(paths[i]);
}
