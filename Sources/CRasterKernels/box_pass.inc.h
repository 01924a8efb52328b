// Passes of blurs down the columns, compiled for each instruction set.

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

/// A row of the picture or beside it: `zeros`, or the row at the end.
static const uint16_t *row_or_beside(const uint16_t *from, const uint16_t *zeros, size_t units,
                                     int32_t rows, int32_t row) {
  if (row >= 0 && row < rows) return from + (size_t)row * units;
  if (zeros) return zeros;
  return row < 0 ? from : from + (size_t)(rows - 1) * units;
}

/// The sums of the rows from −radius − 1 to radius − 1.
static void first_sums(int32_t *sums, const uint16_t *from, size_t units, int32_t rows,
                       int32_t radius, int goes_on) {
  const uint16_t *last = from + (size_t)(rows - 1) * units;
  int32_t before = goes_on ? radius + 1 : 0, after = goes_on && radius > rows ? radius - rows : 0;
  for (size_t i = 0; i < units; i++) sums[i] = before * from[i] + after * last[i];
  for (int32_t y = 0; y < radius && y < rows; y++) add_row(sums, from + (size_t)y * units, units);
}

static void box_pass(uint16_t *to, const uint16_t *from, int32_t *sums, const uint16_t *zeros,
                     size_t units, int32_t rows, raster_box box) {
  int32_t radius = box.radius;
  first_sums(sums, from, units, rows, radius, !zeros);
  for (int32_t y = 0; y < rows; y++) {
    int32_t before = y - radius - 1, after = y + radius + 1;
    const uint16_t *above = row_or_beside(from, zeros, units, rows, before);
    const uint16_t *below = row_or_beside(from, zeros, units, rows, after);
    const uint16_t *entering = row_or_beside(from, zeros, units, rows, after - 1);
    if (entering != zeros) add_row(sums, entering, units);
    if (above != zeros) subtract_row(sums, above, units);
    box_row(to + (size_t)y * units, sums, above, below, units, box);
  }
}

static void add_weighted(uint32_t *sums, const uint16_t *above, const uint16_t *below,
                         size_t units, uint32_t weight) {
  for (size_t i = 0; i < units; i++) sums[i] += ((uint32_t)above[i] + below[i]) * weight;
}

static void taps_pass(uint16_t *to, const uint16_t *from, uint32_t *sums, const uint16_t *zeros,
                      size_t units, int32_t rows, const raster_taps *taps) {
  for (int32_t y = 0; y < rows; y++) {
    const uint16_t *row = from + (size_t)y * units;
    for (size_t i = 0; i < units; i++) sums[i] = 32768 + row[i] * taps->weights[0];
    for (int32_t tap = 1; tap <= taps->radius; tap++)
      add_weighted(sums, row_or_beside(from, zeros, units, rows, y - tap),
                   row_or_beside(from, zeros, units, rows, y + tap), units, taps->weights[tap]);
    uint16_t *result = to + (size_t)y * units;
    for (size_t i = 0; i < units; i++) result[i] = (uint16_t)(sums[i] >> 16);
  }
}
