internal import Drawing

extension PixelProgram {
  /// Eight pixels' numbers: x, y, width, height, and a color that isn't premultiplied.
  struct Inputs {
    var values:
      (
        SIMD8<Float>, SIMD8<Float>, SIMD8<Float>, SIMD8<Float>, SIMD8<Float>, SIMD8<Float>,
        SIMD8<Float>, SIMD8<Float>
      )

    /// Pixels of an area of the given size.
    init(_ positions: PixelPositions, _ arguments: ShaderSize, color: PixelColors = .clear) {
      let opaque = color.alpha.replacing(with: 1, where: color.alpha .<= 0)
      values = (
        positions.x, positions.y, SIMD8(repeating: arguments.width),
        SIMD8(repeating: arguments.height), color.red / opaque, color.green / opaque,
        color.blue / opaque, color.alpha
      )
    }

    @inline(__always)
    subscript(index: Int) -> SIMD8<Float> {
      switch index {
      case 0: values.0
      case 1: values.1
      case 2: values.2
      case 3: values.3
      case 4: values.4
      case 5: values.5
      case 6: values.6
      default: values.7
      }
    }
  }

  /// Runs the program for eight pixels and gives `body` the registers.
  func run<Result>(
    _ inputs: Inputs, _ arguments: (Int) -> Float, _ layer: PixelLayer?,
    _ body: (UnsafeMutableBufferPointer<SIMD8<Float>>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: SIMD8<Float>.self, capacity: max(registerCount, 1)) {
      numbers in
      for step in steps {
        switch step {
        case .constant(let to, let value): numbers[Int(to)] = SIMD8(repeating: value)
        case .argument(let to, let index):
          numbers[Int(to)] = SIMD8(repeating: arguments(index))
        case .input(let to, let index): numbers[Int(to)] = inputs[index]
        case .operation(let operation, let to, let a, let b, let c):
          numbers[Int(to)] = operation.vector(
            numbers[Int(a)], numbers[Int(b)], numbers[Int(c)])
        case .sample(let to, let x, let y):
          let colors = layer?.sample(PixelPositions(x: numbers[Int(x)], y: numbers[Int(y)]))
          write(colors ?? .clear, to: Int(to), numbers)
        }
      }
      return body(numbers)
    }
  }

  private func write(
    _ color: PixelColors, to register: Int, _ numbers: UnsafeMutableBufferPointer<SIMD8<Float>>
  ) {
    let opaque = color.alpha.replacing(with: 1, where: color.alpha .<= 0)
    numbers[register] = color.red / opaque
    numbers[register + 1] = color.green / opaque
    numbers[register + 2] = color.blue / opaque
    numbers[register + 3] = color.alpha
  }

  /// The color that the program gives, premultiplied; what is no number is transparent or dark.
  func color(
    _ inputs: Inputs, _ arguments: (Int) -> Float, _ layer: PixelLayer? = nil
  ) -> PixelColors {
    run(inputs, arguments, layer) { numbers in
      let alpha = unit(numbers[Int(result[3])])
      return PixelColors(
        red: unit(numbers[Int(result[0])]) * alpha, green: unit(numbers[Int(result[1])]) * alpha,
        blue: unit(numbers[Int(result[2])]) * alpha, alpha: alpha)
    }
  }

  /// The position that the program gives.
  func position(_ inputs: Inputs, _ arguments: (Int) -> Float) -> PixelPositions {
    run(inputs, arguments, nil) { numbers in
      PixelPositions(x: numbers[Int(result[0])], y: numbers[Int(result[1])])
    }
  }
}

/// The size of the view whose pixels a program runs over.
struct ShaderSize {
  let width: Float
  let height: Float
}

@inline(__always)
private func unit(_ value: SIMD8<Float>) -> SIMD8<Float> {
  value.replacing(with: 0, where: value .!= value).clamped(lowerBound: .zero, upperBound: .one)
}
