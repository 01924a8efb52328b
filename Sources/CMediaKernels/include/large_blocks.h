#pragma once

/// Has blocks of a megabyte and more go back to the system as soon as they are freed; 1 where the C library can do that,
/// 0 where it can't.
int media_return_large_blocks(void);
