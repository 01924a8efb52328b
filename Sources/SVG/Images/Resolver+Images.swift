import Drawing
import Geometry

extension Resolver {
  /// How many files within one another are shown.
  private static let deepestImage = 4

  /// The picture of an `image` element, fitted into its rectangle.
  func imageContent(_ element: Element, _ surroundings: Surroundings) -> RenderNode? {
    guard let href = element.href, let picture = picture(trimmed(href), at: element) else {
      return nil
    }
    let natural = picture.size
    guard natural.width > 0, natural.height > 0 else { return nil }
    let rect = imageRect(element, natural, surroundings)
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    guard surroundings.style.inherited.isVisible else {
      return RenderNode(.group([]), bounds: rect)
    }
    let fitting = PreserveAspectRatio(value(element, "preserveAspectRatio"))
    let box = CGRect(origin: .zero, size: natural)
    let transform = fitting.transform(from: box, to: rect)
    guard !transform.isSingular else { return nil }
    let nodes = picture.nodes(interpolation: surroundings.style.inherited.imageRendering)
    let group = DrawingNode.Group(
      transform: transform, clip: DrawingNode.Clip(Path(box)), content: nodes)
    var node = RenderNode(.drawing([.group(group)]), bounds: rect)
    if surroundings.style.own.overflowIsVisible != true {
      node.content = .drawing([
        .group(.init(clip: DrawingNode.Clip(Path(rect)), content: [.group(group)]))
      ])
    }
    return node
  }

  /// The rectangle of an image; a side that isn't given is in proportion to the other.
  private func imageRect(
    _ element: Element, _ natural: CGSize, _ surroundings: Surroundings
  ) -> CGRect {
    let width = length(element, "width", \.width, surroundings)
    let height = length(element, "height", \.height, surroundings)
    let size =
      switch (width, height) {
      case (let width?, let height?): CGSize(width: width, height: height)
      case (let width?, nil):
        CGSize(width: width, height: width * natural.height / natural.width)
      case (nil, let height?):
        CGSize(width: height * natural.width / natural.height, height: height)
      case (nil, nil): natural
      }
    let x = length(element, "x", \.width, surroundings) ?? 0
    let y = length(element, "y", \.height, surroundings) ?? 0
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// What a reference to a picture shows; nil when it can't be had.
  func picture(_ reference: String, at element: Element) -> ImageSource? {
    guard let bytes = dataURLBytes(reference) ?? file(reference, at: element) else { return nil }
    if ImageSource.looksLikeSVG(bytes) { return drawing(bytes, at: element) }
    guard let bitmap = options.decodeImage?(bytes) else {
      warn("a picture of <\(element.name)> can't be read and is left out", at: element)
      return nil
    }
    return .bitmap(BitmapImage(bitmap))
  }

  private func file(_ reference: String, at element: Element) -> [UInt8]? {
    guard !reference.contains("://"), !reference.hasPrefix("//"), let read = options.readFile else {
      warn("pictures are not fetched from elsewhere: \(reference.prefix(60))", at: element)
      return nil
    }
    let bytes = read(reference)
    if bytes == nil { warn("there is no picture \(reference.prefix(60))", at: element) }
    return bytes
  }

  private func drawing(_ bytes: [UInt8], at element: Element) -> ImageSource? {
    guard imageDepth < Self.deepestImage else {
      warn("pictures lie too deep within one another", at: element)
      return nil
    }
    guard let inner = try? SVGDocument(bytes, options: options) else {
      warn("an SVG picture can't be read and is left out", at: element)
      return nil
    }
    let resolver = Resolver(inner, imageDepth: imageDepth + 1)
    let size = resolver.rootSize
    return .drawing(FrameDrawing(size: size, content: resolver.root()?.drawing ?? []))
  }
}

/// A picture that an element shows.
enum ImageSource {
  case bitmap(BitmapImage)
  case drawing(FrameDrawing)

  var size: CGSize {
    switch self {
    case .bitmap(let image): image.bounds.size
    case .drawing(let drawing): drawing.size
    }
  }

  /// The picture at its natural size.
  func nodes(interpolation: ImageInterpolation) -> [DrawingNode] {
    switch self {
    case .bitmap(let image):
      [.image(.init(image, in: image.bounds, interpolation: interpolation))]
    case .drawing(let drawing): drawing.content
    }
  }

  /// Whether bytes begin as XML does.
  static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    return rest.first { !ValueScanner.isSpace($0) } == UInt8(ascii: "<")
  }
}
