import Foundation
import TestSupport
import Testing

@testable import SceneDocument

/// Replays the `test_parsing` files of JSONTestSuite (nst/JSONTestSuite).
@Suite("The JSON test suite")
struct JSONCorpusTests {
  static let files = ConformanceCorpus.files(of: "json", ext: "json")

  /// Files that RFC 8259 rejects and this reader accepts, for their comments or trailing commas.
  static let lenient: Set = [
    "n_array_extra_comma.json", "n_array_number_and_comma.json", "n_object_trailing_comma.json",
    "n_object_trailing_comment.json", "n_object_trailing_comment_slash_open.json",
    "n_structure_object_with_comment.json",
  ]

  /// Files that RFC 8259 leaves open and this reader accepts.
  static let acceptedByChoice: Set = [
    "i_number_double_huge_neg_exp.json", "i_number_real_underflow.json",
    "i_number_too_big_neg_int.json", "i_number_too_big_pos_int.json",
    "i_number_very_big_negative_int.json", "i_structure_UTF-8_BOM_empty_object.json",
  ]

  /// Files that RFC 8259 accepts and this reader rejects: a key that is there twice.
  static let strict: Set = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]

  @Test(
    "every file is accepted or rejected as documented", .enabled(if: !files.isEmpty, "no corpus"))
  func replay() throws {
    for file in Self.files {
      let name = file.lastPathComponent
      let bytes = try Data(contentsOf: file)
      let result = JSONReader.read(SourceText(name: name, bytes: Array(bytes)))
      #expect(result.diagnostics.hasErrors != expectsAcceptance(name), "\(name)")
      #expect(result.tree != nil || result.diagnostics.hasErrors, "\(name)")
      #expect(result.diagnostics.description.isEmpty != result.diagnostics.hasErrors, "\(name)")
    }
  }

  @Test(
    "no file is a scene, and each is refused with a place",
    .enabled(if: !files.isEmpty, "no corpus"))
  func scenes() throws {
    for file in Self.files {
      let bytes = try Data(contentsOf: file)
      #expect(throws: DiagnosticList.self, "\(file.lastPathComponent)") {
        try SceneReader.read(SourceText(name: file.lastPathComponent, bytes: Array(bytes)))
      }
    }
  }

  private func expectsAcceptance(_ name: String) -> Bool {
    if name.hasPrefix("y_") { return !Self.strict.contains(name) }
    return Self.lenient.contains(name) || Self.acceptedByChoice.contains(name)
  }
}
