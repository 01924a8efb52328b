public import Drawing
import Foundation

extension FrameDrawing {
  /// The drawing as JSON, indented, keys in alphabetical order, with a line break at its end.
  ///
  /// Numbers that aren't finite are the strings "inf", "-inf" and "nan".
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // A drawing holds nothing that the encoder refuses.
    guard let data = try? encoder.encode(self) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
