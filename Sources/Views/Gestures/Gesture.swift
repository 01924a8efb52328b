/// A movement of fingers that views recognize.
///
/// Primitive gestures — taps, presses, drags, pinches, turns — are put together and given actions by
/// modifiers; one of your own has a `body` made of others.
public protocol Gesture<Value>: SendableMetatype {
  /// What is known of the gesture while it goes on.
  associatedtype Value
  /// The gesture that `body` is made of; `Never` for those that the stage itself knows.
  associatedtype Body: Gesture

  /// What the gesture consists of.
  var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture with a recognizer of its own.
protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer() -> Recognizer<Value>
}

extension PrimitiveGesture {
  public var body: Never { fatalError("a primitive gesture has no body") }

  fileprivate func makeAnyRecognizer() -> AnyObject { makeRecognizer() }
}

extension Gesture {
  /// A recognizer of this gesture; of one whose body has another value, one that never recognizes.
  func recognizer() -> Recognizer<Value> {
    if let primitive = self as? any PrimitiveGesture {
      return primitive.makeAnyRecognizer() as? Recognizer<Value> ?? Recognizer()
    }
    return Self.recognizer(of: body) as? Recognizer<Value> ?? Recognizer()
  }

  private static func recognizer(of body: some Gesture) -> AnyObject { body.recognizer() }
}
