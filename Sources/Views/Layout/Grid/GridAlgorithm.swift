import Geometry

/// How a grid sizes its columns and rows.
///
/// Columns divide the width as a stack's children do: each can be as narrow as the least and as wide
/// as the greatest width of its cells. Rows divide the height, once their cells have their widths.
/// Where nothing is offered, columns and rows are as large as their largest cells would like to be.
struct GridAlgorithm: ContainerAlgorithm {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize {
    let measures = measures(of: GridCells(children), offered: proposal)
    return CGSize(width: measures.columns.total, height: measures.rows.total)
  }

  func placements(of children: [LayoutItem], in space: LayoutSpace) -> [Placement] {
    let cells = GridCells(children)
    let measures = measures(of: cells, offered: space.proposal)
    return cells.all.map { cell in
      let area = CGRect(
        x: measures.columns.starts[cell.columns.lowerBound],
        y: measures.rows.starts[cell.row],
        width: measures.columns.length(of: cell.columns),
        height: measures.rows.length(of: cell.row..<cell.row + 1))
      return placement(of: cell, in: area, cells: cells)
    }
  }
}

extension GridAlgorithm {
  private func measures(
    of cells: GridCells, offered proposal: ProposedViewSize
  ) -> (columns: GridTracks, rows: GridTracks) {
    let columns = GridTracks(
      count: cells.columnCount, spacing: gap(horizontalSpacing), offered: proposal.width,
      needs: cells.all.map { cell in
        TrackNeed(cell.columns, isUnsized: cell.traits.unsizedAxes.contains(.horizontal)) {
          cell.item.size(ProposedViewSize(width: $0, height: proposal.height)).width
        }
      })
    let rows = GridTracks(
      count: cells.rowCount, spacing: gap(verticalSpacing), offered: proposal.height,
      needs: cells.all.map { cell in
        let width = columns.length(of: cell.columns)
        return TrackNeed(
          cell.row..<cell.row + 1, isUnsized: cell.traits.unsizedAxes.contains(.vertical)
        ) {
          cell.item.size(ProposedViewSize(width: width, height: $0)).height
        }
      })
    return (columns, rows)
  }

  private func gap(_ given: CGFloat?) -> CGFloat {
    given.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance
  }

  private func placement(of cell: GridCell, in area: CGRect, cells: GridCells) -> Placement {
    let proposal = ProposedViewSize(area.size)
    let size = cell.item.size(proposal)
    var placement: Placement
    if let anchor = cell.traits.anchor {
      let origin = CGPoint(
        x: anchor.x * (area.width - size.width), y: anchor.y * (area.height - size.height))
      placement = Placement(frame: CGRect(origin: origin, size: size), proposal: proposal)
    } else {
      let guides = Alignment(
        horizontal: cells.alignments[cell.columns.lowerBound] ?? alignment.horizontal,
        vertical: cell.traits.rowAlignment ?? alignment.vertical)
      placement = cell.item.aligned(guides, in: area.size, proposal: proposal)
    }
    placement.frame.origin.x += area.minX
    placement.frame.origin.y += area.minY
    return placement
  }
}
