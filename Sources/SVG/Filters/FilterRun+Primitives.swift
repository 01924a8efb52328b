import Drawing
import Geometry

extension FilterRun {
  /// The result of a primitive before it is cut to its subregion.
  func result(
    of primitive: FilterPrimitive, _ images: [FilterImage], _ part: FilterBounds
  ) -> FilterImage {
    let space = primitive.space
    let first = images.first ?? empty(space)
    switch primitive.kind {
    case .blend(let mode): return first.blended(with: images.last ?? first, mode)
    case .colorMatrix(let matrix): return first.mappedStraight { matrix.applied(to: $0) }
    case .componentTransfer(let functions): return first.transferred(functions)
    case .composite(let operation):
      return first.composited(with: images.last ?? first, operation)
    case .convolve(let convolution): return first.convolved(convolution, within: part)
    case .displacement(let scale, let x, let y):
      let reach = pixels(CGSize(width: scale, height: scale))
      return first.displaced(by: images.last ?? first, reach, (x, y))
    case .flood(let color): return flood(color, space)
    case .blur(let deviation):
      let (x, y) = pixels(deviation)
      return first.blurred(x, y)
    case .dropShadow(let offset, let blur, let color):
      return dropShadow(of: first, offset, blur, color)
    case .passThrough: return first
    case .lighting(let lighting): return lit(first, lighting, part)
    case .merge: return images.reduce(empty(space)) { $1.composited(with: $0, .over) }
    case .morphology(let grows, let radius):
      let (x, y) = pixels(radius)
      return first.morphed(grows: grows, x, y)
    case .offset(let offset): return moved(first, offset)
    case .tile(let tile): return first.tiled(bounds(tile))
    case .turbulence(let turbulence): return noise(turbulence, part, space)
    }
  }

  /// The image moved; between pixels it is mixed of the four around.
  private func moved(_ image: FilterImage, _ offset: CGSize) -> FilterImage {
    let shift = offset.applying(transform)
    guard abs(shift.width) < 1e6, abs(shift.height) < 1e6 else { return empty(image.space) }
    let whole = (x: shift.width.rounded(.down), y: shift.height.rounded(.down))
    let (dx, dy) = (Int(whole.x), Int(whole.y))
    let share = SIMD2(Float(shift.width - whole.x), Float(shift.height - whole.y))
    guard dx != 0 || dy != 0 || share != .zero else { return image }
    var result = empty(image.space)
    for y in 0..<image.height {
      for x in 0..<image.width {
        result.pixels[y * image.width + x] = image.mixed(x - dx, y - dy, share)
      }
    }
    return result
  }

  private func dropShadow(
    of image: FilterImage, _ offset: CGSize, _ blur: CGSize, _ color: Color.Resolved
  ) -> FilterImage {
    let (x, y) = pixels(blur)
    let shadow = moved(image.blurred(x, y), offset)
    let colored = flood(color, image.space).composited(with: shadow, .in)
    return image.composited(with: colored, .over)
  }
}

extension FilterImage {
  /// The pixel that begins `share` before a place.
  fileprivate func mixed(_ x: Int, _ y: Int, _ share: SIMD2<Float>) -> SIMD4<Float> {
    var result = pixel(x, y) * ((1 - share.x) * (1 - share.y))
    if share.x > 0 { result += pixel(x - 1, y) * (share.x * (1 - share.y)) }
    if share.y > 0 { result += pixel(x, y - 1) * ((1 - share.x) * share.y) }
    if share.x > 0, share.y > 0 { result += pixel(x - 1, y - 1) * (share.x * share.y) }
    return result
  }
}

extension ColorMatrix {
  /// The map of one colour that isn't premultiplied.
  func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
    let color = SIMD4<Double>(color)
    func row(_ weights: SIMD4<Double>, _ bias: Double) -> Double { (weights * color).sum() + bias }
    return SIMD4<Float>(
      SIMD4(row(red, bias.x), row(green, bias.y), row(blue, bias.z), row(alpha, bias.w)))
  }
}

extension FilterImage {
  /// Each channel through its function, from tables of 1025 places.
  func transferred(_ functions: [TransferFunction]) -> FilterImage {
    guard functions.count == 4 else { return self }
    let tables = functions.map { function in
      (0...1024).map { Float(function(Double($0) / 1024)) }
    }
    return mappedStraight { color in
      var result = color
      for channel in 0..<4 {
        result[channel] = tables[channel][Int((color[channel] * 1024).rounded())]
      }
      return result
    }
  }

  /// The picture repeated over the plane, of which `tile` is one copy.
  func tiled(_ tile: FilterBounds) -> FilterImage {
    guard !tile.isEmpty else { return FilterImage(width: width, height: height, space: space) }
    var result = self
    for y in 0..<height {
      let row = tile.y.lowerBound + (y - tile.y.lowerBound).modulo(tile.y.count)
      for x in 0..<width {
        let column = tile.x.lowerBound + (x - tile.x.lowerBound).modulo(tile.x.count)
        result.pixels[y * width + x] = pixels[row * width + column]
      }
    }
    return result
  }

  /// Each pixel from where the map's channels say.
  func displaced(
    by map: FilterImage, _ scale: (x: Double, y: Double), _ channels: (x: Int, y: Int)
  ) -> FilterImage {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        let shift = map.pixels[y * width + x].straight - 0.5
        let dx = (Double(shift[channels.x]) * scale.x).rounded()
        let dy = (Double(shift[channels.y]) * scale.y).rounded()
        guard abs(dx) < 1e6, abs(dy) < 1e6 else { continue }
        result.pixels[y * width + x] = pixel(x + Int(dx), y + Int(dy))
      }
    }
    return result
  }
}

extension Int {
  /// The remainder in 0..<divisor.
  func modulo(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
