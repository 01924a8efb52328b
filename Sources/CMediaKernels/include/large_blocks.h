#pragma once

/// Has blocks of a megabyte and more go back to the system as soon as they are freed.
void media_return_large_blocks(void);
