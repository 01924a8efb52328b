import CRasterKernels

/// A set of processor instructions that the inner loops are compiled for.
public enum InstructionSet: Int, Sendable, Hashable, CaseIterable {
  /// One pixel at a time; the definition that the others are compared with.
  case portable
  /// Vectors of 128 bits: SSE2 or NEON.
  case vector128
  /// Vectors of 256 bits.
  case avx2
  /// Vectors of 512 bits.
  case avx512

  /// Those that this processor has, slowest first.
  public static var available: [InstructionSet] {
    allCases.filter { raster_kernels_at(Int32($0.rawValue)) != nil }
  }

  /// The loops for this set, or the fastest there are when the processor lacks it.
  var kernels: Kernels {
    raster_kernels_at(Int32(rawValue)) ?? raster_kernels_best()
  }
}

/// A table of inner loops.
typealias Kernels = UnsafePointer<raster_kernels>
