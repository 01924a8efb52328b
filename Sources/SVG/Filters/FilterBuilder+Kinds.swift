import Drawing
import Geometry

extension FilterBuilder {
  /// What an element does, and its inputs where they aren't the named ones; nil for no primitive.
  mutating func kind(
    of element: Element, _ inputs: [FilterInput], _ subregion: CGRect
  ) -> (FilterKind, [FilterInput]?)? {
    if element.name == "feImage" { return (.passThrough, [image(element, subregion)]) }
    switch element.name {
    case "feConvolveMatrix":
      return convolution(element).map { (.convolve($0), nil) } ?? Self.nothing
    case "feDiffuseLighting", "feSpecularLighting":
      return lighting(element).map { (.lighting($0), nil) } ?? Self.nothing
    default: return plainKind(of: element, inputs, subregion).map { ($0, nil) }
    }
  }

  /// What is in error leaves nothing.
  private static let nothing: (FilterKind, [FilterInput]?) = (.merge, [])

  private func plainKind(
    of element: Element, _ inputs: [FilterInput], _ subregion: CGRect
  ) -> FilterKind? {
    switch element.name {
    case "feBlend": .blend(blendMode(element))
    case "feColorMatrix": .colorMatrix(colorMatrix(element))
    case "feComponentTransfer": .componentTransfer(transferFunctions(element))
    case "feComposite": .composite(compositeOperator(element))
    case "feDisplacementMap": displacement(element)
    case "feDropShadow":
      .dropShadow(
        offset: shift(element, 2),
        blur: deviation(element, pair(element, "stdDeviation") ?? standardShadowBlur),
        color: floodColor(element))
    case "feFlood": .flood(floodColor(element))
    case "feGaussianBlur": .blur(deviation(element, pair(element, "stdDeviation") ?? .zero))
    case "feMerge": .merge
    case "feMorphology": morphology(element)
    case "feOffset": .offset(shift(element, 0))
    case "feTile": .tile(region(of: inputs.first ?? .source))
    case "feTurbulence": turbulence(element, subregion)
    default: nil
    }
  }

  private var standardShadowBlur: CGSize {
    CGSize(width: 2 * (box?.width ?? 1), height: 2 * (box?.height ?? 1))
  }

  /// A negative deviation makes the blur do nothing.
  private func deviation(_ element: Element, _ size: CGSize) -> CGSize {
    size.width < 0 || size.height < 0 ? .zero : size
  }

  private func blendMode(_ element: Element) -> BlendMode {
    var style = Style()
    let text = trimmed(resolver.value(element, "mode") ?? "normal")
    _ = PropertyTable.properties["mix-blend-mode"]?.apply(
      &style, text, FontUnits(em: 0, ex: 0, rootEm: 0))
    return style.own.blendMode
  }

  private func compositeOperator(_ element: Element) -> CompositeOperator {
    switch resolver.value(element, "operator") {
    case "in": return .in
    case "out": return .out
    case "atop": return .atop
    case "xor": return .xor
    case "lighter": return .lighter
    case "arithmetic":
      let k = ["k1", "k2", "k3", "k4"].map { Float(number(element, $0, 0)) }
      return .arithmetic(SIMD4(k[0], k[1], k[2], k[3]))
    default: return .over
    }
  }

  private func displacement(_ element: Element) -> FilterKind {
    let channels = ["R": 0, "G": 1, "B": 2, "A": 3]
    func channel(_ name: String) -> Int { channels[resolver.value(element, name) ?? "A"] ?? 3 }
    let scale = number(element, "scale", 0)
    return .displacement(
      scale: scale * Double(box.map { ($0.width + $0.height) / 2 } ?? 1),
      x: channel("xChannelSelector"), y: channel("yChannelSelector"))
  }

  private func floodColor(_ element: Element) -> Color.Resolved {
    let style = resolver.documentStyle(element)
    return style.own.floodColor.resolved(style.inherited.color).opacity(style.own.floodOpacity)
  }

  private func morphology(_ element: Element) -> FilterKind {
    let radius = pair(element, "radius") ?? .zero
    let isValid = radius.width >= 0 && radius.height >= 0
    return .morphology(
      grows: resolver.value(element, "operator") == "dilate", radius: isValid ? radius : .zero)
  }

  private func turbulence(_ element: Element, _ subregion: CGRect) -> FilterKind {
    var frequency = (resolver.value(element, "baseFrequency").flatMap(numberList)) ?? [0]
    if frequency.isEmpty || frequency.count > 2 || frequency.contains(where: { $0 < 0 }) {
      frequency = [0]
    }
    let octaves = number(element, "numOctaves", 1)
    return .turbulence(
      Turbulence(
        frequencyX: frequency[0], frequencyY: frequency[frequency.count - 1],
        octaves: octaves > 0 ? Int(min(octaves, 32)) : 0, seed: number(element, "seed", 0),
        isFractal: resolver.value(element, "type") == "fractalNoise",
        tile: resolver.value(element, "stitchTiles") == "stitch" ? subregion : nil))
  }
}
