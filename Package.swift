// swift-tools-version: 6.2
import PackageDescription

// One target per layer; ARCHITECTURE.md has the table of what may import what, and
// scripts/check-layers holds the sources to it.

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swiftSettings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: swiftSettings)
}

let package = Package(
  name: "animate",
  products: [
    .library(name: "Animate", targets: ["Animate"]),
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "Typography", targets: ["Typography"]),
    .library(name: "SVG", targets: ["SVG"]),
    .executable(name: "animate", targets: ["AnimateCLI"]),
    .executable(name: "gallery", targets: ["Gallery"]),
  ],
  targets: [
    layer("Geometry"),
    layer("Motion", ["Geometry"]),
    layer("Drawing", ["Geometry", "Motion"]),
    .target(name: "CRasterKernels"),
    layer("Raster", ["Geometry", "Drawing", "CRasterKernels"]),
    .target(
      name: "CFonts",
      exclude: [
        "Inter/Inter-Regular.otf", "Inter/Inter-Medium.otf", "Inter/Inter-SemiBold.otf",
        "Inter/Inter-Bold.otf", "Inter/Inter-Italic.otf", "Inter/LICENSE.txt",
        "JetBrainsMono/JetBrainsMono-Regular.ttf", "JetBrainsMono/LICENSE.txt",
      ]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .target(name: "CTypography"),
    layer("Typography", ["Geometry", "CFonts", "CHarfBuzz", "CFriBidi", "CTypography"]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    layer("SVG", ["Geometry", "Motion", "Drawing", "Typography", "CExpat"]),
    layer("Views", ["Geometry", "Motion", "Drawing", "Typography", "SVG"]),
    .systemLibrary(
      name: "CFFmpeg", pkgConfig: "libavformat libavcodec libswresample libavutil",
      providers: [
        .apt(["libavformat-dev", "libavcodec-dev", "libswresample-dev", "libavutil-dev"]),
        .brew(["ffmpeg"]),
      ]),
    .target(name: "CMediaKernels", dependencies: ["CFFmpeg"]),
    layer("Media", ["Geometry", "Drawing", "CFFmpeg", "CMediaKernels"]),
    layer("SceneDocument", ["Geometry", "Motion", "Drawing", "Typography", "SVG", "Views"]),
    layer(
      "Rendering",
      [
        "Geometry", "Motion", "Drawing", "Typography", "SVG", "Raster", "Views", "Media",
        "SceneDocument",
      ]),
    layer("Commands", ["Rendering"]),
    layer("Animate", ["Rendering", "Commands"]),
    .executableTarget(
      name: "AnimateCLI", dependencies: ["Commands"], swiftSettings: swiftSettings),
    .target(
      name: "SwiftScenes", dependencies: ["Animate"], path: "Scenes/Swift",
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "Gallery", dependencies: ["Animate", "SwiftScenes"], path: "Scenes/Gallery",
      swiftSettings: swiftSettings),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swiftSettings),
    tests("GeometryTests", ["Geometry"]),
    tests("MotionTests", ["Motion", "Geometry"]),
    tests("DrawingTests", ["Drawing", "Geometry", "Motion"]),
    tests("RasterTests", ["Raster", "Drawing", "Geometry"]),
    tests("TypographyTests", ["Typography", "Geometry"]),
    tests("ViewsTests", ["Views", "Typography", "Raster", "Drawing", "Motion", "Geometry"]),
    tests("MediaTests", ["Media", "Drawing", "Geometry"]),
    tests(
      "SceneDocumentTests",
      ["SceneDocument", "Views", "SVG", "Typography", "Drawing", "Motion", "Geometry"]),
    tests("AnimateTests", ["Animate", "SwiftScenes"], exclude: ["Goldens", "SwiftGoldens"]),
    tests("CLITests", ["Animate", "AnimateCLI", "Gallery"]),
    tests("ConformanceTests", ["Raster", "Drawing", "Geometry"]),
    .target(
      name: "SVGCorpus",
      dependencies: ["SVG", "Raster", "Typography", "Drawing", "Geometry", "Media", "TestSupport"],
      path: "Tests/SVGCorpus", swiftSettings: swiftSettings),
    .executableTarget(
      name: "svg-replay", dependencies: ["SVGCorpus", "Media", "Drawing"], path: "Tests/SVGReplay",
      swiftSettings: swiftSettings),
    tests("SVGTests", ["SVG", "SVGCorpus", "Raster", "Drawing", "Geometry"]),
  ]
)
