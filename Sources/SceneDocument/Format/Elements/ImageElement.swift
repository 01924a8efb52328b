internal import Drawing
internal import Geometry
import Motion
internal import Views

extension ElementDescription {
  static let image = ElementDescription(
    "image", "A picture from a file beside the scene.",
    example: ##"{ "image": { "file": "photo.png", "resizable": true } }"##,
    synonyms: ["img", "picture", "photo"]
  ) { keys in
    let bitmap = keys.required(
      "file", .bitmap, "The file, seen from the scene's folder.", isShorthand: true)
    let isResizable = keys.optional(
      "resizable", .boolean, default: false, "Whether it fills what it is offered.")
    let mode = keys.optional(
      "resizingMode",
      .choice([("stretch", Image.ResizingMode.stretch), ("tile", .tile)]), default: .stretch,
      "How a resizable picture fills its area.", defaultText: "stretch")
    let cap = keys.optional(
      "capInsets", .length, default: 0, "How broad edges of a resizable picture keep their size.")
    let scale = keys.optional(
      "scale", .number(in: 0.01...100, placeholder: 1), default: 1,
      "How many of its pixels a point has.")
    let interpolation = keys.optional(
      "interpolation",
      .choice([
        ("none", Image.Interpolation.none), ("low", .low), ("medium", .medium), ("high", .high),
      ]), default: .medium, "How carefully it is made larger or smaller.", defaultText: "medium")
    let rendering = keys.optional(
      "renderingMode",
      .choice([("original", Image.TemplateRenderingMode.original), ("template", .template)]),
      default: .original, "Whether it is shown as it is, or its opacity in the foreground style.",
      defaultText: "original")
    return .view({ environment in
      var image = Image(bitmap.value(in: environment), scale: CGFloat(scale.value(in: environment)))
      if isResizable.value(in: environment) {
        image = image.resizable(
          capInsets: EdgeInsets(.all, CGFloat(cap.value(in: environment))),
          resizingMode: mode.value(in: environment))
      }
      return AnyView(
        image.interpolation(interpolation.value(in: environment))
          .renderingMode(rendering.value(in: environment)))
    })
  }
}

extension ValueFormat where Value == BitmapImage {
  /// The name of a file with a picture.
  static var bitmap: ValueFormat {
    let phrase = "the name of a file"
    let empty = BitmapImage(Bitmap(width: 1, height: 1))
    return ValueFormat(phrase, placeholder: empty, example: #""photo.png""#) { json, reading in
      guard let name = json.string?.text else {
        reading.mismatch(json, phrase)
        return nil
      }
      do {
        return Attribute(try reading.image(name))
      } catch {
        reading.error("cannot read \"\(name)\": \(error)", at: json.range)
        return nil
      }
    }
  }
}
