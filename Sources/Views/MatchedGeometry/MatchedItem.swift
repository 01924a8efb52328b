import Geometry

/// An item that is shown where its source is.
final class MatchedItem: GeometryGroupItem {
  private unowned let owner: any MatchOwner
  /// The frame on the canvas that the layout gives the item.
  private(set) var own: CGRect?
  /// The pass that gave it.
  private var pass: LayoutPass?
  /// Whether the layout has come by since the item was matched last.
  private var isOutdated = false
  /// Whether the item has been matched before.
  private(set) var isSettled = false

  init(owner: any MatchOwner, content: LayoutItem) {
    self.owner = owner
    super.init(owner: owner, content: content)
  }

  var match: GeometryMatch { owner.match }

  /// Whether the item's own place is that of all.
  var isSource: Bool { owner.match.isSource && !owner.isLeaving && own != nil }

  /// Waits for all others to have their places; then the item is shown where it belongs.
  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    (own, self.pass, isOutdated) = (CGRect(origin: pass.origin, size: size), pass, true)
    owner.stage.matchedGeometry.add(self)
  }

  /// Shows the item at `source`, as far as it is to match that; at its own place without one.
  ///
  /// What the layout hasn't reached moves in the transaction of `current`.
  func match(to source: CGRect?, _ transaction: Transaction?, _ current: LayoutPass) {
    guard let own else { return }
    var pass = (self.pass ?? current).at(current)
    if let transaction { pass.transaction = transaction }
    let frame = source.map { match.frame(of: own, matching: $0) } ?? own
    isSettled = true
    guard isOutdated || frame != target else { return }
    isOutdated = false
    if frame.size != own.size { pass.proposal = ProposedViewSize(frame.size) }
    show(at: frame, pass)
  }

  /// Where the item is shown at `time`, on the canvas; what moves around it is taken as at rest.
  func frameShown(at time: Double) -> CGRect? {
    pass.map {
      let place = placeShown(at: time)
      return CGRect(origin: $0.onCanvas(place.origin), size: place.size)
    }
  }
}

extension LayoutPass {
  /// This pass, or at a later time one with its place in the transaction of `current`.
  fileprivate func at(_ current: LayoutPass) -> LayoutPass {
    if time == current.time { return self }
    var pass = self
    (pass.time, pass.transaction) = (current.time, current.transaction)
    return pass
  }
}
