#pragma once
#include <errno.h>
#include <stdint.h>

// FFmpeg's constants that are macros which Swift can't read.

/// A decoder or encoder has no more to give.
extern const int media_error_end_of_file;
/// The bytes aren't what they should be.
extern const int media_error_invalid_data;
/// A decoder or encoder wants more input first.
extern const int media_error_again;
/// The time stamp that means none.
extern const int64_t media_no_time;
