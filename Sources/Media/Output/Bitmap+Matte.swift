import CMediaKernels
import Drawing

extension Bitmap {
  /// The picture on the settings' matte; itself when there is none.
  func onMatte(_ settings: EncodingSettings) -> Bitmap {
    guard let matte = settings.matte else { return self }
    var result = self
    let pixels = width * height
    result.withUnsafeMutableBytes {
      media_composite($0.baseAddress, $0.baseAddress, pixels, matte.packed)
    }
    return result
  }
}
