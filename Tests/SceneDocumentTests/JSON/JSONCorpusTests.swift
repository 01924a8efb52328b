import Foundation
import Testing

@testable import SceneDocument

/// Replays the `test_parsing` files of JSONTestSuite (nst/JSONTestSuite).
@Suite("The JSON test suite")
struct JSONCorpusTests {
  /// The suite's folder: `json` of the corpora that `ANIMATE_CORPORA` names, or of those that lie
  /// beside the checkout.
  static let folder: URL? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    let beside = ["shared/corpora", "../shared/corpora"].map { root.appending(path: $0).path }
    let named = ProcessInfo.processInfo.environment["ANIMATE_CORPORA"].map { [$0] } ?? []
    return (named + beside).map { URL(filePath: $0).appending(path: "json") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

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
    "every file is accepted or rejected as documented", .enabled(if: folder != nil, "no corpus"))
  func replay() throws {
    let folder = try #require(Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = names.filter { $0.hasSuffix(".json") }
    #expect(files.count == 318)
    for name in files {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      let result = JSONReader.read(SourceText(name: name, bytes: Array(bytes)))
      #expect(result.diagnostics.hasErrors != expectsAcceptance(name), "\(name)")
      #expect(result.tree != nil || result.diagnostics.hasErrors, "\(name)")
      #expect(result.diagnostics.description.isEmpty != result.diagnostics.hasErrors, "\(name)")
    }
  }

  @Test(
    "no file is a scene, and each is refused with a place", .enabled(if: folder != nil, "no corpus")
  )
  func scenes() throws {
    let folder = try #require(Self.folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      #expect(throws: DiagnosticList.self, "\(name)") {
        try SceneReader.read(SourceText(name: name, bytes: Array(bytes)))
      }
    }
  }

  private func expectsAcceptance(_ name: String) -> Bool {
    if name.hasPrefix("y_") { return !Self.strict.contains(name) }
    return Self.lenient.contains(name) || Self.acceptedByChoice.contains(name)
  }
}
