/// A number to four decimals without those that are zero, the same on every machine.
func rounded(_ value: Double) -> String {
  let shifted = (value * 10_000).rounded()
  guard abs(shifted) < 9e15 else { return value.description }
  let number = shifted / 10_000
  return number == number.rounded() ? String(Int(number)) : number.description
}
