public import Foundation

/// The conformance files: in the folder or file that `ANIMATE_CORPORA` names, or beside the checkout.
public enum ConformanceCorpus {
  /// The files of an area, by name: what ends in `ext` in its folder, or in one below.
  ///
  /// `ANIMATE_CORPORA` may name the folder that holds the area's folder, that folder itself, or one
  /// file. Where none exists there are none.
  public static func files(of area: String, ext: String) -> [URL] {
    roots.lazy.map { files(in: $0, of: area, ext: ext) }.first { !$0.isEmpty } ?? []
  }

  private static var roots: [URL] {
    let named = ProcessInfo.processInfo.environment["ANIMATE_CORPORA"].map { [URL(filePath: $0)] }
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return named
      ?? ["../shared/corpora", "../../shared/corpora"].map { checkout.appending(path: $0) }
  }

  private static func files(in root: URL, of area: String, ext: String) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return root.pathExtension == ext ? [root] : [] }
    let own = root.appending(path: area)
    let folder = FileManager.default.fileExists(atPath: own.path) ? own : root
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix("." + ext) }.sorted()
      .map { folder.appending(path: $0) }
  }
}
