// Where lines cross the borders of rows and columns, rounded to the grid.
//
// Crossings are nearest positions; of two equally near ones the even one is taken. That is the same
// after any flip, quarter turn or shift by whole pixels. Short lines are gone along in steps of fixed
// point: a crossing is a fraction whose denominator is the line's width or height, so that it lies
// on the middle between two positions or 2^-19 away from it, and what the steps are off is less
// than an eighth of that.
#pragma once

#include "pixel_formula.h"

/// A line that goes to the right and down, relative to the coverage's corner; y is counted from the
/// bottom if the line was one that goes up.
typedef struct {
  int32_t x0, y0, x1, y1;
  /// 1 if the line it was made of ran down, −1 if it ran up.
  int32_t direction;
  int32_t is_reflected;
  /// Δx/Δy and Δy/Δx with 40 fractional bits.
  int64_t slope, steepness;
} rising_line;

enum { CROSSING_BITS = 40 };

/// Up to this width and height steps of fixed point are exact enough.
#define LONGEST_STEPPED ((int32_t)1 << 18)

INLINE rising_line rising(raster_line line, raster_bounds bounds) {
  int32_t left = bounds.left * 256, top = bounds.top * 256, bottom = bounds.bottom * 256;
  int32_t ahead = line.x0 <= line.x1, falls = line.y0 < line.y1, goes_up = ahead != falls;
  int32_t x0 = ahead ? line.x0 : line.x1, x1 = ahead ? line.x1 : line.x0;
  int32_t high = falls ? line.y0 : line.y1, low = falls ? line.y1 : line.y0;
  return (rising_line){x0 - left,
                       goes_up ? bottom - low : high - top,
                       x1 - left,
                       goes_up ? bottom - high : low - top,
                       falls ? 1 : -1,
                       goes_up,
                       0,
                       0};
}

INLINE int is_short(const rising_line *line) {
  return line->x1 - line->x0 <= LONGEST_STEPPED && line->y1 - line->y0 <= LONGEST_STEPPED;
}

/// One correctly rounded division is the same everywhere, and faster than that of integers.
INLINE int64_t ratio(int32_t dividend, int32_t divisor) {
  return (int64_t)((double)dividend * 1099511627776.0 / (double)divisor);
}

/// Computes the steps that a line needs: those to further rows, those to further columns.
INLINE void prepare(rising_line *line, int has_rows, int has_columns) {
  int32_t width = line->x1 - line->x0, height = line->y1 - line->y0;
  if (has_rows) line->slope = ratio(width, height);
  if (has_rows || has_columns) line->steepness = ratio(height, width);
}

/// The nearest whole number, the even one of two.
///
/// A nudge of 2^-20 towards it decides.
INLINE int32_t nearest_even(int64_t value) {
  int64_t nudge = value >> (CROSSING_BITS - 21) & (int64_t)1 << 21;
  return (int32_t)((value + nudge + ((int64_t)1 << 39) - ((int64_t)1 << 20)) >> CROSSING_BITS);
}

/// How far the line has gone to the right at height `y`, from the left edge of its first cell.
INLINE int64_t run_at(const rising_line *line, int32_t y) {
  return ((int64_t)(line->x0 & 255) << CROSSING_BITS) + (y - line->y0) * line->slope;
}

/// The run at the next border of rows; past the line's end it may wrap.
INLINE int64_t after_row(const rising_line *line, int64_t run) {
  return (int64_t)((uint64_t)run + (uint64_t)line->slope * 256);
}

INLINE int32_t column_of_run(const rising_line *line, int64_t run) {
  return (line->x0 & ~255) + nearest_even(run);
}

INLINE int32_t cell_of_run(const rising_line *line, int64_t run) {
  return (line->x0 >> 8) + (int32_t)(run >> (CROSSING_BITS + 8));
}

/// How far the line has gone down at column `x`, from the top of its first row; meaningless right of
/// the line.
INLINE int64_t reach_at(const rising_line *line, int32_t x) {
  uint64_t product = (uint64_t)(x - line->x0) * (uint64_t)line->steepness;
  return (int64_t)(((uint64_t)(line->y0 & 255) << CROSSING_BITS) + product);
}

/// The reach at the next border of columns; past the line's end it may wrap.
INLINE int64_t after_column(const rising_line *line, int64_t reach) {
  return (int64_t)((uint64_t)reach + (uint64_t)line->steepness * 256);
}

INLINE int32_t height_of_reach(const rising_line *line, int64_t reach) {
  return (line->y0 & ~255) + nearest_even(reach);
}

INLINE int32_t height_at(const rising_line *line, int32_t x) {
  return height_of_reach(line, reach_at(line, x));
}

/// A crossing of a line of any length: the nearest column and the cell of the exact one.
typedef struct {
  int32_t nearest, cell;
} exact_column;

/// `start` + `dividend` / `divisor`, rounded to the nearest and the even one of two.
INLINE int32_t exact_crossing(int32_t start, int64_t dividend, int32_t divisor, int32_t *whole) {
  int64_t quotient = dividend / divisor, rest = 2 * (dividend - quotient * divisor);
  *whole = start + (int32_t)quotient;
  return *whole + (rest > divisor || (rest == divisor && (*whole & 1)));
}

INLINE exact_column exact_column_at(const rising_line *line, int32_t y) {
  int64_t dividend = (int64_t)(line->x1 - line->x0) * (y - line->y0);
  int32_t whole, nearest = exact_crossing(line->x0, dividend, line->y1 - line->y0, &whole);
  return (exact_column){nearest, whole >> 8};
}

INLINE int32_t exact_height_at(const rising_line *line, int32_t x) {
  int64_t dividend = (int64_t)(line->y1 - line->y0) * (x - line->x0);
  int32_t whole;
  return exact_crossing(line->y0, dividend, line->x1 - line->x0, &whole);
}
