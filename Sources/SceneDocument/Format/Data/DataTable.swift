/// Rows of values with named columns, from a file or from the document itself.
struct DataTable: Sendable {
  /// The values of all rows under one name; all are of one type.
  struct Column: Sendable {
    let name: String
    let type: ExpressionType
    let values: [SceneValue]
  }

  let columns: [Column]
  let rowCount: Int
  /// The bytes of its name in the document.
  var range = 0..<0

  /// What the expressions call a column of the table or of a row of it.
  static func variable(_ table: String, _ column: String) -> String { "\(table).\(column)" }
}

/// How large a table may be.
enum DataLimits {
  static let rowCount = 10_000
  static let columnCount = 256
}
