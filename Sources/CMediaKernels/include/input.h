#pragma once
#include <stddef.h>
#include <stdint.h>

/// An AVIOContext that reads bytes in memory, which must stay there; NULL without memory.
void *media_memory_input(const uint8_t *bytes, size_t count);

/// Frees what `media_memory_input` gave, but not the bytes; NULL does nothing.
void media_memory_input_free(void *context);
