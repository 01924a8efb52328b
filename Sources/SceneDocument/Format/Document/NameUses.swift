/// What a document has used of what it declares, for warnings about the rest.
struct NameUses {
  /// Variables whose values expressions have read.
  var read: Set<String> = []
  /// Components that are shown somewhere.
  var components: Set<String> = []
}
