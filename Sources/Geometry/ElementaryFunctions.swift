// The C library's transcendental functions, named in one place. They may differ in the last bit
// between libraries, so nothing computed with them reaches a pixel before it is snapped to a grid.

#if canImport(Glibc)
  @_exported public import func Glibc.acos
  @_exported public import func Glibc.asin
  @_exported public import func Glibc.atan
  @_exported public import func Glibc.atan2
  @_exported public import func Glibc.cbrt
  @_exported public import func Glibc.cos
  @_exported public import func Glibc.cosh
  @_exported public import func Glibc.exp
  @_exported public import func Glibc.expm1
  @_exported public import func Glibc.hypot
  @_exported public import func Glibc.log
  @_exported public import func Glibc.log1p
  @_exported public import func Glibc.pow
  @_exported public import func Glibc.sin
  @_exported public import func Glibc.sinh
  @_exported public import func Glibc.tan
#else
  @_exported public import func Darwin.acos
  @_exported public import func Darwin.asin
  @_exported public import func Darwin.atan
  @_exported public import func Darwin.atan2
  @_exported public import func Darwin.cbrt
  @_exported public import func Darwin.cos
  @_exported public import func Darwin.cosh
  @_exported public import func Darwin.exp
  @_exported public import func Darwin.expm1
  @_exported public import func Darwin.hypot
  @_exported public import func Darwin.log
  @_exported public import func Darwin.log1p
  @_exported public import func Darwin.pow
  @_exported public import func Darwin.sin
  @_exported public import func Darwin.sinh
  @_exported public import func Darwin.tan
#endif
