#ifndef CTYPOGRAPHY_H
#define CTYPOGRAPHY_H

#include "line_break.h"
#include "system_fonts.h"

#endif
