public import Drawing
public import Geometry

/// A picture as a view.
///
/// It has the size of its pixels, in points, divided by its scale, and fills what it is offered only when
/// it is `resizable`.
public struct Image: View, Sendable, Hashable {
  /// How a picture covers an area larger or smaller than itself.
  public enum ResizingMode: Sendable, Hashable, CaseIterable {
    /// Copies in its own size, side by side.
    case tile
    /// Once, made larger or smaller.
    case stretch
  }

  /// How carefully a picture is made larger or smaller.
  public enum Interpolation: Sendable, Hashable, CaseIterable {
    /// Each place has the colour of the pixel it lies in.
    case none
    /// The four pixels around are mixed.
    case low
    /// As `low`.
    case medium
    /// All pixels that a place covers are mixed.
    case high
  }

  /// What of a picture's pixels is shown.
  public enum TemplateRenderingMode: Sendable, Hashable, CaseIterable {
    /// Their opacity alone, in the foreground style.
    case template
    /// All.
    case original
  }

  let content: Content
  var resizing: Resizing?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var isTemplate = false

  /// The picture `bitmap`, of which `scale` pixels are a point.
  ///
  /// A scale that isn't positive and finite counts as 1.
  public init(_ bitmap: BitmapImage, scale: CGFloat = 1) {
    content = .bitmap(bitmap, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// The symbol of a name, `heart.fill` say, as large and as bold as the letters beside it.
  ///
  /// Symbols are drawn in the foreground style. A name that there is none for is reported and shows a
  /// box; `SymbolShape.names` are the known ones. Beside the names themselves there are `.slash`,
  /// `.circle`, `.square` and other enclosures, and `.fill`: `xmark.circle.fill`.
  public init(systemName: String) {
    content = .symbol(systemName)
    isTemplate = true
  }

  @ViewBuilder public var body: some View {
    switch content {
    case .bitmap: ImageView(image: self)
    case .symbol(let name): SymbolView(name: name, isResizable: resizing != nil)
    }
  }
}

extension Image {
  /// What a picture shows.
  enum Content: Sendable, Hashable {
    case bitmap(BitmapImage, scale: CGFloat)
    case symbol(String)
  }
}

extension Image {
  /// How the picture covers what it is offered.
  struct Resizing: Sendable, Hashable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// Lets the picture fill what it is offered.
  ///
  /// `capInsets`, in points, are the edges that keep their breadth: the corners keep their size, and
  /// only what is between them is stretched or tiled.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Makes the picture larger or smaller with the given care.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Smooths the picture's edges, or doesn't.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changed { $0.isAntialiased = isAntialiased }
  }

  /// Shows the picture as it is, or its opacity in the foreground style; nil is the former.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.isTemplate = renderingMode == .template }
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// The picture's size in points; for a symbol that beside the body's letters.
  var size: CGSize {
    switch content {
    case .bitmap(let bitmap, let scale):
      CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .symbol(let name):
      SymbolLook(Symbol(named: name) ?? .unknown, EnvironmentValues()).size
    }
  }
}

extension Image.Interpolation {
  var sampling: ImageInterpolation {
    switch self {
    case .none: .nearest
    case .low, .medium: .bilinear
    case .high: .high
    }
  }
}
