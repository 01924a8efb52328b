#include "RasterThreads.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

typedef struct {
  raster_threads *pool;
  pthread_t thread;
  ptrdiff_t number;
} worker;

struct raster_threads {
  pthread_mutex_t lock;
  pthread_cond_t wake, rest;
  /// Counts the pieces of work; a thread that sees a new number takes part.
  uint64_t round;
  /// Threads that haven't finished the current round.
  int32_t busy;
  int32_t is_ending;
  raster_work work;
  void *context;
  ptrdiff_t parts;
  atomic_ptrdiff_t next;
  int32_t count;
  worker workers[];
};

static void do_parts(raster_threads *pool, ptrdiff_t number) {
  for (;;) {
    ptrdiff_t part = atomic_fetch_add_explicit(&pool->next, 1, memory_order_relaxed);
    if (part >= pool->parts) return;
    pool->work(pool->context, part, number);
  }
}

static void *wait_for_work(void *argument) {
  worker *self = argument;
  raster_threads *pool = self->pool;
  uint64_t seen = 0;
  pthread_mutex_lock(&pool->lock);
  for (;;) {
    while (pool->round == seen && !pool->is_ending) pthread_cond_wait(&pool->wake, &pool->lock);
    if (pool->is_ending) break;
    seen = pool->round;
    pthread_mutex_unlock(&pool->lock);
    do_parts(pool, self->number);
    pthread_mutex_lock(&pool->lock);
    if (--pool->busy == 0) pthread_cond_signal(&pool->rest);
  }
  pthread_mutex_unlock(&pool->lock);
  return NULL;
}

raster_threads *raster_threads_make(int32_t count) {
  raster_threads *pool = calloc(1, sizeof *pool + (size_t)count * sizeof(worker));
  if (!pool) return NULL;
  pthread_mutex_init(&pool->lock, NULL);
  pthread_cond_init(&pool->wake, NULL);
  pthread_cond_init(&pool->rest, NULL);
  for (int32_t index = 0; index < count; index++) {
    worker *added = &pool->workers[index];
    *added = (worker){pool, 0, index + 1};
    if (pthread_create(&added->thread, NULL, wait_for_work, added)) break;
    pool->count++;
  }
  return pool;
}

int32_t raster_threads_count(const raster_threads *pool) { return pool->count; }

void raster_threads_free(raster_threads *pool) {
  pthread_mutex_lock(&pool->lock);
  pool->is_ending = 1;
  pthread_cond_broadcast(&pool->wake);
  pthread_mutex_unlock(&pool->lock);
  for (int32_t index = 0; index < pool->count; index++)
    pthread_join(pool->workers[index].thread, NULL);
  pthread_cond_destroy(&pool->wake);
  pthread_cond_destroy(&pool->rest);
  pthread_mutex_destroy(&pool->lock);
  free(pool);
}

void raster_threads_run(raster_threads *pool, ptrdiff_t count, raster_work work, void *context) {
  pthread_mutex_lock(&pool->lock);
  pool->work = work;
  pool->context = context;
  pool->parts = count;
  atomic_store_explicit(&pool->next, 0, memory_order_relaxed);
  pool->busy = pool->count;
  pool->round++;
  pthread_cond_broadcast(&pool->wake);
  pthread_mutex_unlock(&pool->lock);
  do_parts(pool, 0);
  pthread_mutex_lock(&pool->lock);
  while (pool->busy > 0) pthread_cond_wait(&pool->rest, &pool->lock);
  pthread_mutex_unlock(&pool->lock);
}
