#include "large_blocks.h"

#include <stdlib.h> // Says whether the C library is glibc.

#if defined(__GLIBC__)
#include <malloc.h>

// A fixed threshold also keeps glibc from raising it to the size of what was freed last, after which pictures would come
// from the heap and leave holes in it.
int media_return_large_blocks(void) { return mallopt(M_MMAP_THRESHOLD, 1 << 20); }
#else
int media_return_large_blocks(void) { return 0; }
#endif
