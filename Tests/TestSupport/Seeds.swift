import Foundation

/// The seeds of a law that is tried on random input: `count` of them, more where `ANIMATE_SEEDS` says so.
public func seeds(_ count: UInt64) -> Range<UInt64> {
  let asked = ProcessInfo.processInfo.environment["ANIMATE_SEEDS"].flatMap { UInt64($0) }
  return 0..<max(asked ?? 0, count)
}
