extension SymbolTable {
  /// Arrows and chevrons; others are these, turned and mirrored.
  static let arrows: [String: [SymbolPart]] = [
    "chevron.right": [.line("M8.4 4 L16.2 12 L8.4 20")],
    "chevron.right.2": [.line("M4.6 4.6 L11.8 12 L4.6 19.4 M12.4 4.6 L19.6 12 L12.4 19.4")],
    "chevron.up.chevron.down": [.line("M6.6 9 L12 3.6 L17.4 9 M6.6 15 L12 20.4 L17.4 15")],
    "arrow.right": [.line("M3.4 12 H20.6 M13.8 5.2 L20.6 12 L13.8 18.8")],
    "arrow.up.right": [.line("M5.6 18.4 L18.4 5.6 M8.4 5.6 H18.4 V15.6")],
    "arrow.clockwise": [
      .line("M19.77 12.5 A7.77 7.77 0 1 1 17.34 6.83 M17.6 2.2 V7.2 H12.6")
    ],
    "arrow.triangle.2.circlepath": [
      .line(
        "M4.4 10.6 A7.9 7.9 0 0 1 18.6 7.6 M19 3 V7.8 H14.2 "
          + "M19.6 13.4 A7.9 7.9 0 0 1 5.4 16.4 M5 21 V16.2 H9.8")
    ],
    "arrow.left.arrow.right": [
      .line(
        "M7.6 3.8 L3.2 8.2 L7.6 12.6 M3.2 8.2 H20 M16.4 11.4 L20.8 15.8 L16.4 20.2 M20.8 15.8 H4")
    ],
    "arrow.uturn.backward": [
      .line("M8.4 4 L3.6 8.8 L8.4 13.6 M3.6 8.8 H15 A5.4 5.4 0 0 1 15 19.6 H9")
    ],
    "arrow.up.left.and.arrow.down.right": [
      .line("M10.4 10.4 L4 4 M4 9.4 V4 H9.4 M13.6 13.6 L20 20 M14.6 20 H20 V14.6")
    ],
    "square.and.arrow.up": [
      .line("M12 14.4 V2.4 M7.8 6.4 L12 2.2 L16.2 6.4"),
      .line(
        "M8.6 9.4 H7 A2.2 2.2 0 0 0 4.8 11.6 V19 A2.2 2.2 0 0 0 7 21.2 H17 "
          + "A2.2 2.2 0 0 0 19.2 19 V11.6 A2.2 2.2 0 0 0 17 9.4 H15.4"),
    ],
    "square.and.arrow.down": [
      .line("M12 2.4 V14.6 M7.8 10.6 L12 14.8 L16.2 10.6"),
      .line(
        "M8.6 9.4 H7 A2.2 2.2 0 0 0 4.8 11.6 V19 A2.2 2.2 0 0 0 7 21.2 H17 "
          + "A2.2 2.2 0 0 0 19.2 19 V11.6 A2.2 2.2 0 0 0 17 9.4 H15.4"),
    ],
    "paperplane": [
      .outline("M20.8 3.2 L3 10 L10.4 13.6 L14 21 Z"), .detail("M20.2 3.8 L10.6 13.4"),
    ],
    "location": [.outline("M20.6 3.4 L3.2 10.9 L11.8 12.2 L13.1 20.8 Z")],
  ]

  /// What is another symbol, turned by quarters clockwise and mirrored left to right before.
  static let turned: [String: (base: String, quarters: Int, isMirrored: Bool)] = [
    "chevron.left": ("chevron.right", 2, false),
    "chevron.up": ("chevron.right", 3, false),
    "chevron.down": ("chevron.right", 1, false),
    "chevron.forward": ("chevron.right", 0, false),
    "chevron.backward": ("chevron.right", 2, false),
    "chevron.left.2": ("chevron.right.2", 2, false),
    "arrow.left": ("arrow.right", 2, false),
    "arrow.up": ("arrow.right", 3, false),
    "arrow.down": ("arrow.right", 1, false),
    "arrow.forward": ("arrow.right", 0, false),
    "arrow.backward": ("arrow.right", 2, false),
    "arrow.down.right": ("arrow.up.right", 1, false),
    "arrow.down.left": ("arrow.up.right", 2, false),
    "arrow.up.left": ("arrow.up.right", 3, false),
    "arrow.counterclockwise": ("arrow.clockwise", 0, true),
    "arrow.up.arrow.down": ("arrow.left.arrow.right", 1, false),
    "arrow.uturn.forward": ("arrow.uturn.backward", 0, true),
    "arrow.uturn.left": ("arrow.uturn.backward", 0, false),
    "arrow.uturn.right": ("arrow.uturn.backward", 0, true),
    "hand.thumbsdown": ("hand.thumbsup", 2, true),
    "backward": ("forward", 2, false),
    "backward.end": ("forward.end", 2, false),
    "bubble.right": ("bubble.left", 0, true),
    "speaker.wave.2.left": ("speaker.wave.2", 0, true),
  ]
}
