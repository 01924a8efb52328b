internal import Geometry

/// The unit point that a name means; nil for other strings.
func unitPointLiteral(_ name: String) -> UnitPoint? {
  namedUnitPoints.first { $0.name == name }?.point
}

/// The names of unit points.
var unitPointNames: [String] { namedUnitPoints.map(\.name) }

private let namedUnitPoints: [(name: String, point: UnitPoint)] = [
  ("center", .center), ("top", .top), ("bottom", .bottom), ("leading", .leading),
  ("trailing", .trailing), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
  ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
]
