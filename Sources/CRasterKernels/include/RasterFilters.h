// Filters over whole layers; one version for all instruction sets.
#pragma once

#include "RasterKernels.h"

/// Pixels to 16-bit channels and back, where 65535 is the whole.
void raster_widen(uint16_t *channels, const uint32_t *pixels, size_t count);
void raster_narrow(uint32_t *pixels, const uint16_t *channels, size_t count);

/// Rows to columns, of pixels of four 16-bit channels.
void raster_transpose(uint64_t *to, const uint64_t *from, size_t width, size_t height);

/// Maps colours, not premultiplied, by four rows of five numbers.
void raster_map_colors(uint32_t *pixels, size_t count, const float *matrix);

/// Writes `color` where alpha, 0…255, lies between two numbers, and nothing elsewhere.
void raster_threshold(uint32_t *pixels, size_t count, float low, float high, uint32_t color);

/// The silhouette of pixels in a colour.
void raster_tint(uint32_t *to, const uint32_t *from, size_t count, const raster_source *color);

/// Paints over pixels, within what they cover, a colour where a silhouette's alpha is missing.
void raster_inner_shadow(uint32_t *pixels, const uint32_t *silhouette, size_t count,
                         const raster_source *color);

/// Makes pixels opaque in their colours.
void raster_make_opaque(uint32_t *pixels, size_t count);

/// Pixels moved by a distance in 1/256 pixel, mixed where it isn't whole.
void raster_shift(uint32_t *to, const uint32_t *from, int32_t width, int32_t height, int32_t dx,
                  int32_t dy);
