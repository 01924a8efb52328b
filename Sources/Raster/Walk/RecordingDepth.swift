/// How deep in a drawing what is being recorded lies.
struct RecordingDepth {
  /// How many lists of nodes lie within one another around it.
  var groups = 0
  /// How many pictures drawn apart it is within.
  var pictures = 0

  /// How many groups and masks may lie within one another; what lies deeper is left out.
  static let mostGroups = 1024
  /// How many pictures may.
  static let mostPictures = 8

  /// The inside of a picture that is drawn apart.
  var insidePicture: RecordingDepth { RecordingDepth(groups: groups, pictures: pictures + 1) }

  /// The most pixels of a picture in here: an eighth of those around, so that the work of all together
  /// is bounded.
  var mostPicturePixels: Double {
    8_388_608 / Double(1 << (3 * min(pictures, 6)))
  }
}
