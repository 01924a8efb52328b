/// A place in an SVG file: lines and columns count from 1, columns in bytes of UTF-8.
public struct SVGSourcePosition: Sendable, Hashable {
  public var line: Int
  public var column: Int

  /// The place at a line and column.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

/// Why a text can't be read as SVG: where, what is wrong and what would help.
public struct SVGError: Error, Sendable, Hashable, CustomStringConvertible {
  public var position: SVGSourcePosition
  public var message: String

  /// An error at a place of the file.
  public init(_ message: String, at position: SVGSourcePosition) {
    (self.message, self.position) = (message, position)
  }

  /// `line:column: error: message`, as compilers write it.
  public var description: String { "\(position.line):\(position.column): error: \(message)" }
}

/// Something in a file that is left out or replaced by what the specification says.
public struct SVGWarning: Sendable, Hashable, CustomStringConvertible {
  public var position: SVGSourcePosition
  public var message: String

  /// A warning about a place of the file.
  public init(_ message: String, at position: SVGSourcePosition) {
    (self.message, self.position) = (message, position)
  }

  /// `line:column: warning: message`, as compilers write it.
  public var description: String { "\(position.line):\(position.column): warning: \(message)" }
}
