extension ModifierDescription {
  /// All modifiers, in the order of the reference.
  static let all: [ModifierDescription] =
    outlines + painting + text + layout + layers + transforms + drawing + filters + changes
    + touches

  private static let outlines: [ModifierDescription] = [
    .trim, .inset, .union, .intersection, .subtracting, .symmetricDifference,
  ]
  private static let painting: [ModifierDescription] = [
    .fill, .stroke, .strokeBorder, .foregroundStyle, .tint,
  ]
  private static let text: [ModifierDescription] = [
    .font, .fontWeight, .fontDesign, .bold, .italic, .monospaced, .monospacedDigit, .tracking,
    .kerning, .baselineOffset, .underline, .strikethrough, .lineLimit, .lineSpacing,
    .multilineTextAlignment, .truncationMode, .minimumScaleFactor, .textCase, .contentTransition,
    .textEffect, .typewriter, .revealedLines, .textOnPath, .imageScale,
  ]
  private static let layout: [ModifierDescription] = [
    .frame, .padding, .aspectRatio, .fixedSize, .position, .offset, .layoutPriority, .zIndex,
    .gridCellColumns, .hidden,
  ]
  private static let layers: [ModifierDescription] = [
    .overlay, .background, .border, .mask, .clipShape, .cornerRadius, .clipped,
  ]
  private static let transforms: [ModifierDescription] = [
    .scaleEffect, .rotationEffect, .rotation3DEffect, .transformEffect,
  ]
  private static let drawing: [ModifierDescription] = [
    .opacity, .blendMode, .compositingGroup, .blur, .shadow,
  ]
  private static let filters: [ModifierDescription] = [
    .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorMultiply, .colorInvert,
    .luminanceToAlpha, .colorEffect, .distortionEffect, .layerEffect,
  ]
  private static let changes: [ModifierDescription] = [
    .animation, .transition, .id, .matchedGeometryEffect,
  ]
  private static let touches: [ModifierDescription] = [
    .onTap, .onLongPress, .onDrag, .onPinch, .onRotate, .onAppear, .onChange, .disabled, .name,
    .contentShape, .allowsHitTesting,
  ]

  /// Whether a modifier is about the letters of texts.
  static func isOfText(_ modifier: ModifierDescription) -> Bool {
    text.contains { $0.name == modifier.name }
  }

  /// Whether a modifier needs a shape.
  static func isOfShape(_ modifier: ModifierDescription) -> Bool {
    let ofShapes = outlines + [.fill, .stroke, .strokeBorder]
    return ofShapes.contains { $0.name == modifier.name }
  }

  /// The modifier called `name`.
  static func named(_ name: String) -> ModifierDescription? { table[name] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
