public import Geometry

/// What a view asks of the grid around it.
struct GridTraits {
  /// The row that the view is a cell of; nil when it takes a row by itself.
  var row: ObjectIdentifier?
  var rowAlignment: VerticalAlignment?
  /// How many columns the cell takes; at least 1.
  var columns = 1
  /// The point of the cell at which the view stands.
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  /// The directions in which the view takes what there is and asks for nothing.
  var unsizedAxes: Axis.Set = []
}

extension View {
  /// Has this cell of a grid take several columns; counts below 1 are 1.
  public func gridCellColumns(_ count: Int) -> some View {
    TraitsView(content: self) { $0.grid.columns = max(count, 1) }
  }

  /// Brings the point `anchor` of this view to the same point of its cell of a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    TraitsView(content: self) { $0.grid.anchor = anchor }
  }

  /// Lines up the cells of this view's column of a grid by `guide`.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    TraitsView(content: self) { $0.grid.columnAlignment = guide }
  }

  /// Keeps this view from asking its grid for room in the given directions.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    TraitsView(content: self) { $0.grid.unsizedAxes = axes }
  }
}
