/// Pairs the members of two groups so that the sum of the costs is least.
///
/// The Hungarian method with potentials, O(n²·m) for n ≤ m (Kuhn 1955; Jonker and Volgenant 1987).
enum Assignment {
  /// Beyond this many members they are paired in their order, which takes linear time.
  private static let most = 128

  /// For each row the column it is paired with; rows left over have none.
  static func solve(
    rows: Int, columns: Int, cost: (_ row: Int, _ column: Int) -> Double
  ) -> [Int?] {
    guard rows <= most, columns <= most else {
      return (0..<rows).map { $0 < columns ? $0 : nil }
    }
    if rows <= columns { return assign(rows, columns, cost) }
    let swapped = assign(columns, rows) { cost($1, $0) }
    var result = [Int?](repeating: nil, count: rows)
    for (column, row) in swapped.enumerated() { if let row { result[row] = column } }
    return result
  }

  /// Adds one row after another along the cheapest augmenting path; index 0 is a sentinel.
  private static func assign(
    _ rows: Int, _ columns: Int, _ cost: (Int, Int) -> Double
  ) -> [Int?] {
    var (rowPotential, columnPotential) = (
      [Double](repeating: 0, count: rows + 1), [Double](repeating: 0, count: columns + 1)
    )
    var owner = [Int](repeating: 0, count: columns + 1)
    for row in stride(from: 1, through: rows, by: 1) {
      owner[0] = row
      var (slack, previous, isDone) = (
        [Double](repeating: .infinity, count: columns + 1),
        [Int](repeating: 0, count: columns + 1), [Bool](repeating: false, count: columns + 1)
      )
      var column = 0
      repeat {
        isDone[column] = true
        let current = owner[column]
        var (delta, next) = (Double.infinity, 0)
        for other in 1...columns where !isDone[other] {
          let reduced =
            cost(current - 1, other - 1) - rowPotential[current] - columnPotential[other]
          if reduced < slack[other] { (slack[other], previous[other]) = (reduced, column) }
          if slack[other] < delta { (delta, next) = (slack[other], other) }
        }
        for other in 0...columns {
          if isDone[other] {
            rowPotential[owner[other]] += delta
            columnPotential[other] -= delta
          } else {
            slack[other] -= delta
          }
        }
        column = next
      } while owner[column] != 0
      while column != 0 {
        owner[column] = owner[previous[column]]
        column = previous[column]
      }
    }
    var result = [Int?](repeating: nil, count: rows)
    for column in stride(from: 1, through: columns, by: 1) where owner[column] > 0 {
      result[owner[column] - 1] = column - 1
    }
    return result
  }
}
