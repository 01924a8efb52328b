#ifndef LINE_BREAK_H
#define LINE_BREAK_H

#include <stdint.h>

// The number of a scalar's line breaking class in the order of LineBreakClass.swift; 0 for a number
// that is no scalar.
uint8_t line_break_class(uint32_t scalar);

#endif
