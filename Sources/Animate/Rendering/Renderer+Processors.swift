#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Renderer {
  /// How many processors are at work in this machine.
  public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
