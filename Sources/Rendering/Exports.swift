// One import gives a program the whole vocabulary.

@_exported public import Drawing
@_exported public import Geometry
@_exported public import Media
@_exported public import Motion
@_exported public import Raster
@_exported public import SVG
@_exported public import SceneDocument
@_exported public import Typography
@_exported public import Views
