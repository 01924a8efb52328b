#pragma once

/// Notes a file that is to vanish when the process is interrupted.
///
/// Gives a number for `media_temporary_forget`, or -1 when the table is full or the path too long.
int media_temporary_note(const char *path);

/// Takes a file off the list.
void media_temporary_forget(int number);

/// Unlinks all noted files; may be called in a signal handler.
void media_temporary_remove_all(void);
