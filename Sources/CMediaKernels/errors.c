#include "errors.h"

#include <libavutil/avutil.h>
#include <libavutil/error.h>

const int media_error_end_of_file = AVERROR_EOF;
const int media_error_invalid_data = AVERROR_INVALIDDATA;
const int media_error_again = AVERROR(EAGAIN);
const int64_t media_no_time = AV_NOPTS_VALUE;
