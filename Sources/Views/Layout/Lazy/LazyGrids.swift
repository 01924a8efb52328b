public import Geometry

/// Views in columns of given widths, row by row.
///
/// The name is SwiftUI's; all views are made at once.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  let algorithm: LazyGridAlgorithm
  let content: Content

  /// The views of `content` in the given columns, with `spacing` points between rows, 8 unless given.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    algorithm = LazyGridAlgorithm(
      tracks: columns, axis: .vertical,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> {
    ContainerNode(parent: parent, content: \.content) { $0.algorithm }
  }
}

/// Views in rows of given heights, column by column.
///
/// The name is SwiftUI's; all views are made at once.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  let algorithm: LazyGridAlgorithm
  let content: Content

  /// The views of `content` in the given rows, with `spacing` points between columns, 8 unless given.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    algorithm = LazyGridAlgorithm(
      tracks: rows, axis: .horizontal,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> {
    ContainerNode(parent: parent, content: \.content) { $0.algorithm }
  }
}

/// Fills tracks of given lengths line by line; each line is as long along the axis as its longest
/// view.
struct LazyGridAlgorithm: ContainerAlgorithm {
  let tracks: [GridItem]
  /// The axis along which lines follow one another.
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize {
    let tracks = tracks.tracks(in: finite(proposal[axis.across]))
    let lines = lines(children, tracks)
    return CGSize(
      length: lines.last.map { $0.start + $0.length } ?? 0, breadth: breadth(of: tracks),
      along: axis)
  }

  /// As in SwiftUI the tracks are divided anew in the size that came out first.
  func placements(of children: [LayoutItem], in space: LayoutSpace) -> [Placement] {
    let tracks = tracks.tracks(in: space.size[axis.across])
    guard !tracks.isEmpty else {
      return children.map { Placement(of: $0, at: .zero, proposal: .zero) }
    }
    let indent = indent(of: tracks, in: space.size[axis.across])
    return lines(children, tracks).flatMap { line in
      zip(line.children, tracks).map { child, track in
        let area = CGRect(
          origin: CGPoint(length: line.start, breadth: track.start + indent, along: axis),
          size: CGSize(length: line.length, breadth: track.length, along: axis))
        return placement(of: child, in: area, track)
      }
    }
  }
}

extension LazyGridAlgorithm {
  private struct Line {
    let children: ArraySlice<LayoutItem>
    let start: CGFloat
    let length: CGFloat
  }

  private func lines(_ children: [LayoutItem], _ tracks: [LazyTrack]) -> [Line] {
    guard !tracks.isEmpty else { return [] }
    var (lines, position): ([Line], CGFloat) = ([], 0)
    let gap = spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance
    for first in stride(from: 0, to: children.count, by: tracks.count) {
      let row = children[first..<min(first + tracks.count, children.count)]
      let length = zip(row, tracks).map { $0.size(offer($1))[axis] }.max() ?? 0
      lines.append(Line(children: row, start: position, length: length))
      position += length + gap
    }
    return lines
  }

  private func offer(_ track: LazyTrack) -> ProposedViewSize {
    ProposedViewSize(length: nil, breadth: track.length, along: axis)
  }

  private func placement(
    of child: LayoutItem, in area: CGRect, _ track: LazyTrack
  ) -> Placement {
    var placement = child.aligned(
      track.alignment ?? alignment, in: area.size, proposal: offer(track))
    placement.frame.origin.x += area.minX
    placement.frame.origin.y += area.minY
    return placement
  }

  private func breadth(of tracks: [LazyTrack]) -> CGFloat {
    tracks.last.map { $0.start + $0.length } ?? 0
  }

  /// Where the tracks begin in an area that they don't fill.
  private func indent(of tracks: [LazyTrack], in available: CGFloat) -> CGFloat {
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    func guide(_ breadth: CGFloat) -> CGFloat {
      let size = CGSize(length: 0, breadth: breadth, along: axis)
      return ViewDimensions(nil, size: size, proposal: ProposedViewSize(size))[key]
    }
    return guide(available) - guide(breadth(of: tracks))
  }

  private func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
}
