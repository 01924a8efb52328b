// The C library, by one name on all systems.

#if canImport(Glibc)
  @_exported import Glibc
#else
  @_exported import Darwin
#endif

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }
