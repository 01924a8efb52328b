// Threads that wait for work, for canvases that are painted in parts.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A pool of threads.
typedef struct raster_threads raster_threads;

/// A part of some work: the part with number `index`, on the thread with number `thread`, 0 being the
/// one that asked.
typedef void (*raster_work)(void *_Nullable context, ptrdiff_t index, ptrdiff_t thread);

/// Up to `count` threads that wait; NULL when there is no memory.
raster_threads *_Nullable raster_threads_make(int32_t count);

/// How many threads there are.
int32_t raster_threads_count(const raster_threads *_Nonnull threads);

/// Ends the threads; none is working.
void raster_threads_free(raster_threads *_Nonnull threads);

/// Does the parts 0…count − 1, each once, on these threads and the calling one, and returns when all are
/// done.
void raster_threads_run(raster_threads *_Nonnull threads, ptrdiff_t count,
                        raster_work _Nonnull work, void *_Nullable context);

/// Calls `body` on a stack of `size` bytes and returns when that is done; false, with nothing called, where the
/// system has no such stack.
bool raster_run_on_stack(size_t size, void (*_Nonnull body)(void *_Nullable context),
                         void *_Nullable context);
