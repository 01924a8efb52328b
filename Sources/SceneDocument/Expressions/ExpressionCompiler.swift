internal import Drawing
internal import Geometry
import Motion

/// Looks up the names of an expression, checks its types and writes its code.
///
/// A part that is wrong gives nil, and its error is kept; the rest is checked all the same.
struct ExpressionCompiler {
  let layout: VariableLayout
  var builder = ProgramBuilder()
  private(set) var errors: [ExpressionError] = []
  private var usesTime = false
  /// The variables that it names.
  private var names: Set<String> = []

  /// The program of an expression; nil when it has the errors that are given with it.
  static func compile(
    _ bytes: [UInt8], from start: Int = 0, expecting expectation: ExpectedType = .anything,
    layout: VariableLayout
  ) -> (program: Program?, errors: [ExpressionError], names: Set<String>) {
    var compiler = ExpressionCompiler(layout: layout)
    do throws(ExpressionError) {
      let syntax = try ExpressionParser.parse(bytes, from: start)
      let operand = compiler.compile(syntax, expecting: expectation)
      guard let operand, compiler.errors.isEmpty else {
        return (nil, compiler.errors, compiler.names)
      }
      let program = compiler.builder.finish(operand, usesTime: compiler.usesTime)
      guard !compiler.builder.isTooLarge else {
        let problem = ExpressionError(
          message: "this expression is too large", range: syntax.range)
        return (nil, [problem], compiler.names)
      }
      return (program, [], compiler.names)
    } catch {
      return (nil, [error], [])
    }
  }

  /// The value of `syntax`, which is to be what the place expects.
  mutating func compile(
    _ syntax: ExpressionSyntax, expecting expectation: ExpectedType = .anything
  ) -> ExpressionOperand? {
    let operand: ExpressionOperand?
    switch syntax.node {
    case .string(let text): return literal(text, syntax.range, expectation)
    case .conditional(let condition, let yes, let no):
      return conditional(condition, yes, no, expectation)
    case .list(let elements): operand = list(elements, syntax.range, expectation)
    case .number(let value): operand = ExpressionOperand(.number(value))
    case .boolean(let value): operand = ExpressionOperand(.boolean(value))
    case .color(let color): operand = ExpressionOperand(.color(color))
    case .name(let name): operand = self.name(name, syntax.range)
    case .unary(let sign, let value): operand = unary(sign, value)
    case .binary(let sign, let first, let second): operand = binary(sign, first, second)
    case .call(let name, let arguments): operand = call(name, arguments, syntax.range, expectation)
    case .index(let list, let index): operand = element(of: list, at: index, expectation)
    case .member(let value, let member):
      operand = column(member, of: value) ?? self.member(member, of: value)
    }
    return operand.flatMap { checked($0, syntax.range, expectation) }
  }

  /// The operand when it has the expected type; otherwise an error.
  private mutating func checked(
    _ operand: ExpressionOperand, _ range: Range<Int>, _ expectation: ExpectedType
  ) -> ExpressionOperand? {
    guard let type = expectation.type, type != operand.type else { return operand }
    return fail("expected \(type), found \(operand.type)", range)
  }

  /// Keeps an error.
  mutating func fail(_ message: String, _ range: Range<Int>) -> ExpressionOperand? {
    errors.append(ExpressionError(message: message, range: range))
    return nil
  }

  private mutating func name(_ name: String, _ range: Range<Int>) -> ExpressionOperand? {
    if let variable = layout[name] {
      if name == timeVariable { usesTime = true }
      names.insert(name)
      return read(variable)
    }
    if let constant = expressionConstants[name] { return ExpressionOperand(.number(constant)) }
    if name == timeVariable {
      return fail("\"time\" isn't known here", range)
    }
    if !layout.members(of: name).isEmpty {
      let columns = layout.members(of: name).map { "\(name).\($0)" }.joined(separator: ", ")
      return fail("\"\(name)\" is a table; name a column of it: \(columns)", range)
    }
    let known = layout.names + expressionConstants.keys.sorted()
    return fail("unknown name \"\(name)\"\(Suggestion.clause(for: name, among: known))", range)
  }

  /// The value of a variable.
  private mutating func read(_ variable: VariableLayout.Variable) -> ExpressionOperand {
    if variable.type.isObject {
      return ExpressionOperand(variable.type, builder.objectVariable(variable.slot))
    }
    let slots = variable.slot..<variable.slot + variable.type.width
    return ExpressionOperand(variable.type, slots.map { builder.variable($0) })
  }

  /// A column of a table or of a row; nil when it is no such thing.
  private mutating func column(
    _ member: ExpressionToken, of value: ExpressionSyntax
  ) -> ExpressionOperand? {
    guard case .name(let table) = value.node, case .name(let column) = member.kind,
      layout[table] == nil, let variable = layout[DataTable.variable(table, column)]
    else { return nil }
    return read(variable)
  }

  /// A string, or what the place takes a string for.
  private mutating func literal(
    _ text: String, _ range: Range<Int>, _ expectation: ExpectedType
  ) -> ExpressionOperand? {
    switch expectation {
    case .color:
      guard let color = layout.colors[text] ?? colorLiteral(text) else {
        return fail("unknown color '\(text)'", range)
      }
      return ExpressionOperand(.color(color))
    case .angle:
      guard let degrees = angleLiteral(text) else {
        return fail("an angle is a number of degrees or a string such as '45deg'", range)
      }
      return ExpressionOperand(.number(degrees))
    case .unitPoint:
      guard let point = unitPointLiteral(text) else {
        let clause = Suggestion.clause(for: text, among: unitPointNames)
        return fail("unknown point '\(text)'\(clause)", range)
      }
      return ExpressionOperand(.point(CGPoint(x: point.x, y: point.y)))
    default: return checked(ExpressionOperand(.string(text)), range, expectation)
    }
  }
}

/// The name of the variable that holds the seconds since the start.
let timeVariable = "time"

/// The name of the variable that holds the canvas's width and height.
let canvasVariable = "canvas"

/// The numbers that have names.
let expressionConstants: [String: Double] = ["pi": .pi, "tau": 2 * .pi]
