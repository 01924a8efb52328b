#pragma once
#include <stddef.h>
#include <stdint.h>

/// The SHA-256 (FIPS 180-4) of bytes.
///
/// - Parameter portable: Not 0 to do without the processor's instructions for it.
void media_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32], int portable);

/// The SHA-256 of premultiplied pixels once they are straight RGBA.
void media_sha256_of_pixels(const uint8_t *premultiplied, size_t pixels, uint8_t digest[32]);
