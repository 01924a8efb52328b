#ifndef SYSTEM_FONTS_H
#define SYSTEM_FONTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The fonts installed on this machine, through fontconfig. Its library is loaded at the first call:
// a scene that gets by with the embedded faces pays nothing, and a machine without it has no system
// fonts. Nothing here may be called from two threads at once.

// A file and the number of the face in it; the path is the caller's, to be given to
// system_font_free.
typedef struct {
  char *path;
  int index;
} system_font;

void system_font_free(system_font font);

// What is asked for: weight as in OpenType (1…1000), width as in fontconfig (100 is normal).
typedef struct {
  const char *family;
  const char *language;
  int weight;
  int width;
  bool italic;
  bool color;
} system_font_request;

// The font of exactly that family that is nearest to the request; false where the family is missing.
bool system_font_find(system_font_request request, system_font *found);

// The fonts of this machine in the order in which fontconfig would try them; NULL where there are
// none. They are never freed: there are as many as there are styles in use.
typedef struct system_font_list system_font_list;
system_font_list *system_font_list_create(system_font_request request);

// The first font of a list that has all of the scalars.
bool system_font_list_find(
  const system_font_list *list, const uint32_t *scalars, size_t count, system_font *found);

#endif
