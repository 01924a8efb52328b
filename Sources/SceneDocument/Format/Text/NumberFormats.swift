import Views

/// The ways in which a number is written.
let numberFormatTable = KindTable<NumberFormat>(
  noun: "number format",
  kinds: [
    KindDescription("number", "A plain number.", synonyms: ["decimal", "integer"]) { keys in
      let digits = keys.digits(decimals: 0, separator: ",")
      return { digits(.number, $0) }
    },
    KindDescription("percent", "A share of 1 in percent.", synonyms: ["percentage"]) { keys in
      let digits = keys.digits(decimals: 0, separator: ",")
      return { digits(.percent, $0) }
    },
    KindDescription("currency", "An amount after a currency's sign.", synonyms: ["money"]) { keys in
      let symbol = keys.optional(
        "symbol", .text, default: "$", "The currency's sign.", isShorthand: true)
      let digits = keys.digits(decimals: 2, separator: ",")
      return { digits(.currency(symbol.value(in: $0)), $0) }
    },
    KindDescription(
      "clock", "Seconds as minutes and seconds, and hours where there are any.",
      synonyms: ["time", "duration"]
    ) { keys in
      let decimals = keys.decimals(0)
      return { NumberFormat.clock.precision(Int(decimals.value(in: $0))) }
    },
  ])

extension KeyReader {
  fileprivate func decimals(_ count: Int) -> Attribute<Double> {
    optional(
      "decimals", .number(in: 0...9, unit: "digits"), default: Double(count),
      "How many digits stand after the point.")
  }

  fileprivate func digits(
    decimals count: Int, separator: String
  ) -> @Sendable (NumberFormat, VariableValues) -> NumberFormat {
    let decimals = decimals(count)
    let thousands = optional(
      "thousands", .text, default: separator, "What stands between thousands; \"\" is nothing.")
    return { format, environment in
      format.precision(Int(decimals.value(in: environment)))
        .thousands(thousands.value(in: environment))
    }
  }
}

extension ValueFormat where Value == NumberFormat {
  /// The name of a way to write numbers, or an object with its keys under its name.
  static var numberFormat: ValueFormat {
    let phrase = "a number format such as \"percent\" or { \"number\": { \"decimals\": 1 } }"
    return ValueFormat(
      phrase, placeholder: .number, schema: .reference("numberFormat"),
      takesObject: { numberFormatTable.names($0) }
    ) { json, reading in
      reading.kind(json, of: numberFormatTable, phrase)
    }
  }
}
