public import Motion

/// Shows content that goes through phases, each entered along an animation of its own.
///
/// The first phase is shown when the view appears, and the change to the second begins at once. Each
/// change begins when the animation of the one before is logically complete. Without a trigger the
/// phases go round for ever; with one, they go round once whenever it changes, and when it changes on
/// the way the next phase is entered at once.
///
/// A change that moves nothing is complete at once. Phases none of which takes any time are reported
/// and stopped.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, PrimitiveView {
  let phases: [Phase]
  let trigger: EquatableValue?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes through `phases` for ever; `animation` is asked for the phase that a change leads to.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  /// Goes through `phases` once whenever `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), EquatableValue(trigger), content, animation)
  }

  private init(
    _ phases: [Phase], _ trigger: EquatableValue?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    (self.phases, self.trigger) = (phases, trigger)
    (self.content, self.animation) = (content, animation)
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> { PhaseNode(parent: parent) }
}

extension View {
  /// Shows this view as `content` modifies it in each of `phases`, for ever.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }

  /// Shows this view as `content` modifies it in each of `phases`, once whenever `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation)
  }
}
