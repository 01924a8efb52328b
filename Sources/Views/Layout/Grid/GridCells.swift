import Geometry

/// A view of a grid and the columns and row that it takes.
struct GridCell {
  let item: LayoutItem
  let traits: GridTraits
  var row: Int
  var columns: Range<Int>
}

/// The views of a grid in their rows and columns.
struct GridCells {
  private(set) var all: [GridCell] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  /// The alignment that a cell of the column asks for.
  private(set) var alignments: [Int: HorizontalAlignment] = [:]

  /// More columns than this are none that anyone sees.
  private static var columnLimit: Int { 1000 }

  init(_ items: [LayoutItem]) {
    var row: ObjectIdentifier?
    var next = 0
    for item in items {
      let traits = item.traits.grid
      if traits.row == nil || traits.row != row || rowCount == 0 {
        (rowCount, next) = (rowCount + 1, 0)
      }
      row = traits.row
      let start = min(next, Self.columnLimit - 1)
      next = min(start + traits.columns, Self.columnLimit)
      all.append(GridCell(item: item, traits: traits, row: rowCount - 1, columns: start..<next))
      columnCount = max(columnCount, next)
      if let alignment = traits.columnAlignment { alignments[start] = alignment }
    }
    for index in all.indices where all[index].traits.row == nil {
      all[index].columns = 0..<columnCount
    }
  }
}
