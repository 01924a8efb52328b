/// A scene to begin with.
enum SceneTemplate: String, CaseIterable {
  case card
  case chart
  case loader
  case title
  case blank

  /// The document.
  var text: String {
    switch self {
    case .card: Self.cardText
    case .chart: Self.chartText
    case .loader: Self.loaderText
    case .title: Self.titleText
    case .blank: Self.blankText
    }
  }
}

extension SceneTemplate {
  private static let blankText = """
    // docs/scene-format.md says what a scene can hold; "animate schema" helps editors.
    {
      "size": [640, 360],
      "background": "#101418",
      "state": { "on": false },
      "body": { "circle": {}, "modifiers": [
        { "fill": "= on ? '#ff9f0a' : '#5e5ce6'" },
        { "frame": { "width": 120, "height": 120 } },
        { "scaleEffect": "= on ? 1.5 : 1" }
      ] },
      "script": [{ "at": 0.5, "set": { "on": true }, "animation": "bouncy" }]
    }

    """

  private static let loaderText = """
    // Dots that swell one after another, for ever.
    {
      "size": [240, 120],
      "duration": 1.2,
      "background": "#101418",
      "body": { "hstack": { "spacing": 14, "content": [{ "forEach": {
        "count": 5,
        "content": [{ "circle": {}, "modifiers": [
          { "fill": "= hsb(200 + i * 25, 0.7, 1)" },
          { "frame": { "width": 18, "height": 18 } },
          { "scaleEffect": "= 1 + 0.6 * max(0, sin((time / 1.2 - i * 0.12) * tau))" }
        ] }]
      } }] } }
    }

    """
}
