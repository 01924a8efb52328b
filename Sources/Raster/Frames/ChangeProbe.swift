import Drawing
import Geometry

/// Finds which pixels a change within a group may change, by recording what changed alone.
struct ChangeProbe: ~Copyable {
  private var recorder = DrawingRecorder()
  private var window = PixelBounds.nothing

  /// Makes ready for nodes of the drawing that `recording` is of.
  mutating func begin(like recording: borrowing DrawingRecorder, _ canvas: PixelBounds) {
    recorder.begin([], canvas)
    recorder.farthestReach = recording.farthestReach
    recorder.farthestWindow = recording.farthestWindow
    window = canvas
  }

  /// Adds what differs between two versions of a unit, of one place, to `region`.
  ///
  /// Returns false, with nothing added, when a change to a part may change more than that part.
  mutating func add(
    _ before: DrawingUnit, _ now: DrawingUnit, to region: inout DamagedRegion
  ) -> Bool {
    guard before.transform == now.transform, before.depth == now.depth,
      now.node.depth <= RecordingDepth.mostGroups, before.node.isBuilt(like: now.node),
      case .group(let old) = before.node, case .group(let new) = now.node, old.isShell(of: new)
    else { return false }
    recorder.depth.groups = now.depth
    add(old, new, [], before.transform, to: &region)
    return true
  }

  private mutating func add(
    _ old: DrawingNode.Group, _ new: DrawingNode.Group, _ around: [DrawingNode.Group],
    _ transform: CGAffineTransform, to region: inout DamagedRegion
  ) {
    guard new.opacity > 0 else { return }
    let shells = around + [new.shell]
    let changes = zip(old.content, new.content).filter { $0 != $1 }
    guard shells.count <= Self.mostShells, changes.count <= Self.mostChanges else {
      return add(.group(old), .group(new), within: around, transform, to: &region)
    }
    for (before, now) in changes {
      if case .group(let old) = before, case .group(let new) = now, old.isShell(of: new) {
        add(old, new, shells, transform, to: &region)
      } else {
        add(before, now, within: shells, transform, to: &region)
      }
    }
  }

  /// Where more groups lie within one another, or more of one change, looking closer costs too much.
  private static let (mostShells, mostChanges) = (16, 64)

  private mutating func add(
    _ before: DrawingNode, _ now: DrawingNode, within shells: [DrawingNode.Group],
    _ transform: CGAffineTransform, to region: inout DamagedRegion
  ) {
    region.add(touched(by: before, within: shells, transform))
    region.add(touched(by: now, within: shells, transform))
  }

  private mutating func touched(
    by node: DrawingNode, within shells: [DrawingNode.Group], _ transform: CGAffineTransform
  ) -> PixelBounds {
    let whole = shells.reversed().reduce(node) { content, shell in
      var group = shell
      group.content = [content]
      return .group(group)
    }
    return recorder.record([whole], .init(transform: transform, window: window, opacity: 1))
  }
}

extension DrawingNode.Group {
  /// The group without its content and without what changes no pixel that its content doesn't.
  fileprivate var shell: DrawingNode.Group {
    var shell = self
    (shell.content, shell.mask) = ([], nil)
    (shell.opacity, shell.blendMode) = (1, .normal)
    return shell
  }

  /// Whether two groups differ in their content at most, and what changes of that stays near.
  fileprivate func isShell(of other: DrawingNode.Group) -> Bool {
    projection == nil && other.projection == nil && isolation != .transparent
      && isolation == other.isolation && transform == other.transform && opacity == other.opacity
      && blendMode == other.blendMode && filters == other.filters && clip == other.clip
      && mask == other.mask && filters.allSatisfy(\.isLocal)
  }
}

extension DrawingNode {
  /// Whether both nodes need layers in the same places, so that a change to one part doesn't change
  /// how the others are put together.
  fileprivate func isBuilt(like other: DrawingNode) -> Bool {
    switch (self, other) {
    case (.fill, .fill), (.stroke, .stroke), (.image, .image), (.glyphs, .glyphs): true
    case (.group(let group), .group(let other)): group.isBuilt(like: other)
    default: false
    }
  }
}

extension DrawingNode.Group {
  fileprivate func isBuilt(like other: DrawingNode.Group) -> Bool {
    (opacity > 0) == (other.opacity > 0) && (opacity >= 1) == (other.opacity >= 1)
      && blendMode == other.blendMode && isolation == other.isolation
      && (clip == nil) == (other.clip == nil) && (mask == nil) == (other.mask == nil)
      && filters.isEmpty == other.filters.isEmpty
      && (projection == nil) == (other.projection == nil)
      && content.count == other.content.count
      && zip(content, other.content).allSatisfy { $0.isBuilt(like: $1) }
  }
}

extension Filter {
  /// Whether what a pixel becomes depends on the pixels within the filter's reach alone.
  fileprivate var isLocal: Bool {
    switch self {
    case .blur(_, let isOpaque): !isOpaque
    case .shadow, .colorMatrix, .alphaThreshold: true
    default: false
    }
  }
}
