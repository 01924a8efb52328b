import Drawing
import Geometry
import Motion

@testable import Views

/// A kind of transition, by name.
struct TransitionKind: Sendable, CustomStringConvertible {
  let description: String
  let transition: @Sendable () -> AnyTransition

  init(_ name: String, _ transition: @escaping @Sendable () -> AnyTransition) {
    (description, self.transition) = (name, transition)
  }

  static let all = [
    TransitionKind("identity") { .identity },
    TransitionKind("opacity") { .opacity },
    TransitionKind("scale") { .scale },
    TransitionKind("scale about a corner") { .scale(scale: 0.5, anchor: .topLeading) },
    TransitionKind("offset") { .offset(x: 30, y: -10) },
    TransitionKind("move") { .move(edge: .bottom) },
    TransitionKind("slide") { .slide },
    TransitionKind("push") { .push(from: .trailing) },
    TransitionKind("blur replace") { AnyTransition(.blurReplace) },
    TransitionKind("blur replace upwards") { AnyTransition(.blurReplace(.upUp)) },
    TransitionKind("asymmetric") { .asymmetric(insertion: .scale, removal: .offset(x: 40)) },
    TransitionKind("combined") { AnyTransition.opacity.combined(with: .move(edge: .top)) },
    TransitionKind("modifier") {
      .modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0))
    },
    TransitionKind("own animation") { .opacity.animation(.easeIn(duration: 0.8)) },
    TransitionKind("own kind") { AnyTransition(Sink()) },
  ]
}

private struct Turned: ViewModifier {
  let degrees: Double
  func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
}

private struct Sink: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.value * 25).opacity(phase.isIdentity ? 1 : 0.2)
  }
}

/// What a row of boxes shows.
struct Row: Sendable, Equatable {
  var boxes: [Int] = [1]
  var isBright = false
  var isThere = true
}

/// A kind of change that meets views on their way.
struct Interruption: Sendable, CustomStringConvertible {
  let description: String
  let script: [ScriptStep<Row>]
  /// When views that move are met, by changes along animations alone; nil where some are not.
  var meeting: Double?

  init(
    _ name: String, meeting: Double? = nil,
    _ steps: (at: Double, animation: Animation?, change: @Sendable (inout Row) -> Void)...
  ) {
    (description, self.meeting) = (name, meeting)
    script = steps.map { ScriptStep(at: $0.at, animation: $0.animation, $0.change) }
  }

  static let all = [
    Interruption(
      "removed during its insertion", meeting: 1.4,
      (1, .second, { $0.boxes = [1, 2] }), (1.4, .second, { $0.boxes = [1] })),
    Interruption(
      "put in again during its removal", meeting: 1.4,
      (0.1, nil, { $0.boxes = [1, 2] }), (1, .second, { $0.boxes = [1] }),
      (1.4, .second, { $0.boxes = [1, 2] })),
    Interruption(
      "put in again during its removal, elsewhere", meeting: 1.4,
      (0.1, nil, { $0.boxes = [1, 2] }), (1, .second, { $0.boxes = [1] }),
      (1.4, .bouncy, { $0.boxes = [2, 1] })),
    Interruption(
      "removed twice", meeting: 1.7,
      (0.1, nil, { $0.boxes = [1, 2] }), (1, .second, { $0.boxes = [1] }),
      (1.4, .second, { $0.boxes = [1, 2] }), (1.7, .bouncy, { $0.boxes = [1] })),
    Interruption(
      "changed during its insertion", meeting: 1.4,
      (1, .second, { $0.boxes = [1, 2] }), (1.4, .smooth, { $0.isBright = true })),
    Interruption(
      "others change places during its removal", meeting: 1.4,
      (0.1, nil, { $0.boxes = [1, 2, 3] }), (1, .second, { $0.boxes = [1, 3] }),
      (1.4, .second, { $0.boxes = [3, 1] })),
    Interruption(
      "others come during its removal", meeting: nil,
      (0.1, nil, { $0.boxes = [1, 2] }), (1, .second, { $0.boxes = [1] }),
      (1.4, .second, { $0.boxes = [4, 1, 5] })),
    Interruption(
      "the row goes during its insertion", meeting: 1.4,
      (1, .second, { $0.boxes = [1, 2] }), (1.4, .second, { $0.isThere = false })),
    Interruption(
      "the row goes during its removal and comes back", meeting: 1.4,
      (0.1, nil, { $0.boxes = [1, 2] }), (1, .second, { $0.boxes = [1] }),
      (1.4, .second, { $0.isThere = false }), (1.6, .second, { $0.isThere = true })),
    Interruption(
      "removed at once during its insertion", meeting: nil,
      (1, .second, { $0.boxes = [1, 2] }), (1.4, nil, { $0.boxes = [1] })),
    Interruption(
      "put in again at once during its removal", meeting: nil,
      (0.1, nil, { $0.boxes = [1, 2] }), (1, .second, { $0.boxes = [1] }),
      (1.4, nil, { $0.boxes = [1, 2] })),
    Interruption(
      "all removed in the moment of insertion", meeting: nil,
      (1, .second, { $0.boxes = [1, 2] }), (1, .second, { $0.boxes = [] })),
  ]

  /// A row of boxes that come and go by a kind of transition.
  func film(_ kind: TransitionKind, from row: Row = Row(), script: [ScriptStep<Row>]? = nil) -> Film
  {
    Film(
      size: CGSize(width: 100, height: 50), state: row, script: script ?? self.script
    ) { row in
      VStack {
        if row.isThere {
          HStack(spacing: 0) {
            ForEach(row.boxes, id: \.self) { number in
              Rectangle().fill(
                Color(
                  Color.Resolved(
                    red: Double(number) / 10, green: row.isBright ? 1 : 0, blue: 0))
              )
              .frame(width: 20, height: 10)
              .transition(kind.transition())
            }
          }
        }
      }
    }
  }

  /// What the row shows in the end.
  var outcome: Row {
    var row = Row()
    for step in script { step.change(&row) }
    return row
  }
}
