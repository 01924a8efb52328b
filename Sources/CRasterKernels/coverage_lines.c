// Lines to cells.
//
// Where a line crosses the border between two rows or two columns is computed from the line alone,
// never from the crossing before it. So the part of a line that falls into a band of rows, or into
// a window of columns, is the same whether the rest is drawn or not: bands and the whole canvas
// give the same cells.

#include "pixel_formula.h"

/// One half of the unit that 32 fractional bits are rounded to.
#define HALF ((int64_t)1 << 31)

/// A line from top to bottom, relative to the coverage's corner.
typedef struct {
  int32_t x0, y0, x1, y1;
  /// 1 if the line ran down, −1 if it ran up.
  int32_t direction;
  /// |Δy/Δx| with 32 fractional bits; 0 for vertical lines, where it is not used.
  int64_t steepness;
} falling_line;

typedef struct {
  int32_t *cells;
  uint64_t *marks;
} coverage_row;

INLINE coverage_row row_at(const raster_coverage *coverage, int32_t row) {
  return (coverage_row){coverage->cells + (ptrdiff_t)row * coverage->cells_per_row,
                        coverage->marks + (ptrdiff_t)row * coverage->marks_per_row};
}

INLINE void mark(coverage_row row, int32_t first, int32_t last) {
  uint32_t group = (uint32_t)first / GROUP, end = (uint32_t)last / GROUP;
  row.marks[group >> 6] |= (uint64_t)1 << (group & 63);
  row.marks[end >> 6] |= (uint64_t)1 << (end & 63);
}

INLINE int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
INLINE int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

/// Adds to a cell; a path that winds around it more than 16 000 times wraps.
INLINE void accumulate(int32_t *cell, int32_t value) {
  *cell = (int32_t)((uint32_t)*cell + (uint32_t)value);
}

/// What `distance` columns' worth of a line add to its height, at most `limit`.
INLINE int32_t rise(int32_t distance, int64_t steepness, int32_t limit) {
  int64_t exact = (distance * steepness + HALF) >> 32;
  return exact < limit ? (int32_t)exact : limit;
}

/// A piece of height `height` in cell `cell`; `extent` is the sum of its ends' distances from the
/// cell's left edge.
INLINE void add_piece(coverage_row row, int32_t cell, int32_t height, int32_t extent) {
  int32_t area = height * extent;
  accumulate(&row.cells[cell], height * 512 - area);
  accumulate(&row.cells[cell + 1], area);
}

/// A piece that lies within two neighbouring cells at most.
INLINE void add_short_piece(coverage_row row, int32_t from, int32_t to, int32_t height,
                            const falling_line *line) {
  int32_t low = smaller(from, to), high = larger(from, to);
  int32_t cell = low >> 8, border = (cell + 1) << 8;
  int32_t first = high > border ? rise(border - low, line->steepness, height) : height;
  int32_t middle = smaller(high, border), beyond = high - middle;
  int32_t head = first * line->direction, tail = (height - first) * line->direction;
  int32_t head_area = head * (low + middle - 2 * (border - 256)), tail_area = tail * beyond;
  accumulate(&row.cells[cell], head * 512 - head_area);
  accumulate(&row.cells[cell + 1], head_area + tail * 512 - tail_area);
  accumulate(&row.cells[cell + 2], tail_area);
  mark(row, cell, (high >> 8) + 1);
}

/// Marks the groups from that of cell `first` to that of cell `last`.
INLINE void mark_all(coverage_row row, int32_t first, int32_t last) {
  uint32_t group = (uint32_t)first / GROUP, end = (uint32_t)last / GROUP;
  if (group / 64 == end / 64) {
    row.marks[group / 64] |= ((uint64_t)2 << (end & 63)) - ((uint64_t)1 << (group & 63));
  } else {
    for (; group <= end; group++) row.marks[group / 64] |= (uint64_t)1 << (group & 63);
  }
}

/// A piece across two cells or more.
INLINE void add_long_piece(coverage_row row, int32_t from, int32_t to, int32_t height,
                           const falling_line *line) {
  int32_t low = smaller(from, to), high = larger(from, to);
  int32_t cell = low >> 8, last = (high - 1) >> 8;
  int64_t reach = (256 - (low & 255)) * line->steepness + HALF;
  int32_t done = smaller((int32_t)(reach >> 32), height);
  int32_t part = done * line->direction, area = part * ((low & 255) + 256);
  accumulate(&row.cells[cell], part * 512 - area);
  for (cell++; cell < last; cell++) {
    reach += line->steepness << 8;
    int32_t next = smaller((int32_t)(reach >> 32), height);
    part = (next - done) * line->direction * 256;
    accumulate(&row.cells[cell], area + part);
    area = part;
    done = next;
  }
  part = (height - done) * line->direction;
  int32_t last_area = part * (high - (last << 8));
  accumulate(&row.cells[last], area + part * 512 - last_area);
  accumulate(&row.cells[last + 1], last_area);
  mark_all(row, low >> 8, last + 1);
}

/// A piece that may leave the row: what lies left of cell 0 is added to its edge and what lies right
/// of cell `width` dropped.
static void add_outer_piece(coverage_row row, int32_t from, int32_t to, int32_t height,
                            const falling_line *line, int32_t width) {
  int32_t start = smaller(from, to), high = larger(from, to);
  int32_t low = start, done = 0;
  if (low < 0) {
    done = high <= 0 ? height : rise(-low, line->steepness, height);
    accumulate(&row.cells[0], done * line->direction * 512);
    row.marks[0] |= 1;
    low = 0;
    if (high <= 0) return;
  }
  for (int32_t cell = low >> 8; cell < width; cell++) {
    int32_t border = (cell + 1) << 8, end = smaller(high, border);
    int32_t reached = high <= border ? height : rise(border - start, line->steepness, height);
    add_piece(row, cell, (reached - done) * line->direction, low + end - 2 * (cell << 8));
    mark(row, cell, cell + 1);
    if (high <= border) break;
    low = border;
    done = reached;
  }
}

/// `dividend` / `divisor` with 32 fractional bits; one correctly rounded division is the same
/// everywhere, and faster than that of integers.
INLINE int64_t ratio(int32_t dividend, int32_t divisor) {
  return (int64_t)((double)dividend * 4294967296.0 / (double)divisor);
}

INLINE int64_t shallowness(const falling_line *line) {
  return ratio(line->x1 - line->x0, line->y1 - line->y0);
}

INLINE int64_t steepness(const falling_line *line) {
  int32_t width = line->x1 - line->x0;
  return width ? ratio(line->y1 - line->y0, width < 0 ? -width : width) : 0;
}

static void add_vertical_line(const raster_coverage *coverage, const falling_line *line) {
  int32_t cell = line->x0 >> 8, extent = 2 * (line->x0 & 255);
  int32_t first = line->y0 >> 8, last = (line->y1 - 1) >> 8;
  for (int32_t row = first; row <= last; row++) {
    int32_t height = smaller(line->y1, (row + 1) << 8) - larger(line->y0, row << 8);
    coverage_row target = row_at(coverage, row);
    add_piece(target, cell, height * line->direction, extent);
    mark(target, cell, cell + 1);
  }
}

/// A line that lies within the coverage.
INLINE void add_inner_line(const raster_coverage *coverage, falling_line *line) {
  if (line->x0 == line->x1) {
    add_vertical_line(coverage, line);
    return;
  }
  line->steepness = steepness(line);
  int64_t slope = shallowness(line);
  int32_t first = line->y0 >> 8, last = (line->y1 - 1) >> 8;
  int64_t position = ((int64_t)line->x0 << 32) + HALF;
  int32_t x = line->x0, y = line->y0;
  coverage_row target = row_at(coverage, first);
  for (int32_t row = first; row <= last; row++) {
    int32_t end = row == last ? line->y1 : (row + 1) << 8;
    position += slope * (end - y);
    int32_t next = row == last ? line->x1 : (int32_t)(position >> 32);
    int32_t span = (larger(x, next) >> 8) - (smaller(x, next) >> 8);
    if (span <= 1)
      add_short_piece(target, x, next, end - y, line);
    else
      add_long_piece(target, x, next, end - y, line);
    x = next;
    y = end;
    target.cells += coverage->cells_per_row;
    target.marks += coverage->marks_per_row;
  }
}

/// The position at which a line passes height `y`.
INLINE int32_t position_at(const falling_line *line, int64_t slope, int32_t y) {
  if (y == line->y0) return line->x0;
  if (y == line->y1) return line->x1;
  return (int32_t)((((int64_t)line->x0 << 32) + HALF + slope * (y - line->y0)) >> 32);
}

/// A line that leaves the coverage.
static void add_outer_line(const raster_coverage *coverage, falling_line *line) {
  int32_t width = coverage->bounds.right - coverage->bounds.left;
  int32_t height = coverage->bounds.bottom - coverage->bounds.top;
  line->steepness = steepness(line);
  int64_t slope = shallowness(line);
  int32_t first = larger(line->y0 >> 8, 0), last = smaller((line->y1 - 1) >> 8, height - 1);
  for (int32_t row = first; row <= last; row++) {
    int32_t top = larger(line->y0, row << 8), bottom = smaller(line->y1, (row + 1) << 8);
    int32_t from = position_at(line, slope, top), to = position_at(line, slope, bottom);
    if (smaller(from, to) >= width << 8) continue;
    add_outer_piece(row_at(coverage, row), from, to, bottom - top, line, width);
  }
}

INLINE falling_line falling(raster_line line, raster_bounds bounds) {
  int32_t left = bounds.left * 256, top = bounds.top * 256;
  int32_t falls = line.y0 < line.y1;
  return (falling_line){(falls ? line.x0 : line.x1) - left, (falls ? line.y0 : line.y1) - top,
                        (falls ? line.x1 : line.x0) - left, (falls ? line.y1 : line.y0) - top,
                        falls ? 1 : -1, 0};
}

void raster_coverage_add(const raster_coverage *coverage, const raster_line *lines, size_t count) {
  int32_t width = (coverage->bounds.right - coverage->bounds.left) << 8;
  int32_t height = (coverage->bounds.bottom - coverage->bounds.top) << 8;
  for (size_t index = 0; index < count; index++) {
    falling_line line = falling(lines[index], coverage->bounds);
    if (line.y1 <= 0 || line.y0 >= height || line.y0 == line.y1) continue;
    int32_t low = smaller(line.x0, line.x1), high = larger(line.x0, line.x1);
    if (low >= width) continue;
    if (line.y0 >= 0 && line.y1 <= height && low >= 0 && high < width)
      add_inner_line(coverage, &line);
    else
      add_outer_line(coverage, &line);
  }
}
