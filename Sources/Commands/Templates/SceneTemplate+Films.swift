extension SceneTemplate {
  static let cardText = """
    // A card slides in, counts up and leaves.
    {
      "size": [640, 360],
      "background": "#101418",
      "colorScheme": "dark",
      "theme": { "colors": { "panel": "#1c2330", "accent": "#30d158" } },
      "state": { "shown": false, "total": 0 },
      // The clear color keeps the stack as large as the scene when the card has left it.
      "body": { "zstack": [
        { "color": "clear" },
        { "if": { "condition": "= shown", "then": [{
          "vstack": { "spacing": 6, "content": [
            { "text": "Raised so far", "modifiers": [{ "font": "headline" }, { "opacity": 0.6 }] },
            {
              "text": { "value": "= total", "format": { "currency": { "symbol": "€", "decimals": 0 } } },
              "modifiers": [
                { "font": { "size": 56, "weight": "bold" } },
                { "monospacedDigit": {} },
                { "foregroundStyle": "accent" }
              ]
            }
          ] },
          "modifiers": [
            { "padding": 32 },
            { "background": { "roundedRectangle": 28, "modifiers": [{ "fill": "panel" }] } },
            { "transition": [{ "move": "bottom" }, "opacity"] }
          ]
        }] } }
      ] },
      "script": [
        { "at": 0.3, "set": { "shown": true }, "animation": "bouncy" },
        { "after": 0.1, "set": { "total": 12480 }, "animation": { "easeOut": { "duration": 1.2 } } },
        { "after": 0.8, "set": { "shown": false }, "animation": "smooth" }
      ]
    }

    """

  static let titleText = """
    // A title whose letters come in one after another.
    {
      "size": [640, 360],
      "background": "#0b0d12",
      "state": { "title": "Hello, motion", "shown": false },
      "body": { "hstack": { "spacing": 0, "content": [{ "forEach": {
        "in": "= characters(title)",
        "as": "letter",
        "index": "i",
        "content": [{ "text": "= letter", "modifiers": [
          { "font": { "size": 64, "weight": "heavy" } },
          { "foregroundStyle": "= hsb(190 + i * 12, 0.45, 1)" },
          { "opacity": "= shown ? 1 : 0" },
          { "offset": { "y": "= shown ? 0 : 40" } },
          { "animation": { "curve": { "bouncy": { "delay": "= i * 0.05" } }, "value": "= shown" } }
        ] }]
      } }] } },
      "script": [{ "at": 0.3, "set": { "shown": true } }, { "at": 2.5, "set": { "shown": false } }]
    }

    """

  static let chartText = """
    // Bars that grow to the rows of a table; --data sales=FILE.csv shows others.
    {
      "size": [640, 360],
      "background": "#101418",
      "colorScheme": "dark",
      "data": { "sales": [
        { "name": "Mon", "amount": 82 },
        { "name": "Tue", "amount": 124 },
        { "name": "Wed", "amount": 96 },
        { "name": "Thu", "amount": 168 },
        { "name": "Fri", "amount": 140 }
      ] },
      "state": { "grown": false },
      "body": { "hstack": { "alignment": "bottom", "spacing": 28, "content": [{
        "forEach": { "rows": "sales", "index": "i", "content": [{
          "vstack": { "spacing": 8, "content": [
            { "text": { "value": "= grown ? row.amount : 0" }, "modifiers": [{ "font": "headline" }] },
            {
              "unevenRoundedRectangle": { "topLeading": 10, "topTrailing": 10 },
              "modifiers": [
                { "fill": "= hsb(200 + i * 22, 0.6, 1)" },
                { "frame": {
                  "width": 60,
                  "height": "= grown ? row.amount / max(sales.amount) * 220 : 2"
                } }
              ]
            },
            { "text": "= row.name", "modifiers": [{ "opacity": 0.6 }] }
          ] },
          "modifiers": [
            { "frame": { "height": 290, "alignment": "bottom" } },
            { "animation": { "curve": { "smooth": { "delay": "= i * 0.12" } }, "value": "= grown" } }
          ]
        }] }
      }] } },
      "script": [{ "at": 0.3, "set": { "grown": true } }]
    }

    """
}
