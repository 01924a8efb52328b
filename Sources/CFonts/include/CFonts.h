#ifndef CFONTS_H
#define CFONTS_H

#include <stddef.h>

// The faces that every binary carries, so that text looks the same on a box without fonts.
// Their bytes lie in the binary's read-only pages: nothing is read before a face is asked for.
typedef enum {
  embedded_font_inter_regular,
  embedded_font_inter_medium,
  embedded_font_inter_semibold,
  embedded_font_inter_bold,
  embedded_font_inter_italic,
  embedded_font_jetbrains_mono_regular,
  embedded_font_jetbrains_mono_bold,
  embedded_font_count
} embedded_font;

typedef struct {
  const char *bytes;
  size_t count;
} embedded_font_data;

// The OpenType file of a face; no bytes for a number that is none.
embedded_font_data embedded_font_file(embedded_font font);

#endif
