public import Drawing
public import Geometry

/// A scene with everything that happens in it: views over a state, and a script that changes the state.
///
///     let film = Film(
///       size: CGSize(width: 640, height: 360), state: 0.2,
///       script: [ScriptStep(at: 0.5, animation: .bouncy) { $0 = 1 }]
///     ) { scale in
///       Circle().fill(Color.red).scaleEffect(scale)
///     }
public struct Film: Sendable {
  /// The canvas in points.
  public var size: CGSize
  /// How many frames a second has.
  public var frameRate: FrameRate
  /// What covers the canvas behind the views; nil leaves it transparent.
  public var background: Color.Resolved?
  /// Whether dots show the fingers that the script puts down.
  public var showsTouches = false
  /// What is heard of touches and typing, by formats that have sound; nil is nothing.
  public var eventSounds: EventSounds?
  /// How long the film is, in seconds; infinite when none was given and an animation never ends.
  public private(set) var duration: Double
  private let buildStage: @Sendable (Film) -> Stage

  /// A film.
  ///
  /// - Parameters:
  ///   - size: The canvas in points.
  ///   - frameRate: How many frames a second has; 60 unless given.
  ///   - duration: Its length in seconds; unless given, until everything has come to rest.
  ///   - background: What covers the canvas behind the views.
  ///   - colorScheme: Whether views are shown as on light or on dark surroundings.
  ///   - state: What the film begins with.
  ///   - script: The changes of the state; steps at one time are made in the order given.
  ///   - content: The view of a state.
  public init<State: Sendable>(
    size: CGSize, frameRate: FrameRate = .default, duration: Double? = nil,
    background: Color.Resolved? = nil, colorScheme: ColorScheme = .light, state: State,
    script: [ScriptStep<State>] = [],
    @ViewBuilder content: @escaping @Sendable (State) -> some View
  ) {
    (self.size, self.frameRate, self.background) = (size, frameRate, background)
    let steps = script.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    buildStage = { film in
      Stage(
        size: film.size, background: film.background, displayScale: 1,
        showsTouches: film.showsTouches
      ) { stage in
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        return RootNode(
          stage: stage, value: state, script: steps, environment: environment, content: content)
      }
    }
    self.duration = duration ?? 0
    if duration == nil { self.duration = makeStage().settledTime() }
  }

  /// A film on a ground of any style: a colour as it looks in the colour scheme, a gradient, an image.
  public init<State: Sendable, Ground: ShapeStyle & Sendable>(
    size: CGSize, frameRate: FrameRate = .default, duration: Double? = nil,
    background: Ground, colorScheme: ColorScheme = .light, state: State,
    script: [ScriptStep<State>] = [],
    @ViewBuilder content: @escaping @Sendable (State) -> some View
  ) {
    let color = (background as? Color)?.resolved(for: colorScheme)
    self.init(
      size: size, frameRate: frameRate, duration: duration, background: color,
      colorScheme: colorScheme, state: state, script: script
    ) { state in
      if color == nil { Rectangle().fill(background) }
      content(state)
    }
  }

  /// A stage at the beginning of the film.
  public func makeStage() -> Stage { buildStage(self) }

  /// How many frames the film has: at least one; nil when it never ends or has more than 2³¹.
  public var frameCount: Int? {
    frameRate.frameCount(duration: duration).map { max($0, 1) }
  }
}
