// Lines to cells.
//
// A line becomes a chain of pieces, one in each pixel it passes. Where it crosses a border between
// two rows or two columns is the nearest position on the grid to the exact crossing, the even one of
// two: known from the line alone, and the same for the line flipped or turned by a quarter. So bands,
// windows and the whole canvas give the same cells, and flipped and turned shapes give flipped and
// turned pixels.

#include "line_crossing.h"

typedef struct {
  int32_t *cells;
  uint64_t *marks;
} coverage_row;

INLINE coverage_row row_at(const raster_coverage *coverage, int32_t row) {
  return (coverage_row){coverage->cells + (ptrdiff_t)row * coverage->cells_per_row,
                        coverage->marks + (ptrdiff_t)row * coverage->marks_per_row};
}

/// Marks the groups from that of cell `first` to that of cell `last`.
INLINE void mark(coverage_row row, int32_t first, int32_t last) {
  uint32_t group = (uint32_t)first / GROUP, end = (uint32_t)last / GROUP;
  if (group / 64 == end / 64) {
    row.marks[group / 64] |= ((uint64_t)2 << (end & 63)) - ((uint64_t)1 << (group & 63));
  } else {
    for (; group <= end; group++) row.marks[group / 64] |= (uint64_t)1 << (group & 63);
  }
}

INLINE int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
INLINE int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

/// Adds to a cell; a path that winds around it more than 16 000 times wraps.
INLINE void accumulate(int32_t *cell, int32_t value) {
  *cell = (int32_t)((uint32_t)*cell + (uint32_t)value);
}

/// A piece of height `height` in cell `cell`; `extent` is the sum of its ends' distances from the
/// cell's left edge.
INLINE void add_piece(coverage_row row, int32_t cell, int32_t height, int32_t extent) {
  int32_t area = height * extent;
  accumulate(&row.cells[cell], height * 512 - area);
  accumulate(&row.cells[cell + 1], area);
}

/// What of a line lies in a row: from one position to another, the cells of both, and the heights.
typedef struct {
  int32_t from, to;
  int32_t cell, last;
  int32_t top, bottom;
} row_part;

/// A part that lies within two neighbouring cells at most.
INLINE void add_short_part(coverage_row row, row_part part, const rising_line *line) {
  int32_t border = (part.cell + 1) << 8, height = part.bottom - part.top;
  int32_t first = part.last > part.cell ? height_at(line, border) - part.top : height;
  int32_t middle = smaller(part.to, border), beyond = part.to - middle;
  int32_t head = first * line->direction, tail = (height - first) * line->direction;
  int32_t head_area = head * (part.from + middle - 2 * (border - 256)), tail_area = tail * beyond;
  accumulate(&row.cells[part.cell], head * 512 - head_area);
  accumulate(&row.cells[part.cell + 1], head_area + tail * 512 - tail_area);
  accumulate(&row.cells[part.cell + 2], tail_area);
  mark(row, part.cell, part.last + 1);
}

/// A part across three cells or more.
INLINE void add_long_part(coverage_row row, row_part part, const rising_line *line) {
  int32_t cell = part.cell, y = part.top;
  int64_t reach = reach_at(line, (cell + 1) << 8);
  int32_t next = height_of_reach(line, reach);
  int32_t height = (next - y) * line->direction;
  int32_t area = height * (part.from - (cell << 8) + 256);
  accumulate(&row.cells[cell], height * 512 - area);
  for (cell++; cell < part.last; cell++) {
    y = next;
    reach = after_column(line, reach);
    next = height_of_reach(line, reach);
    height = (next - y) * line->direction * 256;
    accumulate(&row.cells[cell], area + height);
    area = height;
  }
  height = (part.bottom - next) * line->direction;
  int32_t last_area = height * (part.to - (cell << 8));
  accumulate(&row.cells[cell], area + height * 512 - last_area);
  accumulate(&row.cells[cell + 1], last_area);
  mark(row, part.cell, cell + 1);
}

INLINE void add_part(coverage_row row, row_part part, const rising_line *line) {
  if (part.last - part.cell <= 1)
    add_short_part(row, part, line);
  else
    add_long_part(row, part, line);
}

static void add_vertical_line(const raster_coverage *coverage, const rising_line *line) {
  int32_t cell = line->x0 >> 8, extent = 2 * (line->x0 & 255);
  int32_t height = coverage->bounds.bottom - coverage->bounds.top;
  int32_t first = line->y0 >> 8, last = (line->y1 - 1) >> 8;
  for (int32_t row = larger(first, 0); row <= smaller(last, height - 1); row++) {
    int32_t part = smaller(line->y1, (row + 1) << 8) - larger(line->y0, row << 8);
    coverage_row target = row_at(coverage, line->is_reflected ? height - 1 - row : row);
    if (cell < 0) {
      accumulate(&target.cells[0], part * line->direction * 512);
      mark(target, 0, 0);
    } else {
      add_piece(target, cell, part * line->direction, extent);
      mark(target, cell, cell + 1);
    }
  }
}

/// A line that lies within the coverage.
INLINE void add_inner_line(const raster_coverage *coverage, rising_line *line) {
  int32_t height = coverage->bounds.bottom - coverage->bounds.top;
  int32_t first = line->y0 >> 8, last = (line->y1 - 1) >> 8;
  coverage_row target = row_at(coverage, line->is_reflected ? height - 1 - first : first);
  row_part part = {line->x0, line->x1, line->x0 >> 8, line->x1 >> 8, line->y0, line->y1};
  prepare(line, last > first, part.last > part.cell);
  ptrdiff_t cells = line->is_reflected ? -coverage->cells_per_row : coverage->cells_per_row;
  ptrdiff_t marks = line->is_reflected ? -coverage->marks_per_row : coverage->marks_per_row;
  int64_t run = run_at(line, (first + 1) << 8);
  for (int32_t row = first; row < last; row++) {
    part.bottom = (row + 1) << 8;
    part.to = column_of_run(line, run);
    part.last = cell_of_run(line, run);
    add_part(target, part, line);
    run = after_row(line, run);
    part.from = part.to;
    part.cell = part.last;
    part.top = part.bottom;
    target.cells += cells;
    target.marks += marks;
  }
  part.to = line->x1;
  part.last = line->x1 >> 8;
  part.bottom = line->y1;
  add_part(target, part, line);
}

/// A part of a line that may leave the row: what lies left of cell 0 is added to its edge and what
/// lies right of cell `width` dropped.
static void add_outer_part(coverage_row row, row_part part, const rising_line *line,
                           int32_t width) {
  if (part.cell < 0) {
    int32_t top = part.last < 0 ? part.bottom : exact_height_at(line, 0);
    accumulate(&row.cells[0], (top - part.top) * line->direction * 512);
    mark(row, 0, 0);
    part = (row_part){0, part.to, 0, part.last, top, part.bottom};
  }
  for (; part.cell <= smaller(part.last, width - 1); part.cell++) {
    int32_t left = part.cell << 8, ends = part.cell == part.last;
    int32_t to = ends ? part.to : left + 256;
    int32_t bottom = ends ? part.bottom : exact_height_at(line, to);
    add_piece(row, part.cell, (bottom - part.top) * line->direction, part.from + to - 2 * left);
    mark(row, part.cell, part.cell + 1);
    part.from = to;
    part.top = bottom;
  }
}

/// A line that leaves the coverage, or is too long for the quick way.
static void add_outer_line(const raster_coverage *coverage, const rising_line *line) {
  int32_t width = coverage->bounds.right - coverage->bounds.left;
  int32_t height = coverage->bounds.bottom - coverage->bounds.top;
  int32_t first = larger(line->y0 >> 8, 0), last = smaller((line->y1 - 1) >> 8, height - 1);
  exact_column end = exact_column_at(line, larger(line->y0, first << 8));
  for (int32_t row = first; row <= last; row++) {
    exact_column start = end;
    row_part part = {start.nearest, 0, start.cell, 0, larger(line->y0, row << 8),
                     smaller(line->y1, (row + 1) << 8)};
    if (part.cell >= width) return;
    end = exact_column_at(line, part.bottom);
    part.to = end.nearest;
    part.last = end.cell;
    add_outer_part(row_at(coverage, line->is_reflected ? height - 1 - row : row), part, line,
                   width);
  }
}

void raster_coverage_add(const raster_coverage *coverage, const raster_line *lines, size_t count) {
  int32_t width = (coverage->bounds.right - coverage->bounds.left) << 8;
  int32_t height = (coverage->bounds.bottom - coverage->bounds.top) << 8;
  for (size_t index = 0; index < count; index++) {
    rising_line line = rising(lines[index], coverage->bounds);
    if (line.y1 <= 0 || line.y0 >= height || line.y0 == line.y1 || line.x0 >= width) continue;
    if (line.x0 == line.x1)
      add_vertical_line(coverage, &line);
    else if (line.y0 >= 0 && line.y1 <= height && line.x0 >= 0 && line.x1 < width &&
             is_short(&line))
      add_inner_line(coverage, &line);
    else
      add_outer_line(coverage, &line);
  }
}
