extension LocalizedStringKey.StringInterpolation {
  /// Adds a number as `format` writes it.
  public mutating func appendInterpolation(_ value: Double, format: NumberFormat) {
    appendInterpolation(Text(value, format: format))
  }

  /// Adds a whole number as `format` writes it.
  public mutating func appendInterpolation(_ value: Int, format: NumberFormat) {
    appendInterpolation(Text(value, format: format))
  }

  /// Adds a number as `format` writes it.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: some BinaryFloatingPoint, format: NumberFormat
  ) {
    appendInterpolation(Text(value, format: format))
  }

  /// Adds a number as C's `printf` writes it.
  ///
  ///     Text("\(height, specifier: "%.1f") m")
  ///
  /// A specifier that isn't one conversion of a number is reported, and the number stands as it is.
  public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
    append(FormatSpecifier(specifier)?.format(Double(value)), value, specifier)
  }

  /// Adds a whole number as C's `printf` writes it.
  ///
  /// A specifier that isn't one conversion of a number is reported, and the number stands as it is.
  public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
    append(FormatSpecifier(specifier)?.format(value), value, specifier)
  }

  private mutating func append<T>(_ text: String?, _ value: T, _ specifier: String) {
    var piece = TextPiece(text: text ?? String(describing: value))
    if text == nil {
      piece.fault = "\"\(specifier)\" isn't a format of a number, such as \"%.2f\" or \"%d\""
    }
    insert([piece])
  }
}
