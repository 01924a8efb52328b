/// Writes a whole file: beside its target, and renamed into its place when complete.
///
/// Devices and pipes are written in place; `-` is standard output.
public func writeFile(_ bytes: [UInt8], to path: String) throws(MediaError) {
  var file = try ByteFile(path: path)
  try file.write(bytes)
  try file.commit()
}
