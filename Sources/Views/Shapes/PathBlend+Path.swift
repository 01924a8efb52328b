import Geometry

extension PathBlend {
  /// The outline that the sum stands for.
  var path: Path { terms.max { $0.weight < $1.weight }?.path ?? Path() }
}
