/// What is put behind or in front of a view.
protocol LayerContent {
  associatedtype Body: View
  /// Whether the content depends on what the layout of the view comes to.
  var isLate: Bool { get }
  /// The content, once the node of the view is up to date — and laid out where the content is late.
  func body(of content: ViewNode?) -> Body
}

/// A view that is the same whatever it is put on.
struct FixedLayer<Body: View>: LayerContent {
  let view: Body

  var isLate: Bool { false }

  func body(of content: ViewNode?) -> Body { view }
}
