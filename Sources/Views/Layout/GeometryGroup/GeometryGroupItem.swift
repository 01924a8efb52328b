import Geometry
import Motion

/// An item that moves and grows as one.
///
/// On its way it lays out its content in each frame, in the size at hand.
class GeometryGroupItem: WrapperItem {
  private let place: Attribute<CGRect.AnimatableData>
  /// The frame on the canvas at which the item arrives; nil before it has one.
  final private(set) var target: CGRect?

  init(owner: any Invalidatable, content: LayoutItem) {
    place = Attribute(stage: owner.stage, needsEvaluation: owner)
    super.init(node: owner, content: content)
  }

  override var hasOwnPlace: Bool { false }

  override func placeTransaction(_ transaction: Transaction) -> Transaction { transaction }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    show(at: CGRect(origin: pass.origin, size: size), pass)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    let shown = placeShown(at: pass.time)
    pass.group(at: shown.origin) { pass in
      pass.isolated { content.drawContent(shown.size, &$0) }
    }
  }

  /// Sends the item to `frame` on the canvas, in the transaction of `pass`.
  final func show(at frame: CGRect, _ pass: LayoutPass) {
    target = frame
    var pass = pass
    pass.origin = frame.origin
    let aligned = pass.aligned(CGRect(origin: .zero, size: frame.size))
    if place.set(aligned.animatableData, pass.transaction, at: pass.time) { node.needsDrawing() }
    let isMoving = place.isRunning(at: pass.time)
    let size = isMoving ? placeShown(at: pass.time).size : frame.size
    var inner = pass.isolated(isMoving: isMoving)
    if isMoving { inner.proposal = ProposedViewSize(size) }
    super.layoutContent(size, inner)
  }

  /// Where the item is shown at `time`, as a place around it.
  final func placeShown(at time: Double) -> CGRect {
    var shown = CGRect.zero
    shown.animatableData = place.value(at: time)
    shown.size.width = max(shown.size.width, 0)
    shown.size.height = max(shown.size.height, 0)
    return shown
  }
}
