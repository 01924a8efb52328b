import CRasterKernels
import Drawing

/// Calls with as much stack as the groups of a drawing need: each level is a few calls within those around it.
enum RecordingStack {
  /// What any thread has room for.
  private static let mostOnAnyStack = 48
  private static let bytes = 64 << 20

  /// Calls `body`, which walks through `nodes`, on a larger stack if groups lie deep within one another in them.
  ///
  /// Without memory for one, nothing is drawn.
  static func run(for nodes: [DrawingNode], _ body: () -> Void) {
    guard nodes.contains(where: isDeep) else { return body() }
    withoutActuallyEscaping(body) { body in
      var call = Call(body: body)
      withUnsafeMutablePointer(to: &call) { call in
        _ = raster_run_on_stack(
          bytes, { $0!.assumingMemoryBound(to: Call.self).pointee.body() }, call)
      }
    }
  }

  /// Looks at groups alone: what else holds nodes records them apart, with a stack of their own.
  private static func isDeep(_ node: DrawingNode) -> Bool {
    if case .group = node { node.depth > mostOnAnyStack } else { false }
  }

  private struct Call {
    let body: () -> Void
  }
}
