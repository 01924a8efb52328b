import Drawing
import Geometry

/// The computed values of an element's properties.
struct Style: Sendable {
  /// What children take over.
  var inherited = InheritedStyle()
  /// What begins anew with each element.
  var own = OwnStyle()

  /// The units of lengths that depend on the font.
  func fontUnits(rootEm: Double) -> FontUnits {
    FontUnits(em: inherited.fontSize, ex: inherited.fontSize / 2, rootEm: rootEm)
  }

  /// The values of an element for which nothing is declared.
  var forChild: Style {
    var style = self
    style.own = OwnStyle()
    return style
  }
}

/// The values of properties that are inherited.
struct InheritedStyle: Sendable {
  var color = Color.Resolved.black
  var fill = PaintValue.color(.color(.black))
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = ComputedLength.units(1)
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit = 4.0
  var dashes: [ComputedLength] = []
  var dashOffset = ComputedLength.zero
  var paintOrder = PaintOrder.standard
  var markerStart: String?
  var markerMid: String?
  var markerEnd: String?
  var isVisible = true
  var shapeRendering = ShapeRendering.smooth
  var imageRendering = ImageInterpolation.high
  var filterInterpolation = ColorSpaceValue.linearRGB

  var fontSize = 16.0
  var fontFamilies: [String] = []
  var fontWeight = 400.0
  var fontIsItalic = false
  var fontWidth = 100
  var fontVariant = "normal"
  var fontFeatures = ""
  var fontVariations = ""
  var usesKerning = true
  var letterSpacing = 0.0
  var wordSpacing = 0.0
  var textAnchor = TextAnchor.start
  var isRightToLeft = false
  var writingMode = WritingMode.horizontal
  var dominantBaseline = "auto"
  var keepsSpace = false
  /// Lines that elements around draw along their text, outermost first.
  var decorations: [TextDecoration] = []
}

/// The values of properties that are not inherited.
struct OwnStyle: Sendable {
  var isDisplayed = true
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var isIsolated = false
  /// nil is the default of the element.
  var overflowIsVisible: Bool?
  var backgroundColor = ColorValue.color(.clear)
  var clipPath: String?
  var mask: String?
  var maskMode = MaskModeValue.luminance
  var filter: String?
  var transform: String?
  var transformOrigin: String?
  var transformBoxIsFill = false
  var stopColor = ColorValue.color(.black)
  var stopOpacity = 1.0
  var floodColor = ColorValue.color(.black)
  var floodOpacity = 1.0
  var lightingColor = ColorValue.color(.white)
  var textDecoration: TextDecoration.Lines = []
  var alignmentBaseline = "auto"
  var baselineShift = "baseline"
  var scalesStroke = true
}

/// Which parts of the plane are inside of a path.
enum FillRule: String, Sendable {
  case nonzero
  case evenodd
}

/// In which space colours are mixed.
enum ColorSpaceValue: Sendable {
  case sRGB
  case linearRGB
}

/// What of a mask's picture counts.
enum MaskModeValue: String, Sendable {
  case luminance
  case alpha
}

/// Whether edges are drawn smooth.
enum ShapeRendering: Sendable {
  case smooth
  case crisp
}

/// Where a text's chunk lies around its place.
enum TextAnchor: String, Sendable {
  case start
  case middle
  case end
}

/// The direction in which lines of text run.
enum WritingMode: Sendable {
  case horizontal
  case vertical
}

/// The order in which the parts of a shape are painted.
struct PaintOrder: Sendable, Hashable {
  enum Part: String, Sendable {
    case fill
    case stroke
    case markers
  }

  var parts: [Part]

  static let standard = PaintOrder(parts: [.fill, .stroke, .markers])

  init(parts: [Part]) { self.parts = parts }

  /// The parts named, then the others in their usual order; nil for anything else.
  init?(_ text: String) {
    self = .standard
    if text == "normal" { return }
    var named: [Part] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let part = Part(rawValue: String(word)), !named.contains(part) else { return nil }
      named.append(part)
    }
    parts = named + PaintOrder.standard.parts.filter { !named.contains($0) }
  }
}

/// Lines along a text, and what they are painted with.
struct TextDecoration: Sendable {
  struct Lines: OptionSet, Sendable {
    let rawValue: Int
    static let underline = Lines(rawValue: 1)
    static let overline = Lines(rawValue: 2)
    static let lineThrough = Lines(rawValue: 4)
  }

  var lines: Lines
  var fill: PaintValue
  var fillOpacity: Double
  var stroke: PaintValue
  var strokeOpacity: Double
  var strokeWidth: ComputedLength
  var color: Color.Resolved
}
