// The kernels over vectors; the including file sets the instruction set and defines KERNELS,
// KERNELS_NAME and WIDTH, the pixels of the widest vector.

#include <string.h>

#include "gradient_formula.h"
#include "image_formula.h"
#include "vector_pixels.inc.h"
#include "vector_spans.inc.h"
#include "vector_sweep.inc.h"
#include "vector_gradients.inc.h"
#include "vector_images.inc.h"
#include "box_pass.inc.h"

const raster_kernels KERNELS = {
    KERNELS_NAME,     sweep_color,    sweep_mask,   fill_span,
    fill_masked_span, fill_mask,      composite_span, multiply_span,
    fetch_gradient,   mix_bilinear,   box_pass,       taps_pass};
