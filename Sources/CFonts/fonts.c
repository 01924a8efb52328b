#include "CFonts.h"

#if defined(__clang__)
#pragma clang diagnostic ignored "-Wc23-extensions"
#endif

static const unsigned char inter_regular[] = {
#embed "Inter/Inter-Regular.otf"
};
static const unsigned char inter_medium[] = {
#embed "Inter/Inter-Medium.otf"
};
static const unsigned char inter_semibold[] = {
#embed "Inter/Inter-SemiBold.otf"
};
static const unsigned char inter_bold[] = {
#embed "Inter/Inter-Bold.otf"
};
static const unsigned char inter_italic[] = {
#embed "Inter/Inter-Italic.otf"
};
static const unsigned char jetbrains_mono_regular[] = {
#embed "JetBrainsMono/JetBrainsMono-Regular.ttf"
};
static const unsigned char jetbrains_mono_bold[] = {
#embed "JetBrainsMono/JetBrainsMono-Bold.ttf"
};

#define FILE_OF(bytes) {(const char *)(bytes), sizeof(bytes)}

static const embedded_font_data files[embedded_font_count] = {
  [embedded_font_inter_regular] = FILE_OF(inter_regular),
  [embedded_font_inter_medium] = FILE_OF(inter_medium),
  [embedded_font_inter_semibold] = FILE_OF(inter_semibold),
  [embedded_font_inter_bold] = FILE_OF(inter_bold),
  [embedded_font_inter_italic] = FILE_OF(inter_italic),
  [embedded_font_jetbrains_mono_regular] = FILE_OF(jetbrains_mono_regular),
  [embedded_font_jetbrains_mono_bold] = FILE_OF(jetbrains_mono_bold),
};

embedded_font_data embedded_font_file(embedded_font font) {
  if ((unsigned)font >= embedded_font_count) {
    return (embedded_font_data){0, 0};
  }
  return files[font];
}
