/// One curve of a path.
public enum PathSegment: ParametricCurve, Hashable {
  case line(LineSegment)
  case quadratic(QuadraticCurve)
  case cubic(CubicCurve)

  public var start: CGPoint {
    switch self {
    case .line(let line): line.start
    case .quadratic(let curve): curve.start
    case .cubic(let curve): curve.start
    }
  }

  public var end: CGPoint {
    switch self {
    case .line(let line): line.end
    case .quadratic(let curve): curve.end
    case .cubic(let curve): curve.end
    }
  }

  public func point(at parameter: Double) -> CGPoint {
    switch self {
    case .line(let line): line.point(at: parameter)
    case .quadratic(let curve): curve.point(at: parameter)
    case .cubic(let curve): curve.point(at: parameter)
    }
  }

  public func derivative(at parameter: Double) -> CGPoint {
    switch self {
    case .line(let line): line.derivative(at: parameter)
    case .quadratic(let curve): curve.derivative(at: parameter)
    case .cubic(let curve): curve.derivative(at: parameter)
    }
  }

  public func tangent(at parameter: Double) -> CGPoint? {
    switch self {
    case .line(let line): line.tangent(at: parameter)
    case .quadratic(let curve): curve.tangent(at: parameter)
    case .cubic(let curve): curve.tangent(at: parameter)
    }
  }

  public func split(at parameter: Double) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let line):
      let (first, second) = line.split(at: parameter)
      return (.line(first), .line(second))
    case .quadratic(let curve):
      let (first, second) = curve.split(at: parameter)
      return (.quadratic(first), .quadratic(second))
    case .cubic(let curve):
      let (first, second) = curve.split(at: parameter)
      return (.cubic(first), .cubic(second))
    }
  }

  public var reversed: PathSegment {
    switch self {
    case .line(let line): .line(line.reversed)
    case .quadratic(let curve): .quadratic(curve.reversed)
    case .cubic(let curve): .cubic(curve.reversed)
    }
  }

  public var bounds: CGRect {
    switch self {
    case .line(let line): line.bounds
    case .quadratic(let curve): curve.bounds
    case .cubic(let curve): curve.bounds
    }
  }

  /// The same curve as a cubic one; a line has its handles at thirds.
  public var cubic: CubicCurve {
    switch self {
    case .line(let line): CubicCurve(lineFrom: line.start, to: line.end)
    case .quadratic(let curve): curve.cubic
    case .cubic(let curve): curve
    }
  }
}

extension PathSegment {
  /// The length of the segment, to about 1e-9 of it.
  public var length: Double {
    switch self {
    case .line(let line): line.length
    case .quadratic(let curve): curve.length
    case .cubic(let curve): curve.length
    }
  }

  /// The parameter up to which the segment has the length `target`; 0 or 1 beyond its ends.
  public func parameter(atLength target: Double) -> Double {
    switch self {
    case .line(let line): line.parameter(atLength: target)
    case .quadratic(let curve): curve.parameter(atLength: target)
    case .cubic(let curve): curve.parameter(atLength: target)
    }
  }

  /// Whether all its points coincide.
  var isPoint: Bool {
    switch self {
    case .line(let line): line.start == line.end
    case .quadratic(let curve): curve.start == curve.end && curve.start == curve.control
    case .cubic(let curve):
      curve.start == curve.end && curve.start == curve.control1 && curve.start == curve.control2
    }
  }
}
