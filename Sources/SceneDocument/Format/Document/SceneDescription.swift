internal import Drawing
internal import Geometry
import Typography
internal import Views

/// A scene as its document describes it: names looked up, types checked.
struct SceneDescription {
  var size: CGSize
  var frameRate: FrameRate
  /// nil lasts until everything has come to rest.
  var duration: Double?
  var background: Color.Resolved?
  var colorScheme: ColorScheme
  var loop: LoopCount
  /// What is heard with the film.
  var soundtrack: [SceneSound] = []
  /// What is heard of touches and typing; nil is nothing.
  var eventSounds: EventSounds?
  /// The values that the film begins with.
  var state: VariableValues
  var body: ElementList
  /// The bytes of the key `body`.
  var bodyRange: Range<Int>
  /// Whether views depend on the time, not on the state alone.
  var usesTime: Bool
  /// Whether views change the state themselves, or need what is shared by the whole scene.
  var needsSurroundings = false
  /// Whether dots show where the script touches.
  var showsTouches = false
  /// Where texts find their fonts; nil is among the embedded ones.
  var fontLibrary: FontLibrary?
  /// In the order of their times.
  var steps: [SceneStep]
}
