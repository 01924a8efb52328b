#include "large_blocks.h"

#if defined(__GLIBC__)
#include <malloc.h>

// A fixed threshold also keeps glibc from raising it to the size of what was freed last, after which pictures would come
// from the heap and leave holes in it.
void media_return_large_blocks(void) { mallopt(M_MMAP_THRESHOLD, 1 << 20); }
#else
void media_return_large_blocks(void) {}
#endif
