// One pass of a box blur down the columns, compiled for each instruction set.

#pragma STDC FP_CONTRACT OFF

static void add_row(int32_t *sums, const uint16_t *row, size_t units) {
  for (size_t i = 0; i < units; i++) sums[i] += row[i];
}

static void subtract_row(int32_t *sums, const uint16_t *row, size_t units) {
  for (size_t i = 0; i < units; i++) sums[i] -= row[i];
}

static void box_row(uint16_t *to, const int32_t *sums, const uint16_t *above,
                    const uint16_t *below, size_t units, raster_box box) {
  for (size_t i = 0; i < units; i++) {
    int32_t edges = (int32_t)above[i] + below[i];
    float value = (float)sums[i] * box.whole + (float)edges * box.edge + 0.5f;
    int32_t level = (int32_t)value;
    to[i] = (uint16_t)(level > 65535 ? 65535 : level);
  }
}

static void box_pass(uint16_t *to, const uint16_t *from, int32_t *sums, const uint16_t *zeros,
                     size_t units, int32_t rows, raster_box box) {
  int32_t radius = box.radius;
  for (size_t i = 0; i < units; i++) sums[i] = 0;
  for (int32_t y = 0; y < radius && y < rows; y++) add_row(sums, from + (size_t)y * units, units);
  for (int32_t y = 0; y < rows; y++) {
    int32_t before = y - radius - 1, after = y + radius + 1;
    const uint16_t *above = before >= 0 ? from + (size_t)before * units : zeros;
    const uint16_t *below = after < rows ? from + (size_t)after * units : zeros;
    if (after - 1 < rows) add_row(sums, from + (size_t)(after - 1) * units, units);
    if (before >= 0) subtract_row(sums, above, units);
    box_row(to + (size_t)y * units, sums, above, below, units, box);
  }
}
