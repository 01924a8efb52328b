// SwiftPM wants a main function of its own name for each program; it hands over to libFuzzer.

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

@_cdecl("svg_main")
public func run(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  var (count, arguments) = (count, arguments)
  return runFuzzer(&count, &arguments) { fuzzSVG($0, $1) }
}
