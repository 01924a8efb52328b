// Lines cut by areas, as in SwiftUI. What is kept of a curve is a part of the same curve, run the same way.

extension Path {
  /// The parts of this path's lines that run within the area of `other`.
  ///
  /// Open ends stay open, and what is cut off leaves open ends; a closed outline that lies within as a whole
  /// stays closed. What runs along the border of the area counts as within. `other` is taken as filled by the
  /// nonzero rule, with `eoFill` by the even-odd rule. Curves that aren't finite are left out.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    LineCutter(other, eoFill: eoFill, of: self).path(ofParts: true)
  }

  /// The parts of this path's lines that `lineIntersection(_:eoFill:)` leaves out.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    LineCutter(other, eoFill: eoFill, of: self).path(ofParts: false)
  }
}

/// Cuts the lines of a path where they pass the border of an area.
private struct LineCutter {
  private let area: Path
  private let eoFill: Bool
  private let border: [PathSegment]
  private let lines: [Subpath]
  /// What lies closer together is one point.
  private let tolerance: Double

  init(_ area: Path, eoFill: Bool, of path: Path) {
    (self.area, self.eoFill, lines) = (area, eoFill, path.subpaths)
    border = area.subpaths.flatMap(\.closedSegments).filter(\.isUsable)
    let reach = (border + lines.flatMap(\.segments).filter(\.isUsable)).map(\.reach).max() ?? 0
    tolerance = reach * 1e-9
  }

  func path(ofParts isInside: Bool) -> Path {
    var path = Path()
    for subpath in lines {
      let parts = subpath.segments.filter(\.isUsable).flatMap(parts)
      guard parts.contains(where: { $0.isInside != isInside }) || !subpath.isUsable else {
        if !parts.isEmpty { path.append(subpath) }
        continue
      }
      // On a closed outline, a part may go on over the start.
      let isSeamless = subpath.isClosed && parts.first?.isInside == isInside
      let first = isSeamless ? parts.firstIndex { $0.isInside != isInside } ?? 0 : 0
      append(parts[first...] + parts[..<first], where: isInside, to: &path)
    }
    return path
  }

  private func append(_ parts: ArraySlice<Part>, where isInside: Bool, to path: inout Path) {
    var end: CGPoint?
    for part in parts {
      guard part.isInside == isInside else {
        end = nil
        continue
      }
      if end != part.segment.start { path.move(to: part.segment.start) }
      path.append(part.segment)
      end = part.segment.end
    }
  }

  private struct Part {
    var segment: PathSegment
    var isInside: Bool
  }

  /// The parts of a segment, those next to one another different.
  private func parts(of segment: PathSegment) -> [Part] {
    let stops =
      [Meeting(parameter: 0, point: segment.start)] + cuts(of: segment)
      + [Meeting(parameter: 1, point: segment.end)]
    var runs: [(from: Meeting, to: Meeting, isInside: Bool)] = []
    for (from, to) in zip(stops, stops.dropFirst()) {
      let isInside = contains(segment.point(at: (from.parameter + to.parameter) / 2))
      if let last = runs.last, last.isInside == isInside {
        runs[runs.count - 1].to = to
      } else {
        runs.append((from, to, isInside))
      }
    }
    return runs.map { run in
      let part = segment.part(from: run.from.parameter, to: run.to.parameter)
      return Part(
        segment: part.moved(from: run.from.point, to: run.to.point), isInside: run.isInside)
    }
  }

  /// Where the segment may pass the border, in order.
  private func cuts(of segment: PathSegment) -> [Meeting] {
    let found = border.flatMap { segment.meetings(with: $0, tolerance: tolerance) }
    var cuts: [Meeting] = []
    var last = segment.start
    for cut in found.sorted(by: { $0.parameter < $1.parameter })
    where cut.parameter > 0 && cut.parameter < 1 {
      guard (cut.point - last).length > tolerance, (cut.point - segment.end).length > tolerance
      else { continue }
      cuts.append(cut)
      last = cut.point
    }
    return cuts
  }

  private func contains(_ point: CGPoint) -> Bool {
    border.contains { $0.runs(through: point, tolerance: 4 * tolerance) }
      || area.contains(point, eoFill: eoFill)
  }
}

extension Subpath {
  /// Whether all of it is finite.
  fileprivate var isUsable: Bool { segments.allSatisfy(\.isUsable) }

  /// Its segments, and the one that closes it.
  fileprivate var closedSegments: [PathSegment] {
    segments + (end == start ? [] : [.line(LineSegment(start: end, end: start))])
  }
}
