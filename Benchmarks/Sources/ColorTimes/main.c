// RGBA to BT.709 4:2:0 at 1080p: our kernel and libswscale's exact setting, in turn in one run.
// Prints milliseconds of processor time a frame, the least of the rounds, and the ratio.

#include "yuv420p.h"

#include <libavutil/opt.h>
#include <libavutil/pixfmt.h>
#include <libswscale/swscale.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { WIDTH = 1920, HEIGHT = 1080, ROUNDS = 30, FRAMES = 10 };

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static struct SwsContext *exact_scaler(void) {
  struct SwsContext *scaler = sws_alloc_context();
  const char *names[] = {"srcw", "srch", "dstw", "dsth", "src_format", "dst_format", "sws_flags",
    "dst_h_chr_pos"};
  const int64_t values[] = {WIDTH, HEIGHT, WIDTH, HEIGHT, AV_PIX_FMT_RGBA, AV_PIX_FMT_YUV420P,
    SWS_AREA | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP, 0};
  for (int i = 0; i < 8; i++) av_opt_set_int(scaler, names[i], values[i], 0);
  const int *bt709 = sws_getCoefficients(SWS_CS_ITU709);
  sws_setColorspaceDetails(scaler, bt709, 1, bt709, 0, 0, 1 << 16, 1 << 16);
  return sws_init_context(scaler, NULL, NULL) < 0 ? NULL : scaler;
}

int main(void) {
  uint8_t *rgba = malloc((size_t)WIDTH * HEIGHT * 4);
  uint8_t *planes = malloc((size_t)WIDTH * HEIGHT * 3 / 2);
  for (size_t i = 0; i < (size_t)WIDTH * HEIGHT * 4; i++)
    rgba[i] = i % 4 == 3 ? 255 : (uint8_t)(i * 2654435769u >> 20);
  struct media_yuv420p target = {
    planes, planes + WIDTH * HEIGHT, planes + WIDTH * HEIGHT * 5 / 4, WIDTH, WIDTH / 2};
  uint8_t *data[4] = {target.y, target.u, target.v, NULL};
  const int strides[4] = {WIDTH, WIDTH / 2, WIDTH / 2, 0};
  const uint8_t *source[4] = {rgba, NULL, NULL, NULL};
  const int source_strides[4] = {WIDTH * 4, 0, 0, 0};
  struct SwsContext *scaler = exact_scaler();
  double ours = 1e9, theirs = 1e9;
  for (int round = 0; round < ROUNDS; round++) {
    double start = milliseconds();
    for (int i = 0; i < FRAMES; i++)
      media_yuv420p_from_rgba(rgba, WIDTH, HEIGHT, 0, target, MEDIA_KERNEL_FASTEST);
    const double mine = (milliseconds() - start) / FRAMES;
    start = milliseconds();
    for (int i = 0; i < FRAMES; i++)
      sws_scale(scaler, source, source_strides, 0, HEIGHT, data, strides);
    const double other = (milliseconds() - start) / FRAMES;
    ours = mine < ours ? mine : ours;
    theirs = other < theirs ? other : theirs;
  }
  printf("%.3f %.3f %.2f\n", ours, theirs, theirs / ours);
  sws_freeContext(scaler);
  free(planes);
  free(rgba);
}
