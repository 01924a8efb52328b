import Drawing
import Geometry

extension Resolver {
  /// The filters that a value of `filter` stands for; nil if nothing of the element can be seen.
  func filters(_ text: String, _ surroundings: Surroundings, _ bounds: CGRect?) -> [Filter]? { [] }
}
