import Drawing
import Geometry
import Testing

@testable import SceneDocument

@Suite("Expressions over pixels")
struct PixelFunctionTests {
  /// The value that the scalar program of `text` has at pixel `index` of a vector, and the vector's.
  private func values(_ text: String) throws -> (scalar: [Double], vector: [Float]) {
    let layout = PixelInput.extend(VariableLayout(), withColor: false)
    let program = try #require(
      ExpressionCompiler.compile(Array("point(\(text), 0)".utf8), expecting: .point, layout: layout)
        .program)
    let pixels = try #require(PixelProgram(program, outerCount: 0, name: text))
    let x = SIMD8<Float>(-2.5, -1, -0.25, 0, 0.25, 0.75, 1, 3.5)
    let y = SIMD8<Float>(2, -3, 0.5, 1, -0.5, 4, 1, -1.5)
    let inputs = PixelProgram.Inputs(
      PixelPositions(x: x, y: y), ShaderSize(width: 100, height: 50))
    let vector = pixels.position(inputs, { _ in 0 }).x
    let scalars = (0..<8).map { lane in
      var environment = VariableValues()
      for number in [Double(x[lane]), Double(y[lane]), 100, 50] {
        environment.append(.number(number))
      }
      guard case .point(let point) = program.value(in: environment) else { return Double.nan }
      return point.x.native
    }
    return (scalars, (0..<8).map { vector[$0] })
  }

  @Test(
    "give what expressions over one number give",
    arguments: [
      "x + y", "x - y", "x * y", "x / y", "x % y", "mod(x, y)", "-x", "min(x, y)", "max(x, y)",
      "clamp(x, -1, 1)", "abs(x)", "floor(x)", "ceil(x)", "round(x)", "trunc(x)", "fract(x)",
      "sign(x)", "mix(x, y, 0.3)", "step(0.2, x)", "smoothstep(-1, 1, x)", "smoothstep(1, 1, x)",
      "sqrt(abs(x))", "hypot(x, y)", "sin(x)", "cos(x)", "tan(x)", "asin(x / 4)", "acos(x / 4)",
      "atan(x)", "atan2(y, x)", "exp(x)", "log(abs(x) + 1)", "log2(abs(x) + 1)",
      "log10(abs(x) + 1)", "pow(abs(x) + 1, y)", "x < y ? 1 : 2", "x <= y ? 1 : 2",
      "x > y ? 1 : 2", "x >= y ? 1 : 2", "x == y ? 1 : 2", "x != y ? 1 : 2",
      "x > 0 && y > 0 ? 1 : 2", "x > 0 || y > 0 ? 1 : 2", "!(x > 0) ? 1 : 2", "width - height",
    ])
  func agree(_ text: String) throws {
    let (scalar, vector) = try values(text)
    for (expected, actual) in zip(scalar, vector) {
      #expect(abs(Double(actual) - expected) <= 2e-5 * max(1, abs(expected)), "\(text)")
    }
  }

  @Test("are checked for what they give")
  func wrongResults() {
    let body: (String) -> String = { "{ \"body\": { \"circle\": {}, \"modifiers\": [\($0)] } }" }
    #expect(
      headlines(body("{ \"colorEffect\": \"= x\" }"))[0].hasSuffix(
        "expected a color, found a number"))
    #expect(
      headlines(body("{ \"distortionEffect\": \"= color\" }"))[0].contains("unknown name \"color\"")
    )
    #expect(
      headlines(body("{ \"colorEffect\": \"= sample(x, y)\" }"))[0]
        .hasSuffix("\"sample\" can only be used in a \"layerEffect\""))
    #expect(
      headlines(body("{ \"colorEffect\": \"= [#fff, #000][x]\" }"))[0]
        .hasSuffix("strings and lists can't be used for pixels"))
    #expect(headlines(body("{ \"opacity\": \"= sample(1, 2).red\" }")).count == 1)
  }
}
