import Geometry

/// Something that a view has done when it appears, changes or disappears.
struct ViewAction {
  let node: ViewNode
  let perform: () -> Void
}

/// Updates that cause one another more often than this never end.
private let roundLimit = 100

extension Stage {
  /// Notes that a node is about to become outdated, in the transaction at hand.
  ///
  /// Changes made before in another transaction are shown as they stand.
  func invalidate(_ node: any Invalidatable) {
    let transaction = Transaction.current
    if !isUpdating, pending.isOther(transaction) { settle() }
    pending.add(node, transaction)
  }

  /// Has `body` evaluate nodes, and lays out what they came to.
  func update(_ transaction: Transaction, _ body: () -> Void) {
    let outer = isUpdating
    isUpdating = true
    body()
    layoutIfNeeded(transaction)
    isUpdating = outer
  }

  /// Brings the tree up to date with the changes made since the last time, and with those that views
  /// make in answer to them.
  func flush() {
    var rounds = 0
    settle()
    while let first = actions.first {
      rounds += 1
      guard rounds <= roundLimit else {
        report(Self.endlessActions, at: first.node)
        actions = []
        break
      }
      let due = actions
      actions = []
      for action in due { perform(for: action.node, action.perform) }
      settle()
    }
    planCompletions()
  }

  /// Does what a node has done, so that what follows from it is put down to the node.
  private func perform(for node: ViewNode?, _ action: () -> Void) {
    let outer = actor
    actor = node
    action()
    actor = outer
  }

  /// Evaluates what is outdated, one transaction after another.
  private func settle() {
    var rounds = 0
    update(Transaction()) {}
    finishUpdate()
    while let batch = pending.next() {
      rounds += 1
      guard rounds <= roundLimit else {
        if let node = batch.nodes.first { report(Self.endlessUpdates, at: node) }
        pending.removeAll()
        return
      }
      update(batch.transaction) {
        for node in batch.nodes { node.revalidate(time: time, transaction: batch.transaction) }
      }
      finishUpdate()
    }
  }

  private func finishUpdate() {
    let due = finishers
    finishers = []
    for finish in due { finish() }
  }

  private func layoutIfNeeded(_ transaction: Transaction) {
    guard needsLayout, let item = root?.item else { return }
    needsLayout = false
    isLayingOut = true
    let pass = LayoutPass(time: time, transaction: transaction, displayScale: displayScale)
    item.place(at: .zero, size: size, pass)
    matchedGeometry.resolve(pass)
    isLayingOut = false
    layoutStamp += 1
  }

  private static var endlessActions: String {
    "what it does on appearing or on a change brings about the next change for ever; "
      + "it was stopped after \(roundLimit) rounds"
  }

  private static var endlessUpdates: String {
    "its body changes the state that it reads; it was stopped after \(roundLimit) evaluations"
  }
}

// MARK: What nodes report

extension Stage {
  /// Notes that a node's content has been evaluated and may take another place.
  func didEvaluate(_ node: ViewNode) {
    node.didChange()
    if !isLayingOut { needsLayout = true }
  }

  /// Evaluates views whose content depends on the layout, while that is being done.
  ///
  /// What was known of the sizes of the nodes that `body` changes, and of those around them, is out
  /// of date afterwards.
  func duringLayout(_ body: () -> Void) {
    layoutStamp += 1
    body()
  }

  /// Notes that an attribute has begun to travel.
  func didStart(_ attribute: RunningAttribute) {
    collected?.append(attribute)
    running.add(attribute)
  }

  /// The attributes that `body` sets in motion.
  func attributesStarted(_ body: () -> Void) -> [RunningAttribute] {
    let outer = collected
    collected = []
    body()
    let started = collected ?? []
    collected = outer.map { $0 + started }
    return started
  }

  /// Has `action` done at `time`, on behalf of a node; never for a time that isn't finite.
  func schedule(at time: Double, for node: ViewNode, _ action: @escaping () -> Void) {
    guard time.isFinite else { return }
    if !agenda.plan(at: time, action) { report(Self.endlessEvents, at: node) }
  }

  /// Has `action` done when the update at hand and its layout are over.
  func afterUpdate(_ action: @escaping () -> Void) { finishers.append(action) }

  /// Has what a view does in answer to an update done when that is over.
  func enqueue(for node: ViewNode, _ action: @escaping () -> Void) {
    actions.append(ViewAction(node: node, perform: action))
  }

  static var endlessEvents: String {
    "more than \(Agenda.instantLimit) changes follow one another at one time, "
      + "each without an animation; the chain was cut"
  }
}

// MARK: Completions

extension Stage {
  /// Waits for the animations of a transaction whose changes have been made.
  func expect(_ completions: [AnimationCompletion]) {
    for completion in completions { completion.owner = actor }
    self.completions += completions
  }

  /// Plans each completion for the time at which it is due as things stand.
  private func planCompletions() {
    for completion in completions {
      let due = completion.dueTime(at: time)
      guard due != completion.plannedTime else { continue }
      completion.plannedTime = due
      guard due.isFinite, let node = completion.owner ?? root else { continue }
      schedule(at: due, for: node) { [weak self] in self?.complete(completion, at: due) }
    }
  }

  private func complete(_ completion: AnimationCompletion, at due: Double) {
    guard completion.plannedTime == due,
      let index = completions.firstIndex(where: { $0 === completion })
    else { return }
    completions.remove(at: index)
    perform(for: completion.owner, completion.action)
  }
}
