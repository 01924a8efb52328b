public import SVG

extension DiagnosticList {
  /// What is left out or replaced in the pictures of the SVG file `source`.
  public init(_ warnings: [SVGWarning], of source: SourceText) {
    self.init(source: source)
    let lines = LineMap(source)
    for warning in warnings {
      append(
        Diagnostic(
          warning.message, severity: .warning, at: lines.range(ofByteAt: warning.position)))
    }
  }

  /// Why `source` can't be read as SVG.
  public init(_ error: SVGError, of source: SourceText) {
    self.init(source: source)
    append(Diagnostic(error.message, at: LineMap(source).range(ofByteAt: error.position)))
  }
}

extension LineMap {
  /// The byte at a place whose column counts bytes; the file's last one beyond its end.
  fileprivate func range(ofByteAt position: SVGSourcePosition) -> Range<Int> {
    guard position.line >= 1, !source.bytes.isEmpty else { return 0..<0 }
    let line = range(ofLine: min(position.line, lineIndex(at: source.bytes.count) + 1) - 1)
    let start = min(line.lowerBound + max(position.column - 1, 0), source.bytes.count - 1)
    return start..<start + 1
  }
}
