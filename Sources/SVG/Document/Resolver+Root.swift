import Geometry

extension Resolver {
  private var rootBox: CGRect? { viewBox(value(document.tree.root, "viewBox")) }

  /// The root's size: what it says, a missing side by the view box's ratio.
  var rootSize: CGSize {
    let root = document.tree.root
    let box = rootBox
    let whole = Viewport(
      width: box.map { Double($0.width) } ?? 300, height: box.map { Double($0.height) } ?? 150)
    let surroundings = Surroundings(style: documentStyle(root), viewport: whole)
    let width = rootLength("width", \.width, surroundings)
    let height = rootLength("height", \.height, surroundings)
    let size =
      switch (width, height) {
      case (let width?, let height?): CGSize(width: width, height: height)
      case (let width?, nil): CGSize(width: width, height: width * whole.height / whole.width)
      case (nil, let height?): CGSize(width: height * whole.width / whole.height, height: height)
      case (nil, nil): CGSize(width: whole.width, height: whole.height)
      }
    guard size.width > 0, size.height > 0, size.width < 1e9, size.height < 1e9 else {
      return .zero
    }
    return size
  }

  private func rootLength(
    _ name: String, _ whole: KeyPath<Viewport, Double>, _ surroundings: Surroundings
  ) -> Double? {
    guard value(document.tree.root, name) != "auto" else { return nil }
    return length(document.tree.root, name, whole, surroundings)
  }

  /// The whole file in a viewport of the root's size.
  func root() -> RenderNode? {
    let root = document.tree.root
    let size = rootSize
    let viewport = Viewport(width: size.width, height: size.height)
    let style = documentStyle(root)
    guard style.own.isDisplayed else { return nil }
    let rect = CGRect(origin: .zero, size: size)
    return node(root, Surroundings(style: style, viewport: viewport)) { inner in
      self.viewportContent(root, in: rect, inner)
    }
  }

  /// The children of an element that shows its view box in `rect`, as a group.
  func viewportContent(_ element: Element, in rect: CGRect, _ surroundings: Surroundings)
    -> RenderNode?
  {
    var inner = surroundings
    var transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    inner.viewport = Viewport(width: rect.width, height: rect.height)
    if let box = viewBox(value(element, "viewBox")) {
      let fitting = PreserveAspectRatio(value(element, "preserveAspectRatio"))
      transform = fitting.transform(from: box, to: rect)
      inner.viewport = Viewport(width: box.width, height: box.height)
    } else if let text = value(element, "viewBox"), isEmptyViewBox(text) {
      return nil
    }
    guard !transform.isSingular else { return nil }
    inner.enter(transform)
    var group = RenderNode(group: children(of: element, inner))
    group.transform = transform
    return group
  }

  /// Whether a view box switches the element off: a side of zero.
  private func isEmptyViewBox(_ text: String) -> Bool {
    guard let numbers = numberList(text), numbers.count == 4 else { return false }
    return numbers[2] == 0 || numbers[3] == 0
  }
}
