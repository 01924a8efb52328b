#include "RasterThreads.h"

#include <pthread.h>

typedef struct {
  void (*body)(void *);
  void *context;
} call;

static void *do_call(void *argument) {
  call *asked = argument;
  asked->body(asked->context);
  return NULL;
}

bool raster_run_on_stack(size_t size, void (*body)(void *), void *context) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes)) return false;
  call asked = {body, context};
  pthread_t thread;
  bool runs = !pthread_attr_setstacksize(&attributes, size) &&
              !pthread_create(&thread, &attributes, do_call, &asked);
  pthread_attr_destroy(&attributes);
  if (runs) pthread_join(thread, NULL);
  return runs;
}
