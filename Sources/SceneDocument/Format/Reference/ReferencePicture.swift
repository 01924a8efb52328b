/// A scene whose picture stands in the reference of the format.
public struct ReferencePicture: Sendable {
  /// The name of the picture's file, without its extension.
  public let name: String
  /// The document of the scene.
  public let document: String
  /// The same scene without what it shows; nil for views.
  public let plainDocument: String?

  /// The pictures of all views and of the modifiers that can be seen.
  public static var all: [ReferencePicture] {
    ElementDescription.all.map(picture) + ModifierDescription.all.filter(isSeen).map(picture)
  }

  /// Whether something is to be seen of a modifier when nothing happens.
  static func isSeen(_ modifier: ModifierDescription) -> Bool { !unseen.contains(modifier.name) }

  private static let unseen: Set = [
    "layoutPriority", "zIndex", "gridCellColumns", "compositingGroup", "animation", "transition",
    "id", "matchedGeometryEffect", "onTap", "onLongPress", "onDrag", "onPinch", "onRotate",
    "onAppear", "onChange", "disabled", "name", "contentShape", "allowsHitTesting",
    "monospacedDigit", "lineLimit", "truncationMode", "minimumScaleFactor", "contentTransition",
    "multilineTextAlignment", "imageScale", "lineSpacing", "fixedSize", "clipped", "tint", "union",
  ]

  private static func picture(of element: ElementDescription) -> ReferencePicture {
    ReferencePicture(
      name: element.name, document: document(framed(element.example)), plainDocument: nil)
  }

  private static func picture(of modifier: ModifierDescription) -> ReferencePicture {
    ReferencePicture(
      name: "modifier-\(modifier.name)", document: document(subject(modifier, modifier.example)),
      plainDocument: document(subject(modifier, nil)))
  }

  private static func document(_ body: String) -> String {
    """
    { "size": [96, 64], "background": "#ffffff", "state": { "open": true, "level": 4 }, "body": \(body) }
    """
  }

  /// A view with some room around it.
  private static func framed(_ view: String) -> String {
    "{ \"zstack\": [\(view)], \"modifiers\": [{ \"padding\": 6 }, { \"tint\": \"#3366ff\" }] }"
  }

  /// What a modifier is shown on: a shape, a text or a filled view.
  private static func subject(_ modifier: ModifierDescription, _ example: String?) -> String {
    let example = example.map { [$0] } ?? []
    if ModifierDescription.isOfText(modifier) {
      return view("\"text\": \"Seven 7\"", example)
    }
    let gradient =
      "{ \"fill\": { \"linearGradient\": { \"colors\": [\"#ff9f0a\", \"#ff375f\"] } } }"
    let frame = "{ \"frame\": { \"width\": 54, \"height\": 36 } }"
    let painting = modifier.name == "fill" || modifier.name.hasPrefix("stroke")
    if ModifierDescription.isOfShape(modifier) {
      let color = modifier.example.contains("white") ? "{ \"background\": \"#3366ff\" }" : nil
      return view(
        "\"roundedRectangle\": 10",
        example + (painting ? [] : [gradient]) + [frame] + (color.map { [$0] } ?? []))
    }
    let border = "{ \"border\": { \"style\": \"#3366ff\" } }"
    return switch modifier.name {
    case "foregroundStyle": view("\"roundedRectangle\": 10", [frame] + example)
    case "frame", "padding", "aspectRatio":
      view("\"roundedRectangle\": 10", [gradient] + example + [border])
    default: view("\"roundedRectangle\": 10", [gradient, frame] + example)
    }
  }

  private static func view(_ element: String, _ modifiers: [String]) -> String {
    "{ \(element), \"modifiers\": [\(modifiers.joined(separator: ", "))] }"
  }
}
