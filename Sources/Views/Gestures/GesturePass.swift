import Geometry

/// What a gesture has to be done about the events, and how it is told places.
final class GesturePass {
  private var immediate: [() -> Void] = []
  private var granted: [() -> Void] = []
  /// From the canvas to a coordinate space of the view.
  var convert: (CGPoint, CoordinateSpace) -> CGPoint = { point, _ in point }
  /// The size of the view.
  var size = CGSize.zero
  private var silent: GesturePass?

  /// Has `action` done at once, whatever becomes of the gesture.
  func doNow(_ action: @escaping () -> Void) { immediate.append(action) }

  /// Has `action` done once it is known that what the fingers do is this gesture.
  func doWhenGranted(_ action: @escaping () -> Void) { granted.append(action) }

  /// The actions to be done at once, which are then forgotten.
  func takeImmediate() -> [() -> Void] {
    defer { immediate = [] }
    return immediate
  }

  /// The actions that wait for the gesture to be known, which are then forgotten.
  func takeGranted() -> [() -> Void] {
    defer { granted = [] }
    return granted
  }
}

extension GesturePass {
  /// A pass whose actions all wait until `takeWaiting`.
  var waiting: GesturePass {
    let pass = silent ?? GesturePass()
    (pass.convert, pass.size) = (convert, size)
    silent = pass
    return pass
  }

  /// Takes over what has waited.
  func takeWaiting() {
    guard let silent else { return }
    immediate += silent.takeImmediate()
    granted += silent.takeGranted()
  }
}
