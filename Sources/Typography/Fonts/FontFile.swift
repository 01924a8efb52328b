import CHarfBuzz

/// A font file on disk and the number of one face in it.
struct FontFile: Hashable {
  var path: String
  var index: Int

  /// The face, or nil where the file holds none of that number.
  func face() -> FontFace? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    return ImmutableFont(blob: blob, index: index).map(FontFace.init)
  }

  /// All faces of a file.
  static func faces(at path: String) throws(FontError) -> [FontFace] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadable(path: path) }
    defer { hb_blob_destroy(blob) }
    let faces = (0..<Int(hb_face_count(blob))).compactMap {
      ImmutableFont(blob: blob, index: $0).map(FontFace.init)
    }
    guard !faces.isEmpty else { throw .notAFont(path: path) }
    return faces
  }
}
