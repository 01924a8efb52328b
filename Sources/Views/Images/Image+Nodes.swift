import Drawing
import Geometry

extension Image {
  /// The picture over `rect`, which isn't the picture's own size only if it is resizable.
  func nodes(in rect: CGRect) -> [DrawingNode] {
    switch content {
    case .bitmap(let bitmap, let scale):
      PictureNodes(image: self, bitmap: bitmap, scale: scale).nodes(in: rect)
    case .symbol(let name):
      [.fill(DrawingNode.Fill(SymbolOutline.path(named: name, over: rect), .color(.black)))]
    }
  }
}

/// The parts of a picture of pixels in their places.
private struct PictureNodes {
  let image: Image
  let bitmap: BitmapImage
  let scale: CGFloat

  func nodes(in rect: CGRect) -> [DrawingNode] {
    guard let resizing = image.resizing else {
      return [node(bitmap.bounds, in: CGRect(origin: rect.origin, size: image.size))]
    }
    let insets = resizing.capInsets
    let (source, target) = (pixels(insets), insets)
    let columns = bands(
      bitmap.bounds.width, source.leading, source.trailing, rect.width, target.leading,
      target.trailing)
    let rows = bands(
      bitmap.bounds.height, source.top, source.bottom, rect.height, target.top, target.bottom)
    return rows.flatMap { row in
      columns.map { column in
        part(
          CGRect(
            x: column.source.start, y: row.source.start, width: column.source.length,
            height: row.source.length),
          in: CGRect(
            x: rect.minX + column.target.start, y: rect.minY + row.target.start,
            width: column.target.length, height: row.target.length), resizing.mode)
      }
    }
  }

  private func part(_ source: CGRect, in rect: CGRect, _ mode: Image.ResizingMode) -> DrawingNode {
    mode == .stretch ? node(source, in: rect) : tiles(source, in: rect)
  }

  private func node(_ source: CGRect, in rect: CGRect) -> DrawingNode {
    guard image.isAntialiased else {
      let scale = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / source.width, y: rect.height / source.height)
      return pattern(source, in: rect, repeated: [], scale)
    }
    return .image(
      DrawingNode.Image(
        bitmap, in: rect, sourceRect: source, interpolation: image.interpolation.sampling)
    )
  }

  private func tiles(_ source: CGRect, in rect: CGRect) -> DrawingNode {
    pattern(
      source, in: rect, repeated: .both,
      CGAffineTransform(translationX: rect.minX, y: rect.minY).scaledBy(x: 1 / scale, y: 1 / scale))
  }

  private func pattern(
    _ source: CGRect, in rect: CGRect, repeated repetition: ImagePatternPaint.Repetition,
    _ transform: CGAffineTransform
  ) -> DrawingNode {
    let paint = ImagePatternPaint(
      bitmap, sourceRect: source, repetition: repetition,
      interpolation: image.interpolation.sampling,
      transform: transform)
    return .fill(
      DrawingNode.Fill(
        Path(rect), .image(paint), style: FillStyle(antialiased: image.isAntialiased)))
  }

  /// The insets in pixels of the picture.
  private func pixels(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: insets.top * scale, leading: insets.leading * scale, bottom: insets.bottom * scale,
      trailing: insets.trailing * scale)
  }
}

/// A stretch of a picture, and of the area that it covers.
private struct Band {
  var source: (start: CGFloat, length: CGFloat)
  var target: (start: CGFloat, length: CGFloat)
}

/// The parts before, between and after the caps; those without length are left out.
///
/// Caps that leave nothing between them are made smaller in proportion.
private func bands(
  _ source: CGFloat, _ sourceStart: CGFloat, _ sourceEnd: CGFloat, _ target: CGFloat,
  _ targetStart: CGFloat, _ targetEnd: CGFloat
) -> [Band] {
  let from = caps(sourceStart, sourceEnd, within: source)
  let to = caps(targetStart, targetEnd, within: target)
  let parts = [
    Band(source: (0, from.start), target: (0, to.start)),
    Band(
      source: (from.start, source - from.start - from.end),
      target: (to.start, target - to.start - to.end)),
    Band(source: (source - from.end, from.end), target: (target - to.end, to.end)),
  ]
  return parts.filter { $0.source.length > 0 && $0.target.length > 0 }
}

private func caps(
  _ start: CGFloat, _ end: CGFloat, within length: CGFloat
) -> (start: CGFloat, end: CGFloat) {
  let (start, end) = (start.isFinite ? max(start, 0) : 0, end.isFinite ? max(end, 0) : 0)
  guard start + end > length else { return (start, end) }
  return (start * length / (start + end), end * length / (start + end))
}
