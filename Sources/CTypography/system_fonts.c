#include "system_fonts.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// The part of fontconfig's interface that is used, so that building needs no header of it.
typedef struct FcPattern FcPattern;
typedef struct FcConfig FcConfig;
typedef struct FcCharSet FcCharSet;
typedef struct {
  int count;
  int capacity;
  FcPattern **fonts;
} FcFontSet;

enum { match_pattern = 0, result_match = 0, slant_roman = 0, slant_italic = 100 };

static struct {
  FcConfig *(*FcInitLoadConfigAndFonts)(void);
  FcPattern *(*FcPatternCreate)(void);
  void (*FcPatternDestroy)(FcPattern *);
  int (*FcPatternAddString)(FcPattern *, const char *, const unsigned char *);
  int (*FcPatternAddInteger)(FcPattern *, const char *, int);
  int (*FcPatternAddBool)(FcPattern *, const char *, int);
  int (*FcPatternGetString)(const FcPattern *, const char *, int, unsigned char **);
  int (*FcPatternGetInteger)(const FcPattern *, const char *, int, int *);
  int (*FcPatternGetCharSet)(const FcPattern *, const char *, int, FcCharSet **);
  int (*FcCharSetHasChar)(const FcCharSet *, uint32_t);
  int (*FcConfigSubstitute)(FcConfig *, FcPattern *, int);
  void (*FcDefaultSubstitute)(FcPattern *);
  FcPattern *(*FcFontMatch)(FcConfig *, FcPattern *, int *);
  FcFontSet *(*FcFontSort)(FcConfig *, FcPattern *, int, FcCharSet **, int *);
  int (*FcWeightFromOpenType)(int);
} fc;

static FcConfig *configuration;

static bool load_function(void *library, const char *name, void *place) {
  void *address = dlsym(library, name);
  memcpy(place, &address, sizeof address);
  return address != NULL;
}

#define LOAD(name) load_function(library, #name, &fc.name)

static bool load_functions(void *library) {
  return LOAD(FcInitLoadConfigAndFonts) && LOAD(FcPatternCreate) && LOAD(FcPatternDestroy)
      && LOAD(FcPatternAddString) && LOAD(FcPatternAddInteger) && LOAD(FcPatternAddBool)
      && LOAD(FcPatternGetString) && LOAD(FcPatternGetInteger) && LOAD(FcPatternGetCharSet)
      && LOAD(FcCharSetHasChar) && LOAD(FcConfigSubstitute) && LOAD(FcDefaultSubstitute)
      && LOAD(FcFontMatch) && LOAD(FcFontSort) && LOAD(FcWeightFromOpenType);
}

static void *open_library(void) {
  static const char *const names[] = {
    "libfontconfig.so.1", "libfontconfig.1.dylib", "/opt/homebrew/lib/libfontconfig.1.dylib"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (library) {
      return library;
    }
  }
  return NULL;
}

static bool ready(void) {
  static bool tried;
  if (!tried) {
    tried = true;
    void *library = open_library();
    if (library && load_functions(library)) {
      configuration = fc.FcInitLoadConfigAndFonts();
    }
  }
  return configuration != NULL;
}

static FcPattern *pattern_of(system_font_request request) {
  FcPattern *pattern = fc.FcPatternCreate();
  fc.FcPatternAddString(pattern, "family", (const unsigned char *)request.family);
  fc.FcPatternAddString(pattern, "lang", (const unsigned char *)request.language);
  fc.FcPatternAddInteger(pattern, "weight", fc.FcWeightFromOpenType(request.weight));
  fc.FcPatternAddInteger(pattern, "slant", request.italic ? slant_italic : slant_roman);
  fc.FcPatternAddInteger(pattern, "width", request.width);
  fc.FcPatternAddBool(pattern, "scalable", 1);
  if (request.color) {
    fc.FcPatternAddBool(pattern, "color", 1);
  }
  fc.FcConfigSubstitute(configuration, pattern, match_pattern);
  fc.FcDefaultSubstitute(pattern);
  return pattern;
}

static bool has_family(const FcPattern *font, const char *family) {
  unsigned char *name;
  for (int i = 0; fc.FcPatternGetString(font, "family", i, &name) == result_match; i++) {
    if (strcasecmp((const char *)name, family) == 0) {
      return true;
    }
  }
  return false;
}

static bool file_of(const FcPattern *font, system_font *found) {
  unsigned char *path;
  int index = 0;
  if (fc.FcPatternGetString(font, "file", 0, &path) != result_match) {
    return false;
  }
  found->path = strdup((const char *)path);
  fc.FcPatternGetInteger(font, "index", 0, &index);
  found->index = index & 0xFFFF;  // The upper half names an instance of a variable font.
  return found->path != NULL;
}

void system_font_free(system_font font) { free(font.path); }

bool system_font_find(system_font_request request, system_font *found) {
  if (!ready()) {
    return false;
  }
  int result;
  FcPattern *pattern = pattern_of(request);
  FcPattern *font = fc.FcFontMatch(configuration, pattern, &result);
  bool matches = font && has_family(font, request.family) && file_of(font, found);
  if (font) {
    fc.FcPatternDestroy(font);
  }
  fc.FcPatternDestroy(pattern);
  return matches;
}

struct system_font_list {
  FcFontSet *set;
};

system_font_list *system_font_list_create(system_font_request request) {
  if (!ready()) {
    return NULL;
  }
  int result;
  FcPattern *pattern = pattern_of(request);
  FcFontSet *set = fc.FcFontSort(configuration, pattern, 1, NULL, &result);
  fc.FcPatternDestroy(pattern);
  system_font_list *list = set ? malloc(sizeof *list) : NULL;
  if (list) {
    list->set = set;
  }
  return list;
}

static bool has_scalars(const FcPattern *font, const uint32_t *scalars, size_t count) {
  FcCharSet *set;
  if (fc.FcPatternGetCharSet(font, "charset", 0, &set) != result_match) {
    return false;
  }
  for (size_t i = 0; i < count; i++) {
    if (!fc.FcCharSetHasChar(set, scalars[i])) {
      return false;
    }
  }
  return true;
}

bool system_font_list_find(
  const system_font_list *list, const uint32_t *scalars, size_t count, system_font *found) {
  for (int i = 0; i < list->set->count; i++) {
    const FcPattern *font = list->set->fonts[i];
    if (has_scalars(font, scalars, count) && file_of(font, found)) {
      return true;
    }
  }
  return false;
}
