import CRasterKernels
import Drawing

extension BlendMode {
  /// The kernels' number of the mode.
  var kernelValue: Int32 {
    Int32(clamping: number)
  }

  private var number: Int {
    switch self {
    case .normal: RASTER_NORMAL
    case .multiply: RASTER_MULTIPLY
    case .screen: RASTER_SCREEN
    case .overlay: RASTER_OVERLAY
    case .darken: RASTER_DARKEN
    case .lighten: RASTER_LIGHTEN
    case .colorDodge: RASTER_COLOR_DODGE
    case .colorBurn: RASTER_COLOR_BURN
    case .softLight: RASTER_SOFT_LIGHT
    case .hardLight: RASTER_HARD_LIGHT
    case .difference: RASTER_DIFFERENCE
    case .exclusion: RASTER_EXCLUSION
    case .hue: RASTER_HUE
    case .saturation: RASTER_SATURATION
    case .color: RASTER_COLOR
    case .luminosity: RASTER_LUMINOSITY
    case .clear: RASTER_CLEAR
    case .copy: RASTER_COPY
    case .sourceIn: RASTER_SOURCE_IN
    case .sourceOut: RASTER_SOURCE_OUT
    case .sourceAtop: RASTER_SOURCE_ATOP
    case .destinationOver: RASTER_DESTINATION_OVER
    case .destinationIn: RASTER_DESTINATION_IN
    case .destinationOut: RASTER_DESTINATION_OUT
    case .destinationAtop: RASTER_DESTINATION_ATOP
    case .xor: RASTER_XOR
    case .plusDarker: RASTER_PLUS_DARKER
    case .plusLighter: RASTER_PLUS_LIGHTER
    }
  }
}
