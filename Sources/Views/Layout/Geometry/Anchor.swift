public import Geometry

/// A point or rectangle of a view, which a `GeometryProxy` gives in another view's coordinates.
public struct Anchor<Value> {
  /// The value in the canvas's coordinates.
  let global: Value
  /// The value in coordinates that begin at a point of the canvas.
  let value: (CGPoint) -> Value

  /// What of a view an anchor is of.
  public struct Source {
    let anchor: (CGRect) -> Anchor<Value>
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.global == right.global }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame in
      Anchor(global: frame) { frame.moved(by: $0) }
    }
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame in
      let global = r.moved(by: CGPoint(x: -frame.origin.x, y: -frame.origin.y))
      return Anchor(global: global) { global.moved(by: $0) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    source { CGPoint(x: $0.origin.x + p.x, y: $0.origin.y + p.y) }
  }

  /// A point in proportion to the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    source {
      CGPoint(x: $0.origin.x + p.x * $0.size.width, y: $0.origin.y + p.y * $0.size.height)
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func source(_ point: @escaping (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame in
      let global = point(frame)
      return Anchor(global: global) { CGPoint(x: global.x - $0.x, y: global.y - $0.y) }
    }
  }
}
