// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "animate", path: "..")],
  targets: [
    .executableTarget(
      name: "scene-runner",
      dependencies: [
        .product(name: "Geometry", package: "animate"),
        .product(name: "Drawing", package: "animate"),
        .product(name: "Raster", package: "animate"),
        .product(name: "Typography", package: "animate"),
      ],
      path: "Sources/SceneRunner"),
    .executableTarget(
      name: "frame-times",
      dependencies: [
        .product(name: "Geometry", package: "animate"),
        .product(name: "Drawing", package: "animate"),
        .product(name: "Raster", package: "animate"),
      ],
      path: "Sources/FrameTimes"),
    .executableTarget(
      name: "raster-times",
      dependencies: [
        .product(name: "Geometry", package: "animate"),
        .product(name: "Drawing", package: "animate"),
        .product(name: "Raster", package: "animate"),
      ],
      path: "Sources/RasterTimes"),
    .executableTarget(
      name: "whole-render",
      dependencies: [.product(name: "Animate", package: "animate")],
      path: "Sources/WholeRender"),
    .systemLibrary(
      name: "CSwscale", pkgConfig: "libswscale", providers: [.apt(["libswscale-dev"])]),
    // Our kernels are links to the sources.
    .executableTarget(
      name: "color-times", dependencies: ["CSwscale"], path: "Sources/ColorTimes",
      linkerSettings: [.linkedLibrary("avutil")]),
    .executableTarget(
      name: "motion-times",
      dependencies: [.product(name: "Motion", package: "animate")],
      path: "Sources/MotionTimes"),
    .executableTarget(
      name: "view-times",
      dependencies: [.product(name: "Animate", package: "animate")],
      path: "Sources/ViewTimes"),
    .executableTarget(
      name: "scene-times",
      dependencies: [.product(name: "Animate", package: "animate")],
      path: "Sources/SceneTimes"),
    .executableTarget(
      name: "text-times",
      dependencies: [.product(name: "Animate", package: "animate")],
      path: "Sources/TextTimes"),
  ]
)
