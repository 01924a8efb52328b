#pragma once

/// Takes FFmpeg's log: nothing goes to standard error any more, warnings and errors are kept for
/// the thread on which they arise. Once is enough; further calls do nothing.
void media_log_capture(void);

/// Forgets what this thread has kept.
void media_log_clear(void);

/// What this thread has kept since it last forgot: the last lines, separated by newlines, at most
/// 4 KiB. Valid until the thread's next call into FFmpeg.
const char *media_log_text(void);
