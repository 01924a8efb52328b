struct SourceText {
  var name: String
  var bytes: [UInt8]
}
