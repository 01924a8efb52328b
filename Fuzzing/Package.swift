// swift-tools-version: 6.2
import PackageDescription

// A fuzz target is an executable of its own: a folder in Sources and a row here. `scripts/fuzz`
// builds it with the fuzzer's main function, so there is none in the sources.

let package = Package(
  name: "fuzzing",
  dependencies: [.package(name: "animate", path: "..")],
  targets: [
    .executableTarget(
      name: "path-data",
      dependencies: [.product(name: "Geometry", package: "animate")],
      path: "Sources/PathDataFuzzer",
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    .executableTarget(
      name: "drawings",
      dependencies: [
        .product(name: "Geometry", package: "animate"),
        .product(name: "Drawing", package: "animate"),
        .product(name: "Raster", package: "animate"),
      ],
      path: "Sources/DrawingFuzzer",
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    .executableTarget(
      name: "scenes", dependencies: [.product(name: "Animate", package: "animate")],
      path: "Sources/SceneFuzzer",
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    .executableTarget(
      name: "expressions", dependencies: [.product(name: "Animate", package: "animate")],
      path: "Sources/ExpressionFuzzer",
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    .executableTarget(
      name: "svg",
      dependencies: [
        .product(name: "Geometry", package: "animate"),
        .product(name: "Drawing", package: "animate"),
        .product(name: "Raster", package: "animate"),
        .product(name: "Typography", package: "animate"),
        .product(name: "SVG", package: "animate"),
      ],
      path: "Sources/SVGFuzzer",
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
  ]
)
