#pragma once

#include "decode.h"
#include "errors.h"
#include "gif.h"
#include "input.h"
#include "large_blocks.h"
#include "log.h"
#include "pixels.h"
#include "sha256.h"
#include "temporary_files.h"
